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

# fresh_system SUITE FOLDER PACKAGE…: a Debian below FOLDER, which appears when it is whole; the mirror is debootstrap's own
fresh_system() {
    local suite=$1 folder=$2 half=$2.half
    shift 2
    [ ! -d "$folder" ] || return 0
    rm -rf "$half"
    local more=$*
    debootstrap --variant=minbase ${more:+"--include=${more// /,}"} "$suite" "$half" >"$folder.log" 2>&1 || { tail "$folder.log"; exit 1; }
    mv "$half" "$folder"
}

version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' jeux/__init__.py)
tarball=dist/tablier-$version-linux-x86_64.tar.gz
deb=dist/tablier_$version-1_amd64.deb
