/* Teaches the networks that value backgammon positions, by playing against themselves.
 *
 *   cc -O3 -march=native -ffast-math -o backgammon_net assets/workshop/training/backgammon_net.c -lm -lz
 *
 * assets/tables/backgammon.net was taught in two stages:
 *
 * 1. A network of 128 hidden units (-DHIDDEN=128) by `train`: 60000 games at rate 0.1 (λ 0.7), 120000 at 0.06 (λ 0.5),
 *    200000 at 0.03 (λ 0.3), then without λ, each time from the mean of the step before: 100000 at 0.012, 150000 at
 *    0.006, 300000 at 0.004, and about 800000 at 0.002: some forty minutes of one core.
 * 2. By `gather` and `fit`, in some eighty minutes of one core. 20000 games of that network and a fit of its own
 *    (40 passes at rate 0.2, λ 0.8) gave one that gathered 100000 games; another of 256 units, begun with each of the
 *    first network's twice and fit like that one, was fit to these (16 passes, rate 0.2, λ 0.92) and gathered 75000
 *    more; 10 passes at rate 0.2, λ 0.92 over the 175000 (8 450 000 positions) gave the network that is used. One fit to
 *    the same games from nothing (14 passes) chooses as well.
 *
 * The verbs are those of net.h. One network each for races, for positions in which a side has few men left to play
 * with, and for all other contact. No cube. Outputs, for the player whose throw comes: the probabilities of winning, of
 * winning a gammon or more, a backgammon, of losing a gammon or more, a backgammon.
 *
 * A side's men are 26 counts in its own numbering: 0 off, 1 to 24 the arrows, 25 the bar. What stands beside the counts
 * is described at `features`; jeux/engine/kernels/games/backgammon.py works out the same inputs.
 */
#include <stdint.h>

#ifndef HIDDEN
#define HIDDEN 256
#endif
#define OUTPUTS 5
#define FORMS 4                      /* a man alone, at least two, at least three, each man beyond three */
#define COUNTS (2 * 26 * FORMS)
#define FEATURES 12
#define INPUTS (COUNTS + 2 * FEATURES)
#define NETS 3
enum { CONTACT, RACE, CRASHED };

typedef struct { int8_t own[26], adverse[26]; } Board;
static void export_net(const void *brain, const char *name);
#include "net.h"
#include "bearing.h"

/* --- inputs --- */
static const float SCALE[FEATURES] = {1 / 32.f, 1 / 18.f, 1 / 16.f, 1 / 18.f, 1 / 18.f, 1 / 18.f,
                                      1 / 20.f, 1 / 32.f, 1 / 32.f, 1 / 32.f, 1 / 4.f,  1 / 8.f};
static uint8_t escapes[4096];        /* by the arrows held 1 to 12 ahead: how many of 36 throws get a man past them */

typedef struct {
    uint32_t held, made, alone;      /* bit p for arrow p, 25 for the bar */
    uint32_t seen_held, seen_made, seen_alone;   /* the arrows in the numbering of the other side */
    int farthest, pips, bar;
} Side;

static void make_escapes(void) {
    for (int held = 0; held < 4096; held++) for (int a = 1; a <= 6; a++) for (int b = 1; b <= a; b++) {
        int past = !(held >> (a + b - 1) & 1) && !((held >> (a - 1) & 1) && (held >> (b - 1) & 1));
        escapes[held] += past * (a == b ? 1 : 2);
    }
}
static void look(const int8_t *men, Side *s) {
    memset(s, 0, sizeof *s);
    for (int p = 1; p < 26; p++) {
        int n = men[p];
        if (!n) continue;
        s->farthest = p;
        s->pips += n * p;
        s->held |= 1u << p;
        if (p == 25) { s->bar = n; continue; }
        s->seen_held |= 1u << (25 - p);
        if (n == 1) { s->alone |= 1u << p; s->seen_alone |= 1u << (25 - p); }
        else { s->made |= 1u << p; s->seen_made |= 1u << (25 - p); }
    }
}
/* The lone men of the other side that a throw can hit, by their arrows in the hitter's numbering. */
static uint32_t hit_by(const Side *hitter, const Side *victim, int a, int b) {
    uint32_t free = ~victim->seen_made, men = hitter->held, bar = 1u << 25, reached = 0, now;
    if (a == b) {
        int left = 4;
        now = men;
        if (hitter->bar) {
            now = (bar >> a) & free;
            reached = now;
            left = now ? 4 - hitter->bar : 0;
            now |= men ^ bar;
        }
        for (; left > 0; left--) { now = (now >> a) & free; reached |= now; }
    } else if (hitter->bar > 1) {
        reached = bar >> a | bar >> b;
    } else if (hitter->bar) {
        uint32_t first = (bar >> a) & free, second = (bar >> b) & free;
        if (first) reached |= first | ((men ^ bar) | first) >> b;
        if (second) reached |= second | ((men ^ bar) | second) >> a;
    } else {
        uint32_t first = (men >> a) & free, second = (men >> b) & free;
        reached = first | second | first >> b | second >> a;
    }
    return reached & victim->seen_alone;
}
/* Throws of 36 that get a man past the arrows that the other side holds ahead of him. */
static int freed(const Side *other, int arrow) { return escapes[other->made >> (26 - arrow) & 4095]; }

/* What a look at the board tells about a side: its pips; throws of 36 that hit one of its lone men, what they cost; how
 * hard it is to enter; how its last man gets away, the hardest place in front of him, and its square; how its men move;
 * pips until it has passed the other; pips it can play before its home breaks; men still behind; men out of play. */
static void features(const int8_t *men, const Side *own, const Side *other, int *found) {
    int hits = 0, loss = 0, closed = __builtin_popcount(other->made & 126), hardest = 36, room = 0, passing = 0, spare = 0;
    int behind = 0, last = 25 - other->farthest;
    if (own->alone) for (int a = 1; a <= 6; a++) for (int b = 1; b <= a; b++) {
        uint32_t hit = hit_by(other, own, a, b);
        if (!hit) continue;
        hits += a == b ? 1 : 2;
        loss += (31 - __builtin_clz(hit)) * (a == b ? 1 : 2);
    }
    for (int p = own->farthest; p > 6; p--) {
        int out = freed(other, p);
        if (out < hardest) hardest = out;
        if (!men[p]) continue;
        room += (p - 6) * men[p] * out;
        if (p > last) passing += (p - last) * men[p];
        if (p < 19) spare += (p - 6) * men[p]; else behind += men[p];
    }
    for (int p = 6; p > last; p--) passing += (p - last) * men[p];
    int held = 36 - hardest;
    int all[FEATURES] = {own->pips >> 1, hits, loss >> 4, closed * closed, freed(other, own->farthest), held, held * held >> 5,
                         room >> 7, passing >> 1, spare >> 1, behind, men[0] + men[1] + men[2]};
    memcpy(found, all, sizeof all);
}
static void inputs(const Board *b, Trace *t) {
    Side own, adverse;
    int found[FEATURES];
    look(b->own, &own);
    look(b->adverse, &adverse);
    add_counts(t, b->own, 0);
    add_counts(t, b->adverse, 26 * FORMS);
    features(b->own, &own, &adverse, found);
    for (int i = 0; i < FEATURES; i++) if (found[i]) add_input(t, COUNTS + i, SCALE[i] * found[i]);
    features(b->adverse, &adverse, &own, found);
    for (int i = 0; i < FEATURES; i++) if (found[i]) add_input(t, COUNTS + FEATURES + i, SCALE[i] * found[i]);
}
static int farthest(const int8_t *men) {
    int p = 25;
    while (p && !men[p]) p--;
    return p;
}
static int crashed(const int8_t *men) { return 15 - men[0] - men[1] - men[2] <= 6; }
static int class_of(const Board *b) {
    if (farthest(b->own) + farthest(b->adverse) < 25) return RACE;
    return crashed(b->own) || crashed(b->adverse) ? CRASHED : CONTACT;
}

/* --- values --- */
static float points(const float *v) { return 2 * v[0] - 1 + v[1] + v[2] - v[3] - v[4]; }
static void turned(const float *v, float *seen) {
    float all[OUTPUTS] = {1 - v[0], v[3], v[4], v[1], v[2]};
    memcpy(seen, all, sizeof all);
}
static int over(const Board *b) { return b->adverse[0] == 15; }
static float stakes(const Board *b) {
    if (b->own[0]) return 1;
    for (int p = 19; p < 26; p++) if (b->own[p]) return 3;
    return 2;
}
static int known(const Board *b, float *value) {
    memset(value, 0, OUTPUTS * sizeof *value);
    if (over(b)) {
        float won = stakes(b);
        value[3] = won > 1;
        value[4] = won > 2;
        return 1;
    }
    if (!b->own[0] || !b->adverse[0] || farthest(b->own) > 6 || farthest(b->adverse) > 6) return 0;
    value[0] = first_off(b->own, b->adverse);
    return 1;
}

/* --- the rules --- */
static const Board START = {
    .own = {[24] = 2, [13] = 5, [8] = 3, [6] = 5}, .adverse = {[24] = 2, [13] = 5, [8] = 3, [6] = 5}};
static uint64_t name[2][26];

static int may(const Board *b, int far, int origin, int d) {
    int target = origin - d;
    if (!b->own[origin] || (b->own[25] && origin != 25)) return 0;
    if (target > 0) return b->adverse[25 - target] < 2;
    return far <= 6 && (target == 0 || far == origin);
}
static uint64_t move(Board *b, uint64_t key, int origin, int d) {
    int target = origin > d ? origin - d : 0;
    b->own[origin]--;
    b->own[target]++;
    key += name[0][target] - name[0][origin];
    if (target && b->adverse[25 - target] == 1) {
        b->adverse[25 - target] = 0;
        b->adverse[25]++;
        key += name[1][25] - name[1][25 - target];
    }
    return key;
}
static void play_dice(Turns *turns, const Board *b, uint64_t key, const int *dice, int left, int from, int played) {
    int moved = 0, far = farthest(b->own);
    if (left) for (int origin = from < far ? from : far; origin; origin--) if (may(b, far, origin, *dice)) {
        Board after = *b;
        uint64_t next = move(&after, key, origin, *dice);
        moved = 1;
        /* equal dice: men from far to near, for any order of the same moves gives the same board */
        play_dice(turns, &after, next, dice + 1, left - 1, left > 1 && dice[1] == *dice ? origin : 25, played + 1);
    }
    if (!moved) keep(turns, b, key, played);
}
static void all_turns(Turns *turns, const Board *b, int d1, int d2) {
    turns->count = turns->most = 0;
    int large = d1 > d2 ? d1 : d2, small_die = d1 + d2 - large;
    if (d1 == d2) {
        int dice[4] = {d1, d1, d1, d1};
        play_dice(turns, b, 0, dice, 4, 25, 0);
        return;
    }
    int dice[2] = {large, small_die}, turned_dice[2] = {small_die, large};
    play_dice(turns, b, 0, dice, 2, 25, 0);
    if (turns->most == 1) {          /* the larger die, unless the other order plays both */
        static Turns other;
        other.count = other.most = 0;
        play_dice(&other, b, 0, turned_dice, 2, 25, 0);
        if (other.most == 2) *turns = other;
        return;
    }
    play_dice(turns, b, 0, turned_dice, 2, 25, 0);
}
static void hand_over(Board *b) {
    int8_t own[26];
    memcpy(own, b->own, 26);
    memcpy(b->own, b->adverse, 26);
    memcpy(b->adverse, own, 26);
}
static void begin(Board *b, int *d1, int *d2) {
    *b = START;
    do { *d1 = die(); *d2 = die(); } while (*d1 == *d2);
}

/* --- files --- */
static void export_net(const void *brain, const char *name) { export_brain(brain, name, COUNTS, 0.25f, FEATURES, SCALE); }
int main(int argc, char **argv) {
    make_escapes();
    read_bearing("assets/tables/bearoff.bin");
    state = 20;
    for (int side = 0; side < 2; side++) for (int p = 0; p < 26; p++) name[side][p] = draw();
    return run(argc, argv);
}
