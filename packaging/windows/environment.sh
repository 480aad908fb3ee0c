# What the Windows recipes share, sourced by them: places, the programs they need, wine with a prefix of its own.
set -euo pipefail
SCRIPT=$(readlink -f "$0")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
exec </dev/null

RECIPES=packaging/windows
WORK=$PWD/build/windows
DIST=$PWD/dist/windows
PYTHON=$WORK/python # of Windows
TOOLS=$WORK/tools   # of this system: pip, Cython
SOURCE=$WORK/source # the program without anything that this system compiled
VERSION=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' jeux/__init__.py)

export WINEPREFIX=$WORK/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=' # nothing is fetched for a new prefix
export LC_ALL=C.UTF-8
mkdir -p "$WORK" "$DIST"

# install PACKAGE...: from Debian, what is not there yet
install() {
    local lacking=() package as_root
    for package; do
        dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || lacking+=("$package")
    done
    ((${#lacking[@]})) || return 0
    as_root=$([ "$(id -u)" = 0 ] || echo "sudo -n")
    $as_root apt-get update -qq
    DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends "${lacking[@]}" >/dev/null
}

# own_screen "$@": start this script again on a screen without a monitor; nothing is shown to whoever runs it
own_screen() {
    [ -n "${TABLIER_OWN_SCREEN:-}" ] || TABLIER_OWN_SCREEN=yes exec xvfb-run --auto-servernum "$SCRIPT" "$@"
    trap 'wineserver --kill || true' EXIT
}

# windows PROGRAM ARGUMENT...: a console program writes to a pipe, for Python under wine dies when it gets a file
windows() { wine "$@" 2>&1 | cat; }
