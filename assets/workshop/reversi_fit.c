/* Teaches the weights of the patterns of Reversi to give the margins of played games (least squares, by descent).
 *
 *   cc -O3 -march=native -o reversi_fit assets/workshop/reversi_fit.c
 *   ./reversi_fit LAYOUT POSITIONS WEIGHTS ROUNDS RATE
 *
 * Started by reversi_values.py, which writes the two files and reads the third:
 * LAYOUT     int32: phases, kinds, for each kind its first weight; patterns, for each its kind, length and squares; for
 *            each kind of a phase the weight that shares its value (mirrors of edges, rows, diagonals and corners)
 * POSITIONS  records of 24 bytes: the discs of the player to decide, those of the other, margin in discs (float), 4 unused
 * WEIGHTS    float32, read if it exists: those of each phase, then one for each number of empty squares
 *
 * A position also teaches the phases beside its own. Every tenth hundred of positions (some games) is held back
 * and only measures the error.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_PATTERNS 64
#define BLEND 2                      /* discs beyond its phase that a position still teaches */
#define RIDGE 10.0f                  /* as many sightings speak for nothing: rare patterns stay near it */
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

/* The weights that a position uses within a phase: each pattern read in base three, 1 its own discs, centre nothing. */
static void indices(const Record *r, int32_t *out) {
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

typedef struct { float *weights, *bias; int32_t *used; Record *records; int64_t count; uint32_t *order; } Fit;

static float guess(const Fit *fit, int64_t i, int phase, int empty) {
    const float *w = fit->weights + (int64_t)phase * total;
    const int32_t *used = fit->used + i * patterns;
    float sum = fit->bias[empty];
    for (int j = 0; j < patterns; j++) sum += w[used[j]];
    return sum;
}

/* One phase: full passes of gradient descent over the positions in its reach. */
static void fit_phase(Fit *fit, int phase, int rounds, float rate) {
    float *w = fit->weights + (int64_t)phase * total, *sum = must(calloc(total, 4), "memory");
    float *seen = must(calloc(total, 4), "memory");
    int64_t n = 0;
    uint32_t *mine = must(malloc(4 * fit->count), "memory");
    for (int64_t i = 0; i < fit->count; i++) {
        int discs = __builtin_popcountll(fit->records[i].own | fit->records[i].adverse);
        int low = 4 + 4 * phase, high = low + 3;
        if (discs < low - BLEND || discs > high + BLEND || i / 1000 % 10 == 9) continue;
        mine[n++] = (uint32_t)i;
        for (int j = 0; j < patterns; j++) seen[fit->used[i * patterns + j]]++;
    }
    for (int round = 0; round < rounds && n; round++) {
        double errors = 0, bias[65] = {0}, biased[65] = {0};
        memset(sum, 0, 4 * total);
        for (int64_t k = 0; k < n; k++) {
            int64_t i = mine[k];
            int empty = 64 - __builtin_popcountll(fit->records[i].own | fit->records[i].adverse);
            float error = fit->records[i].margin - guess(fit, i, phase, empty);
            errors += (double)error * error;
            bias[empty] += error; biased[empty]++;
            const int32_t *used = fit->used + i * patterns;
            for (int j = 0; j < patterns; j++) sum[used[j]] += error;
        }
        for (int j = 0; j < total; j++) if (seen[j] > 0) w[j] += rate * (sum[j] - RIDGE * w[j]) / (seen[j] + RIDGE);
        for (int e = 0; e < 65; e++) if (phase_of(64 - e) == phase && biased[e]) fit->bias[e] += rate * bias[e] / biased[e];
    }
    free(sum); free(seen); free(mine);
}

static void tell(const Fit *fit) {
    double seen[2][64] = {{0}}, squares[2][64] = {{0}};
    for (int64_t i = 0; i < fit->count; i++) {
        int discs = __builtin_popcountll(fit->records[i].own | fit->records[i].adverse), p = phase_of(discs);
        double error = fit->records[i].margin - guess(fit, i, p, 64 - discs);
        seen[i / 1000 % 10 == 9][p]++; squares[i / 1000 % 10 == 9][p] += error * error;
    }
    for (int p = 0; p < phases; p++)
        printf("phase %2d: %8.0f positions, error %6.2f taught, %6.2f held back\n", p, seen[0][p],
               sqrt(squares[0][p] / (seen[0][p] + 1e-9)), sqrt(squares[1][p] / (seen[1][p] + 1e-9)));
}

int main(int argc, char **argv) {
    if (argc != 6) { fprintf(stderr, "see the head of the source\n"); return 1; }
    read_layout(argv[1]);
    Fit fit;
    FILE *f = must(fopen(argv[2], "rb"), argv[2]);
    fseek(f, 0, SEEK_END);
    fit.count = ftell(f) / (long)sizeof(Record);
    rewind(f);
    fit.records = must(malloc(fit.count * sizeof(Record)), "memory");
    if (fread(fit.records, sizeof(Record), fit.count, f) != (size_t)fit.count) return 1;
    fclose(f);
    int64_t size = (int64_t)phases * total + 65;
    fit.weights = must(calloc(size, 4), "memory");
    fit.bias = fit.weights + (int64_t)phases * total;
    if ((f = fopen(argv[3], "rb"))) { if (!fread(fit.weights, 4, size, f)) return 1; fclose(f); }
    fit.used = must(malloc(fit.count * patterns * 4), "memory");
    for (int64_t i = 0; i < fit.count; i++) indices(&fit.records[i], fit.used + i * patterns);
    for (int p = 0; p < phases; p++) fit_phase(&fit, p, atoi(argv[4]), (float)atof(argv[5]));
    tell(&fit);
    f = must(fopen(argv[3], "wb"), argv[3]);
    fwrite(fit.weights, 4, size, f);
    return fclose(f) != 0;
}
