#!/usr/bin/env bash
# A Windows CPython for wine, from Debian's packages and PyPI alone, into build/windows/python.
#
# The interpreter and its C modules are those of python.org, as a wheel of Panda3D ships them for the games made with
# it; the library in Python and the headers come from Debian's source package of the same minor version. `python.exe` is
# one line of C; `python3.dll`, for modules that run with every Python, hands on what is listed in that source.
source "$(dirname "$0")/environment.sh"
PANDA3D=1.10.16
HASHES=( # of its wheels for Python 3.11, 3.12 and 3.13
    --hash=sha256:37acfb92655c4226879f95c988e2ef1449a53c54486d6c1ebc00e2772429af82
    --hash=sha256:f6493e2ecc0d1b7c1556a999556e5278cbc9484fe5fe1e159a1ccc02b870b18f
    --hash=sha256:0e505261bb58d8402d0099c291f1a3459acfdd38f3e7d666e72aa2e1ea5dc46f
)
RUNTIME=14.44.35112 # of Microsoft's library of C++, of which Panda3D ships one half and pywin32 wants the other
RUNTIME_HASHES=(
    --hash=sha256:aba7fbe71897d25ed53fbb7f391e9f50289378a8a9ae218ba18530c663448391
    --hash=sha256:32f9c706009e16ccc319d6947ce3bffe20e5192bee52b18cf48313f9e7bedfbe
    --hash=sha256:d4f6cf106aaf235f2a90952f9ec7de49e9946323880d051abf9745a6d4bf60bf
)
minor=$(/usr/bin/python3 -c 'import sys; print(*sys.version_info[:2], sep=".")')
short=${minor/./}
wheels=(--only-binary=:all: --platform win_amd64 --python-version "$minor" --implementation cp)
pip=("$TOOLS/bin/pip" --quiet --disable-pip-version-check)

rm -rf "$PYTHON" "$WORK/wheels" "$WORK/parts"
mkdir -p "$PYTHON"/{DLLs,Lib/site-packages,libs} "$WORK/parts/lists/partial"
cd "$WORK/parts"

# --- the interpreter -------------------------------------------------------------------------------------------------

echo "panda3d==$PANDA3D ${HASHES[*]}" >panda3d.txt
"${pip[@]}" download --no-deps "${wheels[@]}" --require-hashes --dest . --requirement panda3d.txt
unzip -qo panda3d-*.whl 'deploy_libs/*'
echo "msvc-runtime==$RUNTIME ${RUNTIME_HASHES[*]}" >runtime.txt
"${pip[@]}" download --no-deps "${wheels[@]}" --require-hashes --dest . --requirement runtime.txt
unzip -qoj msvc_runtime-*.whl '*/data/Scripts/vcruntime140_1.dll' -d "$PYTHON"
mv "deploy_libs/python$short.dll" deploy_libs/VCRUNTIME140*.dll "$PYTHON"
mv deploy_libs/*.pyd deploy_libs/{libffi-,libcrypto-,libssl-,sqlite3}*.dll "$PYTHON/DLLs"

# --- the library in Python, the headers: the sources that this system is configured for, read without touching it ----

cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null | sed -n 's/^deb /deb-src /p' >sources.list || true
mkdir sources.list.d
for file in /etc/apt/sources.list.d/*.sources; do
    [ ! -e "$file" ] || sed 's/^Types:.*/Types: deb-src/' "$file" >"sources.list.d/${file##*/}"
done
own=(-qq -o "Dir::Etc::SourceList=$PWD/sources.list" -o "Dir::Etc::SourceParts=$PWD/sources.list.d")
own+=(-o "Dir::State::Lists=$PWD/lists" -o APT::Sandbox::User=)
apt-get "${own[@]}" update
apt-get "${own[@]}" source --download-only --tar-only "python$minor"
tar xf "python$minor"_*.orig.tar.*
tar cf - -C Python-*/Lib --exclude=./test --exclude=./idlelib --exclude=./ensurepip . | tar xf - -C "$PYTHON/Lib"
mv Python-*/Include "$PYTHON/include"
for file in Python-*/PC/pyconfig.h*; do cp "$file" "$PYTHON/include/pyconfig.h"; done # 3.13 calls it pyconfig.h.in

# --- python.exe, and the library that kernels are linked with --------------------------------------------------------

cd "$PYTHON/libs"
gendef - "../python$short.dll" >"python$short.def" 2>/dev/null
x86_64-w64-mingw32-dlltool --dllname "python$short.dll" --def "python$short.def" --output-lib "libpython$short.a"
x86_64-w64-mingw32-gcc -municode -O2 -s -o ../python.exe -x c - -L. "-lpython$short" <<'C'
#include <wchar.h>
__declspec(dllimport) int Py_Main(int count, wchar_t **words);
int wmain(int count, wchar_t **words) { return Py_Main(count, words); }
C

# python3.dll has no code of its own: each name leads to the one of python3XX.dll
{
    echo EXPORTS
    sed -nE "s/^EXPORT_FUNC\((\w+)\)/\1 = python$short.\1/p; s/^EXPORT_DATA\((\w+)\)/\1 = python$short.\1 DATA/p" \
        "$WORK/parts"/Python-*/PC/python3dll.c
} >python3.def
x86_64-w64-mingw32-gcc -shared -nostdlib -s -Wl,--entry=0 -o ../python3.dll -x c /dev/null -x none python3.def

# --- what the program needs, and what packs it -----------------------------------------------------------------------

cd "$WORK/../.."
# pip would read the conditions of this system: those of Windows are settled here
sed -E "/; sys_platform == '(darwin|linux)'( \\\\)?\$/d; s/ ; [^\\\\]*(os_name == 'nt'|sys_platform == 'win32')[^\\\\]*/ /" \
    packaging/requirements.txt >"$WORK/requirements.txt"
"${pip[@]}" download --no-deps "${wheels[@]}" --require-hashes --dest "$WORK/wheels" --requirement "$WORK/requirements.txt"
"${pip[@]}" install --no-index --no-deps "${wheels[@]}" --target "$PYTHON/Lib/site-packages" "$WORK"/wheels/*.whl
rm -rf "$WORK/parts"
windows "$PYTHON/python.exe" -c 'import sys, ctypes, hashlib, pygame; print(sys.version)'
touch "$PYTHON/ready"
