# What packaging/linux/build and packaging/linux/try share; to be read by `source`, in the folder of the project.
# shellcheck shell=bash disable=SC2034

work=build/linux
mkdir -p "$work" dist
[ "$(id -u)" = 0 ] || { echo "a system within the system needs an administrator: sudo $0" >&2; exit 1; }
exec </dev/null
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
umask 022

# need PACKAGE…: installs those that this machine lacks
need() {
    local lacking=()
    for package; do
        dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || lacking+=("$package")
    done
    ((${#lacking[@]})) || return 0
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "${lacking[@]}" >/dev/null
}

# fresh_system SUITE FOLDER: a Debian below FOLDER, which appears when it is whole; the mirror is debootstrap's own
fresh_system() {
    [ ! -d "$2" ] || return 0
    rm -rf "$2.half"
    debootstrap --variant=minbase "$1" "$2.half" >"$2.log" 2>&1 || { tail "$2.log"; exit 1; }
    mv "$2.half" "$2"
}

# provide FOLDER REQUIREMENT…: packages for the Python of the old Debian, whose glibc is later than manylinux2014 asks for
provide() {
    local folder=$1
    shift
    [ -d "$work/venv" ] || python3 -m venv "$work/venv"
    "$work/venv/bin/pip" install --quiet --upgrade pip
    rm -rf "$folder"
    "$work/venv/bin/pip" install --quiet --no-compile --target "$folder" --only-binary :all: \
        --python-version 3.11 --platform "manylinux2014_$processor" "$@"
}

processor=$(uname -m)                        # as PyPI calls it
architecture=$(dpkg --print-architecture) # as Debian does
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' jeux/__init__.py)
tarball=dist/tablier-$version-linux-$processor.tar.gz
deb=dist/tablier_$version-1_$architecture.deb
