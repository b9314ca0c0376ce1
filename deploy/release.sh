#!/bin/sh
# Releases of a shell on its server (docs/how-to/deploy.md). A release is one folder with all that it needs: dist, dist-server,
# schools.json, schools.conf and headers.conf. ROOT holds
#   incoming         the files that were just copied
#   releases/NAME    each release
#   current          a link to the one that is served
#   assets           the assets of all releases: open pages still load those of their build
#   deployed         the names in the order of deployment
#
#   release.sh add ROOT NAME      makes a release of ROOT/incoming and serves it
#   release.sh back ROOT NAME     serves a kept release again
#   release.sh list ROOT          the kept releases, the newest last: name, checksum of its schools.json, whether it is served
#   release.sh prune ROOT COUNT   keeps the newest COUNT and the served one, and the assets that they name
set -eu

fail() {
    echo "$1" >&2
    exit 1
}

verb=${1:?add, back, list or prune} root=${2:?the folder of the releases} value=${3-}
root=${root%/}
releases=$root/releases

check_name() {
    case $value in
    '' | -* | .* | *[!A-Za-z0-9._-]*) fail "'$value' is no name of a release: letters, digits and . _ - only, beginning with a letter or a digit" ;;
    esac
}

served() { if [ -L "$root/current" ]; then basename "$(readlink "$root/current")"; fi; }

# A rename: there is a release at every moment.
point_at() { ln -sfn "releases/$1" "$root/.next" && mv -T "$root/.next" "$root/current"; }

has_configuration_of() {
    cmp -s "$1/schools.conf" "$2/schools.conf" && cmp -s "$1/headers.conf" "$2/headers.conf"
}

# Loads the release that `current` names in the place of $1.
reload() {
    # nginx finds files by the link at each request; a reload closes connections that are kept open, for the configuration alone.
    if [ -z "$1" ] || ! has_configuration_of "$releases/$1" "$root/current"; then
        nginx -t -q && systemctl reload nginx || return 1
    fi
    # Its pages are of the release that it was started with; nginx sends the page of the build meanwhile.
    if systemctl --quiet is-enabled cloud-school-renderer; then systemctl restart cloud-school-renderer; fi
}

serve() {
    before=$(served)
    point_at "$1"
    if reload "$(if [ "$before" != "$1" ]; then echo "$before"; fi)"; then return; fi
    if [ -z "$before" ]; then fail "nginx does not load $1"; fi
    point_at "$before"
    reload '' || true
    fail "nginx or the renderer does not load $1: $before is served"
}

case $verb in
add)
    check_name
    incoming=$root/incoming
    for part in dist/index.html dist/assets dist-server/renderer.mjs schools.json schools.conf headers.conf; do
        if [ ! -e "$incoming/$part" ]; then fail "$incoming has no $part: nothing was changed"; fi
    done
    if [ ! -e "$releases/$value" ]; then
        mkdir -p "$releases" "$root/assets"
        mv "$incoming" "$releases/$value"
    elif diff -rq "$incoming" "$releases/$value" >/dev/null; then
        rm -r "$incoming"
    else
        fail "the release $value is kept with other files: choose another name"
    fi
    (cd "$releases/$value/dist/assets" && find . -type f) | while IFS= read -r file; do
        if [ -e "$root/assets/$file" ]; then continue; fi
        mkdir -p "$root/assets/$(dirname "$file")"
        ln "$releases/$value/dist/assets/$file" "$root/assets/$file"
    done
    touch "$root/deployed"
    { grep -vxF -e "$value" "$root/deployed" || true; echo "$value"; } >"$root/.deployed"
    mv "$root/.deployed" "$root/deployed"
    serve "$value"
    ;;
back)
    check_name
    if [ ! -f "$releases/$value/dist/index.html" ]; then fail "no release $value in $releases"; fi
    serve "$value"
    ;;
list)
    while IFS= read -r name; do
        mark=$(if [ "$name" = "$(served)" ]; then echo served; fi)
        echo "$name $(sha256sum "$releases/$name/schools.json" | cut -c 1-8) $mark"
    done <"$root/deployed"
    ;;
prune)
    case $value in '' | 0* | *[!0-9]*) fail "'$value' is no number of releases: nothing was deleted" ;; esac
    if [ -z "$(served)" ] || [ ! -s "$root/deployed" ]; then
        fail "no release is served from $root: nothing was deleted"
    fi
    head -n "-$value" "$root/deployed" | grep -vxF -e "$(served)" | while IFS= read -r name; do
        rm -rf "${releases:?}/${name:?}"
        grep -vxF -e "$name" "$root/deployed" >"$root/.deployed"
        mv "$root/.deployed" "$root/deployed"
    done
    (cd "$root/assets" && find . -type f) | while IFS= read -r file; do
        # The names of releases have no space.
        for release in $(ls "$releases"); do
            if [ -e "$releases/$release/dist/assets/$file" ]; then continue 2; fi
        done
        rm "$root/assets/$file"
    done
    ;;
*)
    fail 'add, back, list or prune'
    ;;
esac
