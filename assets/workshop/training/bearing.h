/* What the two games of net.h share beside the networks: the inputs of the counts, and the table of bearing off, for each
 * way to hold men on the arrows 6 to 1 the probabilities in 65535ths that 1, 2, … turns or more are needed. */
static void add_counts(Trace *t, const int8_t *men, int at) {
    for (int p = 0; p < 26; p++, at += FORMS) {
        int n = men[p];
        if (!n) continue;
        add_input(t, at + (n >= 2), 1.0f);
        if (n >= 3) add_input(t, at + 2, 1.0f);
        if (n > 3) add_input(t, at + 3, 0.25f * (n - 3));
    }
}
#define BEARING_TURNS 20
static uint16_t bearing[54264][BEARING_TURNS];
static int choices[6][16];
static const uint16_t *bearing_of(const int8_t *men) {
    int row = 0, count = 0;
    for (int i = 0; i < 6; i++) {
        count += men[6 - i];
        row += choices[i][count];
    }
    return bearing[row];
}
/* The probability that the player whose throw comes has borne off first. */
static float first_off(const int8_t *men, const int8_t *other) {
    const uint16_t *own = bearing_of(men), *adverse = bearing_of(other);
    float win = 0;
    for (int n = 0; n < BEARING_TURNS; n++)
        win += (float)(own[n] - (n + 1 < BEARING_TURNS ? own[n + 1] : 0)) * adverse[n];
    return win / (65535.0f * 65535.0f);
}
static void read_bearing(const char *name) {
    static uint8_t packed[1 << 20];
    FILE *file = fopen(name, "rb");
    if (!file) { perror(name); exit(1); }
    uLongf size = sizeof bearing;
    size_t read = fread(packed, 1, sizeof packed, file);
    fclose(file);
    if (uncompress((Bytef *)bearing, &size, packed, read) != Z_OK || size != sizeof bearing) exit(1);
    for (int i = 0; i < 6; i++) for (int men = 1; men < 16; men++) {
        double c = 1;
        for (int k = 0; k <= i; k++) c = c * (men + i - k) / (k + 1);
        choices[i][men] = (int)(c + 0.5);
    }
}
