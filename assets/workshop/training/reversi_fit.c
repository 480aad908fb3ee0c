/* Teaches the weights of the patterns of Reversi to give the margins of played games (least squares).
 *
 *   cc -O3 -march=native -o reversi_fit assets/workshop/training/reversi_fit.c
 *   ./reversi_fit LAYOUT POSITIONS WEIGHTS ROUNDS RIDGE
 *
 * Started by reversi_values.py, which writes the two files and reads the third:
 * LAYOUT     int32: phases, kinds, for each kind its first weight; patterns, for each its kind, length and squares; for
 *            each kind of a phase the weight that shares its value (mirrors of edges, rows, diagonals and corners)
 * POSITIONS  records of 24 bytes: the discs of the player to decide, those of the other, margin in discs (float), 4 unused
 * WEIGHTS    float32, read if it exists: those of each phase, then one for each number of empty squares
 *
 * A position also teaches the phases beside its own. Every tenth thousand of positions (some games) is held back
 * and only measures the error. The phases are fitted from the last to the first, each near to its weights before or,
 * where there are none, to those of the one after it (ridge on the difference), by conjugate gradients (Hestenes and Stiefel 1952) preconditioned by the diagonal.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_PATTERNS 64
#define BLEND 6                      /* discs beyond its phase that a position still teaches */
#define EMPTIES 65                   /* after the weights of the patterns of a phase, one for each number of empty squares */
typedef struct { uint64_t own, adverse; float margin; uint32_t unused; } Record;

static int phases, kinds, total, patterns;
static int begin[32], kind[MAX_PATTERNS], length[MAX_PATTERNS], square[MAX_PATTERNS][16], *shared;

static void *must(void *p, const char *what) {
    if (!p) { fprintf(stderr, "%s\n", what); exit(1); }
    return p;
}

static void read_layout(const char *path) {
    FILE *f = must(fopen(path, "rb"), path);
    int32_t n, v[2];
    if (fread(v, 4, 2, f) != 2) exit(1);
    phases = v[0]; kinds = v[1];
    if (fread(begin, 4, kinds + 1, f) != (size_t)kinds + 1 || fread(&n, 4, 1, f) != 1) exit(1);
    total = begin[kinds]; patterns = n;
    for (int i = 0; i < patterns; i++) {
        if (fread(v, 4, 2, f) != 2) exit(1);
        kind[i] = v[0]; length[i] = v[1];
        if (fread(square[i], 4, length[i], f) != (size_t)length[i]) exit(1);
    }
    shared = must(malloc(4 * total), "memory");
    if (fread(shared, 4, total, f) != (size_t)total) exit(1);
    fclose(f);
}

static int discs_left(const Record *r) { return 64 - __builtin_popcountll(r->own | r->adverse); }

/* The weights that a position uses within a phase: each pattern read in base three, 1 its own discs, centre nothing. */
static void indices(const Record *r, int32_t *out) {
    out[patterns] = total + discs_left(r);
    for (int i = 0; i < patterns; i++) {
        int power = 1, seen = 0, half = 0;
        for (int j = 0; j < length[i]; j++, power *= 3) {
            seen += power * ((int)(r->own >> square[i][j] & 1) - (int)(r->adverse >> square[i][j] & 1));
            half += power;
        }
        out[i] = shared[begin[kind[i]] + half + seen];
    }
}

static int phase_of(int discs) {
    int p = (discs - 4) / 4;
    return p < 0 ? 0 : p >= phases ? phases - 1 : p;
}

typedef struct { int32_t *used; Record *records; int64_t count, taught; uint32_t *mine; int size; float ridge, *seen; } Fit;

static int held_back(int64_t i) { return i / 1000 % 10 == 9; }

static float guess(const Fit *fit, int64_t i, const float *w) {
    const int32_t *used = fit->used + i * (patterns + 1);
    float sum = 0;
    for (int j = 0; j <= patterns; j++) sum += w[used[j]];
    return sum;
}

static void choose(Fit *fit, int phase) {
    int low = 4 + 4 * phase, high = low + 3;
    fit->taught = 0;
    memset(fit->seen, 0, 4 * fit->size);
    for (int64_t i = 0; i < fit->count; i++) {
        int discs = 64 - discs_left(&fit->records[i]);
        if (discs < low - BLEND || discs > high + BLEND || held_back(i)) continue;
        fit->mine[fit->taught++] = (uint32_t)i;
        for (int j = 0; j <= patterns; j++) fit->seen[fit->used[i * (patterns + 1) + j]]++;
    }
}

/* Adds to `out` the share of a position's number in each of its weights. */
static void spread(const Fit *fit, int64_t i, float number, float *out) {
    const int32_t *used = fit->used + i * (patterns + 1);
    for (int j = 0; j <= patterns; j++) out[used[j]] += number;
}

static double dot(const float *a, const float *b, int size) {
    double sum = 0;
    for (int j = 0; j < size; j++) sum += (double)a[j] * b[j];
    return sum;
}

/* One phase, from weights `w` on, to which they stay near. */
static void fit_phase(Fit *fit, float *w, int rounds) {
    int size = fit->size;
    float *rest = must(calloc(4 * size, 4), "memory"), *near = rest + size, *way = near + size, *image = way + size;
    for (int64_t k = 0; k < fit->taught; k++) {
        int64_t i = fit->mine[k];
        spread(fit, i, fit->records[i].margin - guess(fit, i, w), rest);
    }
    double before = 0;
    for (int round = 0; round < rounds && fit->taught; round++) {
        for (int j = 0; j < size; j++) near[j] = rest[j] / (fit->seen[j] + fit->ridge);
        double now = dot(rest, near, size), share = round ? now / before : 0;
        before = now;
        for (int j = 0; j < size; j++) { way[j] = near[j] + (float)share * way[j]; image[j] = fit->ridge * way[j]; }
        for (int64_t k = 0; k < fit->taught; k++) spread(fit, fit->mine[k], guess(fit, fit->mine[k], way), image);
        float step = (float)(now / (dot(way, image, size) + 1e-30));
        for (int j = 0; j < size; j++) { w[j] += step * way[j]; rest[j] -= step * image[j]; }
    }
    free(rest);
}

static void tell(const Fit *fit, int phase, const float *w) {
    double seen[2] = {0}, squares[2] = {0};
    for (int64_t i = 0; i < fit->count; i++) {
        if (phase_of(64 - discs_left(&fit->records[i])) != phase) continue;
        double error = fit->records[i].margin - guess(fit, i, w);
        seen[held_back(i)]++; squares[held_back(i)] += error * error;
    }
    printf("phase %2d: %8.0f positions, error %6.2f taught, %6.2f held back\n", phase, seen[0],
           sqrt(squares[0] / (seen[0] + 1e-9)), sqrt(squares[1] / (seen[1] + 1e-9)));
    fflush(stdout);
}

static void read_positions(Fit *fit, const char *path) {
    FILE *f = must(fopen(path, "rb"), path);
    fseek(f, 0, SEEK_END);
    fit->count = ftell(f) / (long)sizeof(Record);
    rewind(f);
    fit->records = must(malloc(fit->count * sizeof(Record)), "memory");
    if (fread(fit->records, sizeof(Record), fit->count, f) != (size_t)fit->count) exit(1);
    fclose(f);
    fit->used = must(malloc(fit->count * (patterns + 1) * 4), "memory");
    fit->mine = must(malloc(fit->count * 4), "memory");
    for (int64_t i = 0; i < fit->count; i++) indices(&fit->records[i], fit->used + i * (patterns + 1));
}

int main(int argc, char **argv) {
    if (argc != 6) { fprintf(stderr, "see the head of the source\n"); return 1; }
    read_layout(argv[1]);
    Fit fit = {.size = total + EMPTIES, .ridge = (float)atof(argv[5])};
    read_positions(&fit, argv[2]);
    fit.seen = must(calloc(fit.size, 4), "memory");
    float *w = must(calloc(fit.size, 4), "memory"), *all = must(calloc((int64_t)phases * total + EMPTIES, 4), "memory");
    FILE *f = fopen(argv[3], "rb");
    int known = f != NULL;
    if (known && (fread(all, 4, (int64_t)phases * total + EMPTIES, f) == 0 || fclose(f))) return 1;
    memcpy(w + total, all + (int64_t)phases * total, 4 * EMPTIES);
    for (int p = phases - 1; p >= 0; p--) {
        if (known) memcpy(w, all + (int64_t)p * total, 4 * total);
        choose(&fit, p);
        fit_phase(&fit, w, atoi(argv[4]));
        tell(&fit, p, w);
        memcpy(all + (int64_t)p * total, w, 4 * total);
        for (int e = 0; e < EMPTIES; e++) if (phase_of(64 - e) == p) all[(int64_t)phases * total + e] = w[total + e];
    }
    f = must(fopen(argv[3], "wb"), argv[3]);
    fwrite(all, 4, (int64_t)phases * total + EMPTIES, f);
    return fclose(f) != 0;
}
