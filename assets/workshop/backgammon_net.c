/* Teaches the network that values backgammon positions, by playing against itself.
 *
 *   cc -O3 -march=native -ffast-math -o backgammon_net assets/workshop/backgammon_net.c -lm
 *   ./backgammon_net train OUT GAMES SEED [RATE]     from scratch, or on from OUT if it exists
 *   ./backgammon_net refine OUT POSITIONS SEED RATE  targets averaged over all throws instead of the next one
 *   ./backgammon_net match A B GAMES SEED            A against B, colours in turn; prints wins and points
 *   ./backgammon_net quick A B GAMES SEED            the same, where A ranks positions by its fourth value
 *
 * assets/tables/backgammon.net was taught by 200000 games at rate 0.1, 400000 at 0.05, 300000 at 0.03, 500000 at 0.015,
 * 800000 at 0.006, 800000 at 0.0025, then 400000 positions refined at 0.003: half an hour. It cannot be made again bit for
 * bit, for its fourth value joined after the first 600000 games.
 *
 * Method: temporal differences (Sutton 1988, Tesauro 1995): the value of a position is moved towards the value of the
 * position chosen after the next throw, or the final points. Two networks of one hidden layer: one while the men still
 * have to pass each other, one for the race. No cube. The same file is read by jeux/engine/evaluation/backgammon_net.py.
 *
 * A side's men are 26 counts in its own numbering: 0 off, 1 to 24 the arrows, 25 the bar. Values belong to the player
 * whose throw comes: probability of winning; expected extra stakes won, and lost (gammon 1, backgammon 2), halved; and
 * the expected points, -3 to 3 laid on 0 to 1, which say again in one number what the other three make: a search that
 * only ranks positions works out nothing else.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HIDDEN 80
#define OUTPUTS 4
#define FORMS 4                      /* a man alone, at least two, at least three, each man beyond three */
#define INPUTS (2 * 26 * FORMS)
#define MAX_ACTIVE 128
#define MAX_ENDS 4096

typedef struct { int8_t own[26], adverse[26]; } Board;      /* seen by the player whose throw comes */
typedef struct {
    float first[INPUTS][HIDDEN], bias[HIDDEN], second[OUTPUTS][HIDDEN], out_bias[OUTPUTS];
} Net;
typedef struct { Net contact, race; } Brain;
static int quick;                    /* positions are ranked by the fourth value alone */
typedef struct { int count; int index[MAX_ACTIVE]; float amount[MAX_ACTIVE]; float hidden[HIDDEN]; } Trace;

/* --- chance: xorshift64* --- */
static uint64_t state;
static uint64_t draw(void) {
    state ^= state >> 12; state ^= state << 25; state ^= state >> 27;
    return state * 2685821657736338717ULL;
}
static int die(void) { return 1 + (int)((draw() >> 33) % 6); }
static float small(void) { return ((float)(draw() >> 40) / (1 << 24) - 0.5f) * 0.2f; }

/* --- the network --- */
static int farthest(const int8_t *men) {
    int p = 25;
    while (p && !men[p]) p--;
    return p;
}
static int is_race(const Board *b) { return farthest(b->own) + farthest(b->adverse) < 25; }

static void add_input(Trace *t, int index, float amount) {
    t->index[t->count] = index;
    t->amount[t->count++] = amount;
}
static void inputs(const Board *b, Trace *t) {
    t->count = 0;
    for (int side = 0; side < 2; side++) {
        const int8_t *men = side ? b->adverse : b->own;
        for (int p = 0; p < 26; p++) {
            int n = men[p], at = (side * 26 + p) * FORMS;
            if (!n) continue;
            add_input(t, at + (n >= 2), 1.0f);
            if (n >= 3) add_input(t, at + 2, 1.0f);
            if (n > 3) add_input(t, at + 3, 0.25f * (n - 3));
        }
    }
}
static void evaluate(const Net *net, const Board *b, Trace *t, float *value) {
    float sum[HIDDEN];
    inputs(b, t);
    memcpy(sum, net->bias, sizeof sum);
    for (int i = 0; i < t->count; i++) {
        const float *row = net->first[t->index[i]], amount = t->amount[i];
        for (int j = 0; j < HIDDEN; j++) sum[j] += amount * row[j];
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
        if (k == 3) error *= 4;                           /* a point is a sixth of this scale */
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
static float sum(const float *v) { return 2 * v[0] - 1 + 2 * v[1] - 2 * v[2]; }
static float points(const float *v) { return quick ? 6 * v[3] - 3 : sum(v); }
static void turned(const float *v, float *seen) {
    seen[0] = 1 - v[0];
    seen[1] = v[2];
    seen[2] = v[1];
    seen[3] = (sum(seen) + 3) / 6;
}

/* --- the rules --- */
static const Board START = {
    .own = {[24] = 2, [13] = 5, [8] = 3, [6] = 5}, .adverse = {[24] = 2, [13] = 5, [8] = 3, [6] = 5}};

typedef struct { Board ends[MAX_ENDS]; int count, most; } Turns;

static int may(const Board *b, int origin, int d) {
    int target = origin - d;
    if (!b->own[origin] || (b->own[25] && origin != 25)) return 0;
    if (target > 0) return b->adverse[25 - target] < 2;
    int far = farthest(b->own);
    return far <= 6 && (target == 0 || far == origin);
}
static void move(Board *b, int origin, int d) {
    int target = origin > d ? origin - d : 0;
    b->own[origin]--;
    b->own[target]++;
    if (target && b->adverse[25 - target] == 1) { b->adverse[25 - target] = 0; b->adverse[25]++; }
}
static void keep(Turns *turns, const Board *b, int played) {
    if (played < turns->most) return;
    if (played > turns->most) { turns->most = played; turns->count = 0; }
    for (int i = 0; i < turns->count; i++) if (!memcmp(&turns->ends[i], b, sizeof *b)) return;
    if (turns->count < MAX_ENDS) turns->ends[turns->count++] = *b;
}
static void play_dice(Turns *turns, const Board *b, const int *dice, int left, int from, int played) {
    int moved = 0;
    if (left) for (int origin = from; origin; origin--) if (may(b, origin, *dice)) {
        Board after = *b;
        move(&after, origin, *dice);
        moved = 1;
        /* equal dice: men from far to near, for any order of the same moves gives the same board */
        play_dice(turns, &after, dice + 1, left - 1, left > 1 && dice[1] == *dice ? origin : 25, played + 1);
    }
    if (!moved) keep(turns, b, played);
}
static void all_turns(Turns *turns, const Board *b, int d1, int d2) {
    turns->count = turns->most = 0;
    int large = d1 > d2 ? d1 : d2, small_die = d1 + d2 - large;
    if (d1 == d2) {
        int dice[4] = {d1, d1, d1, d1};
        play_dice(turns, b, dice, 4, 25, 0);
        return;
    }
    int dice[2] = {large, small_die}, turned_dice[2] = {small_die, large};
    play_dice(turns, b, dice, 2, 25, 0);
    int with_larger = turns->most;
    if (with_larger == 1) {          /* the larger die, unless the other order plays both */
        Turns other = {.count = 0, .most = 0};
        play_dice(&other, b, turned_dice, 2, 25, 0);
        if (other.most == 2) *turns = other;
        return;
    }
    play_dice(turns, b, turned_dice, 2, 25, 0);
}
static void hand_over(Board *b) {
    int8_t own[26];
    memcpy(own, b->own, 26);
    memcpy(b->own, b->adverse, 26);
    memcpy(b->adverse, own, 26);
}
/* The value, for the player whose throw comes, of a board where the other has just borne off his last man. */
static void lost(const Board *b, float *value) {
    value[0] = value[1] = 0;
    value[2] = b->own[0] ? 0.0f : 0.5f;
    for (int p = 19; p < 26; p++) if (!b->own[0] && b->own[p]) value[2] = 1.0f;
    value[3] = (sum(value) + 3) / 6;
}
static void value_of(const Brain *brain, const Board *b, Trace *t, float *value) {
    if (b->adverse[0] == 15) lost(b, value);
    else evaluate(is_race(b) ? &brain->race : &brain->contact, b, t, value);
}
/* The end of turn that is worst for the next player; its value, as he sees it. */
static int choose(const Brain *brain, Turns *turns, float *value) {
    static Trace t;
    int best = 0;
    float least = 10;
    for (int i = 0; i < turns->count; i++) {
        float v[OUTPUTS];
        hand_over(&turns->ends[i]);
        value_of(brain, &turns->ends[i], &t, v);
        if (points(v) < least) { least = points(v); best = i; memcpy(value, v, sizeof v); }
    }
    return best;
}

/* --- learning --- */
static Turns turns;

static void opening_dice(int *a, int *b) { do { *a = die(); *b = die(); } while (*a == *b); }

static void self_play(Brain *brain, float rate) {
    Board b = START;
    int d1, d2;
    opening_dice(&d1, &d2);
    while (b.adverse[0] < 15) {
        Trace t;
        float value[OUTPUTS], next[OUTPUTS] = {0}, target[OUTPUTS];
        Net *net = is_race(&b) ? &brain->race : &brain->contact;
        all_turns(&turns, &b, d1, d2);
        int best = choose(brain, &turns, next);
        turned(next, target);
        evaluate(net, &b, &t, value);
        learn(net, &t, value, target, rate);
        b = turns.ends[best];
        d1 = die(); d2 = die();
    }
}
static void refine(Brain *brain, long positions, float rate) {
    long done = 0;
    while (done < positions) {
        Board b = START;
        while (b.adverse[0] < 15) {
            float target[OUTPUTS] = {0}, value[OUTPUTS];
            int follow = (int)(draw() >> 33) % 36, throw = 0;
            Board next = b;
            for (int d1 = 1; d1 <= 6; d1++) for (int d2 = 1; d2 <= d1; d2++) {
                float best[OUTPUTS] = {0}, seen[OUTPUTS], weight = d1 == d2 ? 1 / 36.0f : 2 / 36.0f;
                all_turns(&turns, &b, d1, d2);
                int chosen = choose(brain, &turns, best);
                turned(best, seen);
                for (int k = 0; k < OUTPUTS; k++) target[k] += weight * seen[k];
                throw += d1 == d2 ? 1 : 2;
                if (follow >= 0 && follow < throw) { next = turns.ends[chosen]; follow = -1; }
            }
            Trace t;
            Net *net = is_race(&b) ? &brain->race : &brain->contact;
            evaluate(net, &b, &t, value);
            learn(net, &t, value, target, rate);
            b = next;
            done++;
        }
    }
}
static void match(const Brain *a, const Brain *b, int games, int first_is_quick) {
    int wins = 0;
    float total = 0;
    for (int g = 0; g < games; g++) {
        Board board = START;
        int d1, d2, mover = g & 1;
        opening_dice(&d1, &d2);
        while (board.adverse[0] < 15) {
            float v[OUTPUTS];
            all_turns(&turns, &board, d1, d2);
            quick = first_is_quick && !mover;
            board = turns.ends[choose(mover ? b : a, &turns, v)];
            mover = !mover;
            d1 = die(); d2 = die();
        }
        float v[OUTPUTS];
        lost(&board, v);
        float won = 1 + 2 * v[2];
        if (mover) { wins++; total += won; } else total -= won;
    }
    printf("%d games: the first wins %.1f %%, %+.3f points a game\n", games, 100.0 * wins / games, total / games);
}

/* --- files: two networks, each `first`, `bias`, `second`, `out_bias` as little-endian 32-bit floats --- */
static int load(Brain *brain, const char *name) {
    FILE *file = fopen(name, "rb");
    if (!file) return 0;
    size_t read = fread(brain, sizeof *brain, 1, file);
    fclose(file);
    return read == 1;
}
static void store(const Brain *brain, const char *name) {
    FILE *file = fopen(name, "wb");
    if (!file || fwrite(brain, sizeof *brain, 1, file) != 1) { perror(name); exit(1); }
    fclose(file);
}

int main(int argc, char **argv) {
    static Brain first, second;
    int playing = argc > 1 && (!strcmp(argv[1], "match") || !strcmp(argv[1], "quick"));
    if (argc < (playing ? 6 : 5)) { fprintf(stderr, "usage: see the head of this file\n"); return 2; }
    state = strtoull(argv[playing ? 5 : 4], 0, 10) * 0x9E3779B97F4A7C15ULL + 1;
    if (playing) {
        if (!load(&first, argv[2]) || !load(&second, argv[3])) { fprintf(stderr, "no network\n"); return 1; }
        match(&first, &second, atoi(argv[4]), !strcmp(argv[1], "quick"));
        return 0;
    }
    if (!load(&first, argv[2])) {
        float *weight = (float *)&first;
        for (size_t i = 0; i < sizeof first / sizeof *weight; i++) weight[i] = small();
    }
    float rate = argc > 5 ? (float)atof(argv[5]) : 0.05f;
    if (!strcmp(argv[1], "train")) for (long g = atol(argv[3]); g > 0; g--) self_play(&first, rate);
    else refine(&first, atol(argv[3]), rate);
    store(&first, argv[2]);
    return 0;
}
