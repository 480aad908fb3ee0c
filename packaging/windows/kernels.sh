#!/usr/bin/env bash
# Compiles the kernels for Windows into the copy of the source from which the program is packed; those of the last time
# serve again while nothing that they are made of has changed.
source "$(dirname "$0")/environment.sh"
library=$(basename "$PYTHON"/libs/libpython*.a .a)
library=${library#lib}

compile() { # NAME, as in games/agon
    local made=$WORK/kernels/$1.pyd
    mkdir -p "$(dirname "$made")"
    x86_64-w64-mingw32-gcc -shared -O3 -DMS_WIN64 -DNDEBUG -fwrapv "-I$PYTHON/include" -o "$made" \
        "build/kernels/jeux/engine/kernels/$1.c" "-L$PYTHON/libs" "-l$library" -static-libgcc -Wl,-s
}
export -f compile
export PYTHON WORK library

cd "$SOURCE"
texts=$(find setup.py jeux/engine/kernels jeux/engine/compiled -name '*.p[yx]*' -exec sha256sum {} + | sort | sha256sum)
if ! grep -qxsF "$texts" "$WORK/kernels/texts"; then
    rm -rf "$WORK/kernels"
    "$TOOLS/bin/python" setup.py --quiet write_kernels 2>"$WORK/cython.log" || { tail "$WORK/cython.log"; exit 1; }
    find build/kernels/jeux/engine/kernels -name '*.c' -printf '%P\n' | sed 's/\.c$//' |
        xargs -P "$(nproc)" -I NAME bash -euc 'compile NAME'
    echo "$texts" >"$WORK/kernels/texts"
fi
(cd "$WORK/kernels" && find . -name '*.pyd' -exec cp --parents {} "$SOURCE/jeux/engine/compiled" \;)
