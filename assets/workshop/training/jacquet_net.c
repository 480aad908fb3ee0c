/* Teaches the networks that value Jacquet positions, by playing against themselves under the booklet's limit.
 *
 *   cc -O3 -march=native -ffast-math -o jacquet_net assets/workshop/training/jacquet_net.c -lm -lz
 *
 * assets/tables/jacquet.net was taught in two stages:
 *
 * 1. By `train`: 40000 games at rate 0.1 (λ 0.7), 60000 at 0.05 (λ 0.3), then without λ, from the mean of the step before,
 *    80000 at 0.015 and 60000 at 0.005: five minutes of one core.
 * 2. By `gather` and `fit`, always at rate 0.2, λ 0.8, in some half an hour of one core: 6000 games and 40 passes, 24000
 *    games and 16 passes, 31000 games more and 10 passes over the last two (4 450 000 positions).
 *
 * The verbs are those of net.h. One network for races, one for the rest. The output is the probability of winning of the
 * player whose throw comes. A side's men are 26 counts in its own numbering: 0 off, 1 to 24 the arrows still to travel;
 * arrow p of one side is arrow p + 12 or p - 12 of the other. What stands beside the counts is described at `features`;
 * jeux/engine/kernels/games/jacquet.py works out the same inputs.
 */
#include <stdint.h>

#ifndef HIDDEN
#define HIDDEN 128
#endif
#define OUTPUTS 1
#define FORMS 4                      /* a man alone, at least two, at least three, each man beyond three */
#define COUNTS (2 * 26 * FORMS)
#define FEATURES 10
#define INPUTS (COUNTS + 2 * FEATURES)
#define NETS 2
enum { CONTACT, RACE };

typedef struct { int8_t own[26], adverse[26]; } Board;
static void export_net(const void *brain, const char *name);
#include "net.h"
#include "bearing.h"

/* --- inputs --- */
static const float SCALE[FEATURES] = {1 / 32.f, 1 / 16.f, 1 / 16.f, 1 / 8.f, 1 / 8.f, 1 / 8.f, 1 / 8.f, 1.f, 1 / 4.f, 1 / 4.f};

static int farthest(const int8_t *men) {
    int p = 24;
    while (p && !men[p]) p--;
    return p;
}
static uint32_t held(const int8_t *men) {
    uint32_t word = 0;
    for (int p = 1; p < 25; p++) word |= (uint32_t)(men[p] > 0) << p;
    return word;
}
/* The arrows of a word in the numbering of the other side. */
static uint32_t seen(uint32_t word) { return (word << 12 & 0x1ffe000) | (word >> 12 & 0x1ffe); }
static int home(const int8_t *men) {
    for (int p = 0; p < 7; p++) if (men[p]) return 1;
    return 0;
}
/* What a look at the board tells about a side: its pips; its arrows, and half its men, that some die may not leave; half
 * the men who have still to pass adverse runs of three, four, five arrows; its arrows; whether its first man is home;
 * how many dice take some man somewhere; its own longest run. */
static void features(const int8_t *men, const int8_t *adverse, int *found) {
    uint32_t own = held(men), blocked = seen(held(adverse)), run = own;
    int pips = 0, arrows = 0, stopped = 0, behind[3] = {0}, dice = 0, longest = 0;
    for (int p = 1; p < 25; p++) pips += p * men[p];
    for (int die = 1; die <= 6; die++) {
        uint32_t stays = own & blocked << die;
        dice += stays != own;
        for (; stays; stays &= stays - 1) { arrows++; stopped += men[__builtin_ctz(stays)]; }
    }
    uint32_t runs = blocked & blocked >> 1;
    for (int length = 3; length < 6; length++) {
        runs &= blocked >> (length - 1);
        for (uint32_t rest = runs; rest; rest &= rest - 1)
            for (int p = __builtin_ctz(rest) + length; p < 25; p++) behind[length - 3] += men[p];
    }
    for (; run; run &= run >> 1) longest++;
    int all[FEATURES] = {pips >> 1, arrows, stopped >> 1, behind[0] >> 1, behind[1] >> 1, behind[2] >> 1,
                         __builtin_popcount(own), home(men), dice, longest};
    memcpy(found, all, sizeof all);
}
static void inputs(const Board *b, Trace *t) {
    int found[FEATURES];
    add_counts(t, b->own, 0);
    add_counts(t, b->adverse, 26 * FORMS);
    features(b->own, b->adverse, found);
    for (int i = 0; i < FEATURES; i++) if (found[i]) add_input(t, COUNTS + i, SCALE[i] * found[i]);
    features(b->adverse, b->own, found);
    for (int i = 0; i < FEATURES; i++) if (found[i]) add_input(t, COUNTS + FEATURES + i, SCALE[i] * found[i]);
}
static int class_of(const Board *b) { return farthest(b->own) < 13 && farthest(b->adverse) < 13 ? RACE : CONTACT; }

/* --- values --- */
static float points(const float *v) { return v[0]; }
static void turned(const float *v, float *seen) { seen[0] = 1 - v[0]; }
static int over(const Board *b) { return b->adverse[0] == 15; }
static float stakes(const Board *b) { (void)b; return 1; }
static int known(const Board *b, float *value) {
    value[0] = 0;
    if (over(b)) return 1;
    if (farthest(b->own) > 6 || farthest(b->adverse) > 6) return 0;
    value[0] = first_off(b->own, b->adverse);
    return 1;
}

/* --- the rules --- */
static const Board START = {.own = {[24] = 15}, .adverse = {[24] = 15}};
static uint64_t name[26];

static int six_near(uint32_t word) {
    word &= 0x1ffe000;
    uint32_t pairs = word & word >> 1, fours = pairs & pairs >> 2;
    return (fours & pairs >> 4) != 0;
}
/* All the ways to play one die. */
static void play_die(Turns *turns, const Board *b, uint64_t key, int die, int played, void (*then)(Turns *, const Board *, uint64_t, int, int), int next) {
    uint32_t own = held(b->own), blocked = seen(held(b->adverse));
    int far = farthest(b->own), near = 0, alone = !home(b->own), moved = 0;
    if (alone && own) near = __builtin_ctz(own);
    for (int origin = alone ? near : far; origin > 0 && (!alone || origin == near); origin--) {
        if (!b->own[origin]) continue;
        int target = origin - die;
        if (target > 0 ? blocked >> target & 1 : far > 6 || (target < 0 && far != origin)) continue;
        if (target < 0) target = 0;
        Board after = *b;
        after.own[origin]--;
        after.own[target]++;
        if (six_near(held(after.own))) continue;
        moved = 1;
        then(turns, &after, key + name[target] - name[origin], next, played + 1);
    }
    if (!moved) keep(turns, b, key, played);
}
static void keep_end(Turns *turns, const Board *b, uint64_t key, int next, int played) { (void)next; keep(turns, b, key, played); }
static void play_next(Turns *turns, const Board *b, uint64_t key, int next, int played) {
    play_die(turns, b, key, next, played, keep_end, 0);
}
static void all_turns(Turns *turns, const Board *b, int d1, int d2) {
    static Turns other;
    turns->count = turns->most = 0;
    int large = d1 > d2 ? d1 : d2, small_die = d1 + d2 - large;
    if (d1 != d2) {
        play_die(turns, b, 0, large, 0, play_next, small_die);
        other.count = other.most = 0;
        play_die(turns->most == 1 ? &other : turns, b, 0, small_die, 0, play_next, large);
        if (turns->most == 1 && other.most == 2) *turns = other;   /* else the larger die */
        return;
    }
    keep(turns, b, 0, 0);
    for (int played = 0; played < 4; played++) {
        other.count = turns->count;
        memcpy(other.board, turns->board, turns->count * sizeof *other.board);
        memcpy(other.key, turns->key, turns->count * sizeof *other.key);
        for (int i = 0; i < other.count; i++) play_die(turns, &other.board[i], other.key[i], d1, played, keep_end, 0);
        if (turns->most == played) return;
    }
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

static void export_net(const void *brain, const char *name) { export_brain(brain, name, COUNTS, 0.25f, FEATURES, SCALE); }
int main(int argc, char **argv) {
    read_bearing("assets/tables/bearoff.bin");
    state = 20;
    for (int p = 0; p < 26; p++) name[p] = draw();
    return run(argc, argv);
}
