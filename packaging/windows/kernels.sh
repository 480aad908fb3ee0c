#!/usr/bin/env bash
# Compiles the kernels for Windows into the copy of the source from which the program is packed; those of the last time
# serve again while no text has changed.
source "$(dirname "$0")/environment.sh"
library=$(basename "$PYTHON"/libs/libpython*.a .a)
library=${library#lib}

compile() { # NAME, as in games/agon
    local module=jeux/engine/compiled/$1 made=$WORK/kernels/$1
    mkdir -p "$(dirname "$made")"
    "$TOOLS/bin/cython" -3 --module-name "${module//\//.}" "jeux/engine/kernels/$1.py" -o "$made.c" 2>>"$WORK/cython.log"
    x86_64-w64-mingw32-gcc -shared -O3 -DMS_WIN64 -DNDEBUG -fwrapv "-I$PYTHON/include" -o "$made.pyd" "$made.c" \
        "-L$PYTHON/libs" "-l$library" -static-libgcc -Wl,-s
}
export -f compile
export PYTHON TOOLS WORK library

cd "$SOURCE"
texts=$(find jeux/engine/kernels jeux/engine/compiled -name '*.p[yx]*' -exec sha256sum {} + | sort | sha256sum)
if ! grep -qxsF "$texts" "$WORK/kernels/texts"; then
    rm -rf "$WORK/kernels"
    find jeux/engine/compiled -name '*.pxd' -printf '%P\n' | sed 's/\.pxd$//' |
        xargs -P "$(nproc)" -I NAME bash -euc 'compile NAME'
    echo "$texts" >"$WORK/kernels/texts"
fi
(cd "$WORK/kernels" && find . -name '*.pyd' -exec cp --parents {} "$SOURCE/jeux/engine/compiled" \;)
