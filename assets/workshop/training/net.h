/* What the makers of networks for games of thrown dice share: chance, one network, its learning, games against itself.
 *
 * A game is a file that names HIDDEN, OUTPUTS, INPUTS, NETS, defines its Board and START, then includes this one and
 * fills in the functions declared under «the game». A position is seen by the player whose throw comes.
 *
 *   PROGRAM train OUT GAMES SEED RATE [LAMBDA]     from scratch, or on from OUT if it exists
 *                                                  (OUT.mean holds the mean of the latest networks, which plays better)
 *   PROGRAM gather A FILE GAMES SEED               plays games of A and adds their positions to a file
 *   PROGRAM fit OUT FILE PASSES RATE LAMBDA        learns from such a file, so many times over, at a falling rate;
 *                                                  from scratch, or on from OUT if it exists
 *   PROGRAM match A B GAMES SEED                   A against B, colours in turn; prints wins and points
 *   PROGRAM speed A                                positions valued in a second
 *   PROGRAM export A ASSET                         the file that the game plays with, in units of 2^-16
 *
 * Method: temporal differences (Sutton 1988, Tesauro 1995) with the returns of λ reckoned backwards once a game is
 * over: the value of a position is moved towards a mean of the values of those that followed it. `train` does so while
 * it plays. `gather` takes the luck out of what followed: it looks at all the throws of each position, and what the one
 * that fell was better than their mean is not counted, so that λ may be large without much noise.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <zlib.h>

#define MAX_ACTIVE 160
#define MAX_ENDS 4096
#define MAX_TURNS 2000
#define STRAY 12
#define UNIT 65536.0f

#define LANES 16
#define WIDE (HIDDEN / LANES)
typedef float Wide __attribute__((vector_size(4 * LANES), aligned(4)));   /* the compiler cuts it to what the machine has */
typedef struct {
    float first[INPUTS][HIDDEN], bias[HIDDEN], second[OUTPUTS][HIDDEN], out_bias[OUTPUTS];
} Net;
typedef struct { Net of[NETS]; } Brain;
typedef struct { int count; int index[MAX_ACTIVE]; float amount[MAX_ACTIVE]; float hidden[HIDDEN]; } Trace;
typedef struct { Board board[MAX_ENDS]; uint64_t key[MAX_ENDS]; int count, most; } Turns;

/* --- the game --- */
static void all_turns(Turns *turns, const Board *b, int d1, int d2);      /* ends, seen by the player who throws */
static void hand_over(Board *b);
static int over(const Board *b);                                         /* the other has just borne off his last man */
static int known(const Board *b, float *value);                          /* a value that needs no network */
static int class_of(const Board *b);
static void inputs(const Board *b, Trace *t);
static float points(const float *value);
static void turned(const float *value, float *seen);
static void begin(Board *b, int *d1, int *d2);
static float stakes(const Board *b);                                      /* of a game that is over */

/* --- chance: xorshift64* --- */
static uint64_t state;
static uint64_t draw(void) {
    state ^= state >> 12; state ^= state << 25; state ^= state >> 27;
    return state * 2685821657736338717ULL;
}
static int die(void) { return 1 + (int)((draw() >> 33) % 6); }
static float small(void) { return ((float)(draw() >> 40) / (1 << 24) - 0.5f) * 0.2f; }

/* --- the network --- */
static void add_input(Trace *t, int index, float amount) {
    t->index[t->count] = index;
    t->amount[t->count++] = amount;
}
static void evaluate(const Net *net, const Board *b, Trace *t, float *value) {
    Wide wide[WIDE];
    const float *sum = (const float *)wide;
    t->count = 0;
    inputs(b, t);
    memcpy(wide, net->bias, sizeof wide);
    for (int i = 0; i < t->count; i++) {
        const Wide *row = (const Wide *)net->first[t->index[i]];
        const float amount = t->amount[i];
        for (int j = 0; j < WIDE; j++) wide[j] += amount * row[j];
    }
    for (int j = 0; j < HIDDEN; j++) t->hidden[j] = 1.0f / (1.0f + expf(-sum[j]));
    for (int k = 0; k < OUTPUTS; k++) {
        float out = net->out_bias[k];
        for (int j = 0; j < HIDDEN; j++) out += net->second[k][j] * t->hidden[j];
        value[k] = 1.0f / (1.0f + expf(-out));
    }
}
static void learn(Net *net, const Trace *t, const float *value, const float *target, float rate) {
    float back[HIDDEN] = {0};
    for (int k = 0; k < OUTPUTS; k++) {
        float error = rate * (target[k] - value[k]);      /* cross entropy: no slope of the output */
        for (int j = 0; j < HIDDEN; j++) {
            back[j] += error * net->second[k][j];
            net->second[k][j] += error * t->hidden[j];
        }
        net->out_bias[k] += error;
    }
    for (int j = 0; j < HIDDEN; j++) {
        back[j] *= t->hidden[j] * (1.0f - t->hidden[j]);
        net->bias[j] += back[j];
    }
    for (int i = 0; i < t->count; i++) {
        float *row = net->first[t->index[i]], amount = t->amount[i];
        for (int j = 0; j < HIDDEN; j++) row[j] += amount * back[j];
    }
}
static void value_of(const Brain *brain, const Board *b, Trace *t, float *value) {
    if (!known(b, value)) evaluate(&brain->of[class_of(b)], b, t, value);
}
static void keep(Turns *turns, const Board *b, uint64_t key, int played) {
    if (played < turns->most) return;
    if (played > turns->most) { turns->most = played; turns->count = 0; }
    int same = 0;
    for (int i = 0; i < turns->count; i++) same |= turns->key[i] == key;
    if (same || turns->count == MAX_ENDS) return;
    turns->key[turns->count] = key;
    turns->board[turns->count++] = *b;
}
/* The end of turn that is worst for the next player; its value, as he sees it. */
static int choose(const Brain *brain, Turns *turns, float *value) {
    static Trace t;
    int best = 0;
    float least = 1e9f;
    for (int i = 0; i < turns->count; i++) {
        float v[OUTPUTS];
        hand_over(&turns->board[i]);
        value_of(brain, &turns->board[i], &t, v);
        if (points(v) < least) { least = points(v); best = i; memcpy(value, v, sizeof v); }
    }
    return best;
}

/* --- learning --- */
static Turns turns;

static void self_play(Brain *brain, float rate, float lambda) {
    static Board line[MAX_TURNS];
    static float seen[MAX_TURNS][OUTPUTS];
    Board b;
    int d1, d2, length = 0;
    float value[OUTPUTS], target[OUTPUTS];
    begin(&b, &d1, &d2);
    while (!known(&b, target) && length < MAX_TURNS) {
        line[length] = b;
        all_turns(&turns, &b, d1, d2);
        int best = choose(brain, &turns, value);
        memcpy(seen[length++], value, sizeof value);
        b = turns.board[best];
        d1 = die(); d2 = die();
    }
    if (length == MAX_TURNS) return;
    for (int i = length - 1; i >= 0; i--) {
        Trace t;
        float after[OUTPUTS];
        for (int k = 0; k < OUTPUTS; k++) target[k] = lambda * target[k] + (1 - lambda) * seen[i][k];
        turned(target, after);
        memcpy(target, after, sizeof target);
        Net *net = &brain->of[class_of(&line[i])];
        evaluate(net, &line[i], &t, value);
        learn(net, &t, value, target, rate);
    }
}
/* Follow the weights slowly, over some 30000 games: their mean plays better than they do (Polyak 1992). */
static void drift(Brain *mean, const Brain *now) {
    float *slow = (float *)mean;
    const float *fast = (const float *)now;
    for (size_t i = 0; i < sizeof *mean / sizeof *slow; i++) slow[i] += 0.0005f * (fast[i] - slow[i]);
}
/* --- learning from games that were kept --- */
typedef struct {
    Board board;
    uint16_t mean[OUTPUTS], seen[OUTPUTS];   /* over all throws; after the throw that fell, as the other sees it */
    uint8_t last;
} Record;

/* The value of a position as the mean over all throws of the best turn; the turn of one throw is put into `next`. */
static void looked(const Brain *brain, const Board *b, int d1, int d2, float *mean, float *seen, Board *next) {
    memset(mean, 0, OUTPUTS * sizeof *mean);
    for (int a = 1; a <= 6; a++) for (int c = 1; c <= a; c++) {
        float best[OUTPUTS], after[OUTPUTS], weight = a == c ? 1 / 36.0f : 2 / 36.0f;
        all_turns(&turns, b, a, c);
        int chosen = choose(brain, &turns, best);
        turned(best, after);
        for (int k = 0; k < OUTPUTS; k++) mean[k] += weight * after[k];
        if ((a == d1 && c == d2) || (a == d2 && c == d1)) {
            *next = turns.board[chosen];
            memcpy(seen, best, sizeof best);
        }
    }
}

/* Play a game and keep its positions. One in four begins with some turns by lot, for positions that good players avoid
 * are met all the same; what comes before the last of them is not kept. */
static void gather(const Brain *brain, FILE *file) {
    static Record line[MAX_TURNS];
    Board b;
    int d1, d2, length = 0;
    float mean[OUTPUTS], value[OUTPUTS];
    begin(&b, &d1, &d2);
    int stray = draw() >> 33 & 3 ? 0 : 1 + (int)((draw() >> 33) % STRAY);
    while (!known(&b, value) && length < MAX_TURNS) {
        if (stray > 0) {
            stray--;
            all_turns(&turns, &b, d1, d2);
            b = turns.board[(draw() >> 33) % (uint64_t)turns.count];
            hand_over(&b);
        } else {
            Record *now = &line[length++];
            now->board = b;
            now->last = 0;
            looked(brain, &now->board, d1, d2, mean, value, &b);
            for (int k = 0; k < OUTPUTS; k++) now->mean[k] = (uint16_t)lrintf(65535 * mean[k]);
            for (int k = 0; k < OUTPUTS; k++) now->seen[k] = (uint16_t)lrintf(65535 * value[k]);
        }
        d1 = die();
        d2 = die();
    }
    if (!length || length == MAX_TURNS) return;
    line[length - 1].last = 1;
    if (fwrite(line, sizeof *line, (size_t)length, file) != (size_t)length) { perror("games"); exit(1); }
}
static long read_records(const char *name, Record **records) {
    FILE *file = fopen(name, "rb");
    if (!file) { perror(name); exit(1); }
    fseek(file, 0, SEEK_END);
    size_t count = (size_t)ftell(file) / sizeof(Record);
    rewind(file);
    *records = malloc(count * sizeof **records);
    if (!*records || fread(*records, sizeof **records, count, file) != count) { perror(name); exit(1); }
    fclose(file);
    return (long)count;
}
/* What each position should be worth: its mean over all throws, and λ times what the next one turned out to be worth
 * beyond what was seen of it. */
static void find_targets(const Record *records, long count, float lambda, float (*targets)[OUTPUTS]) {
    float beyond[OUTPUTS], zero[OUTPUTS] = {0}, level[OUTPUTS];
    turned(zero, level);
    for (long i = count - 1; i >= 0; i--) {
        const Record *now = &records[i];
        int last = now->last || i == count - 1;
        for (int k = 0; k < OUTPUTS; k++) beyond[k] = last ? 0 : targets[i + 1][k] - now->seen[k] / 65535.0f;
        turned(beyond, targets[i]);
        for (int k = 0; k < OUTPUTS; k++) targets[i][k] = now->mean[k] / 65535.0f + lambda * (targets[i][k] - level[k]);
    }
}
static void fit(Brain *brain, const char *name, float passes, float rate, float lambda) {
    Record *records;
    long count = read_records(name, &records), steps = (long)(passes * count);
    float (*targets)[OUTPUTS] = malloc((size_t)count * sizeof *targets), value[OUTPUTS];
    if (!targets) { perror(name); exit(1); }
    find_targets(records, count, lambda, targets);
    Trace t;
    for (long step = 0; step < steps; step++) {
        long i = (long)(draw() % (uint64_t)count);
        Net *net = &brain->of[class_of(&records[i].board)];
        evaluate(net, &records[i].board, &t, value);
        learn(net, &t, value, targets[i], rate * (1 - (float)step / steps));
    }
    printf("%ld positions\n", count);
}
static void match(const Brain *a, const Brain *b, int games) {
    int wins = 0;
    double total = 0, squares = 0;
    for (int g = 0; g < games; g++) {
        Board board;
        int d1, d2, mover = g & 1;
        begin(&board, &d1, &d2);
        while (!over(&board)) {
            float v[OUTPUTS];
            all_turns(&turns, &board, d1, d2);
            board = turns.board[choose(mover ? b : a, &turns, v)];
            mover = !mover;
            d1 = die(); d2 = die();
        }
        float won = stakes(&board);
        if (mover) wins++; else won = -won;
        total += won;
        squares += won * won;
    }
    double mean = total / games;
    printf("%d games: the first wins %.1f %%, %+.4f points a game (error %.4f)\n", games, 100.0 * wins / games, mean,
           sqrt((squares / games - mean * mean) / games));
}
static void speed(const Brain *brain) {
    clock_t start = clock();
    long done = 0;
    while (clock() - start < CLOCKS_PER_SEC) {
        Board b;
        int d1, d2;
        begin(&b, &d1, &d2);
        while (!over(&b)) {
            float v[OUTPUTS];
            all_turns(&turns, &b, d1, d2);
            b = turns.board[choose(brain, &turns, v)];
            done += turns.count;
            d1 = die(); d2 = die();
        }
    }
    printf("%ld positions a second\n", done);
}

/* --- files --- */
static int load(Brain *brain, const char *name) {
    FILE *file = fopen(name, "rb");
    if (!file) return 0;
    size_t read = fread(brain, sizeof *brain, 1, file);
    fclose(file);
    return read == 1;
}
static void store(const void *data, size_t size, const char *name) {
    char draft[1024];
    snprintf(draft, sizeof draft, "%s.new", name);
    FILE *file = fopen(draft, "wb");
    if (!file || fwrite(data, size, 1, file) != 1) { perror(draft); exit(1); }
    fclose(file);
    rename(draft, name);
}
/* For each network the rows of the first layer in what one unit of an input adds, its bias, the second layer, its bias. */
static void export_brain(const Brain *brain, const char *name, int counts, float beyond, int features, const float *scale) {
    static int32_t whole[sizeof(Brain) / sizeof(float)];
    const float *weight = (const float *)brain;
    for (size_t i = 0; i < sizeof *brain / sizeof *weight; i++) {
        int row = (int)(i % (sizeof(Net) / sizeof *weight) / HIDDEN);
        float unit = UNIT;
        if (row < counts) unit *= row % FORMS == FORMS - 1 ? beyond : 1;
        else if (row < counts + 2 * features) unit *= scale[(row - counts) % features];
        whole[i] = (int32_t)lrintf(weight[i] * unit);
    }
    static uint8_t packed[2 * sizeof whole];
    uLongf size = sizeof packed;
    if (compress2(packed, &size, (const Bytef *)whole, sizeof whole, 9) != Z_OK) exit(1);
    store(packed, size, name);
}
static int run(int argc, char **argv) {
    static Brain first, second;
    if (argc < 3) { fprintf(stderr, "usage: see the head of net.h\n"); return 2; }
    const char *verb = argv[1];
    int there = load(&first, argv[2]);
    int seeded = !strcmp(verb, "match") || !strcmp(verb, "gather") ? 5 : 4;
    state = strtoull(argc > seeded && strcmp(verb, "fit") ? argv[seeded] : "1", 0, 10) * 0x9E3779B97F4A7C15ULL + 1;
    for (int i = 0; i < 20; i++) draw();
    int learns = !strcmp(verb, "train") || !strcmp(verb, "fit");
    float *weight = (float *)&first;
    for (size_t i = 0; learns && !there && i < sizeof first / sizeof *weight; i++) weight[i] = small();
    if (!strcmp(verb, "train") && argc > 5) {
        float lambda = argc > 6 ? (float)atof(argv[6]) : 0;
        long games = atol(argv[3]);
        second = first;
        for (long g = 1; g <= games; g++) {
            self_play(&first, (float)atof(argv[5]), lambda);
            if (g % 16 == 0) drift(&second, &first);
            if (g % 20000 == 0 || g == games) {
                char mean[1024];
                snprintf(mean, sizeof mean, "%s.mean", argv[2]);
                store(&first, sizeof first, argv[2]);
                store(&second, sizeof second, mean);
            }
        }
        return 0;
    }
    if (!there && !learns) { fprintf(stderr, "no network\n"); return 1; }
    if (!strcmp(verb, "gather") && argc > 5) {
        FILE *file = fopen(argv[3], "ab");
        if (!file) { perror(argv[3]); return 1; }
        for (long g = atol(argv[4]); g > 0; g--) gather(&first, file);
        fclose(file);
    } else if (!strcmp(verb, "fit") && argc > 6) {
        fit(&first, argv[3], (float)atof(argv[4]), (float)atof(argv[5]), (float)atof(argv[6]));
        store(&first, sizeof first, argv[2]);
    } else if (!strcmp(verb, "match") && argc > 5 && load(&second, argv[3])) {
        match(&first, &second, atoi(argv[4]));
    } else if (!strcmp(verb, "speed")) {
        speed(&first);
    } else if (!strcmp(verb, "export") && argc > 3) {
        export_net(&first, argv[3]);
    } else {
        fprintf(stderr, "usage: see the head of net.h\n");
        return 2;
    }
    return 0;
}
