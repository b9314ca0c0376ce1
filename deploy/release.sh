#!/bin/sh
# Releases of a shell on its server (docs/how-to/deploy.md). A release is one folder with all that it needs: dist, dist-server,
# schools.json, schools.conf and headers.conf. ROOT holds
#   incoming         the files that were just copied
#   releases/NAME    each release
#   current          a link to the one that is served
#   canary, share    a link to the one that some visitors get, and how many of a hundred, while one is tried
#   served.conf      both for nginx
#   assets           the assets of all releases: open pages still load those of their build
#   deployed         the names in the order of deployment
#
#   release.sh add ROOT NAME            makes a release of ROOT/incoming and serves it
#   release.sh back ROOT NAME           serves a kept release again, to everyone
#   release.sh canary ROOT NAME SHARE   gives SHARE of a hundred visitors a kept release, or one made of ROOT/incoming
#   release.sh forward ROOT             serves the release that was tried to everyone
#   release.sh take-back ROOT           serves it to nobody
#   release.sh list ROOT                the kept releases, the newest last: name, checksum of its schools.json, who gets it
#   release.sh prune ROOT COUNT         keeps the newest COUNT and those that are served, and the assets that they name
#   release.sh served-conf ROOT         prints served.conf
set -eu

fail() {
    echo "$1" >&2
    exit 1
}

usage='add, back, canary, forward, take-back, list, prune or served-conf'
verb=${1:?$usage} root=${2:?the folder of the releases} value=${3-} share=${4-}
root=${root%/}
releases=$root/releases

check_name() {
    case $value in
    '' | -* | .* | *[!A-Za-z0-9._-]*) fail "'$value' is no name of a release: letters, digits and . _ - only, beginning with a letter or a digit" ;;
    esac
}
check_kept() {
    if [ ! -f "$releases/$value/dist/index.html" ]; then fail "no release $value in $releases"; fi
}

# The release that `current` or `canary` names.
named() { if [ -L "$root/$1" ]; then basename "$(readlink "$root/$1")"; fi; }
served() { named current; }
tried() { if [ -e "$root/share" ]; then named canary; fi; }

# A rename: there is a release at every moment.
point() { ln -sfn "releases/$2" "$root/.next" && mv -T "$root/.next" "$root/$1"; }

# The hosts of a release, in variables of its own.
hosts_of() { sed "s/^map \$host \$cloud_school_\(config\|policy\)/&_$1/" "$root/$1/schools.conf"; }

# What nginx is told. A visitor is one of 65,536 draws, kept in a cookie: with a larger share nobody changes back, and a number
# that thousands have says nothing about a person. Another canary draws others.
to_served_conf() {
    if [ -z "$(tried)" ]; then
        cat "$root/current/schools.conf"
        cat <<'END'
map '' $cloud_school_release {
    default current;
}
map '' $cloud_school_cookie {
    default '';
}
END
        return
    fi
    hosts_of current
    hosts_of canary
    cat <<END
map \$cloud_school_release \$cloud_school_config {
    canary \$cloud_school_config_canary;
    default \$cloud_school_config_current;
}
map \$cloud_school_release \$cloud_school_policy {
    canary \$cloud_school_policy_canary;
    default \$cloud_school_policy_current;
}
map \$request_id \$cloud_school_new_draw {
    "~^(?<cloud_school_letters>.{4})" \$cloud_school_letters;
}
map \$cookie_cloud_school_draw \$cloud_school_draw {
    "~^[0-9a-f]{4}\$" \$cookie_cloud_school_draw;
    default \$cloud_school_new_draw;
}
split_clients "$(tried) \$cloud_school_draw" \$cloud_school_release {
    $(cat "$root/share")% canary;
    * current;
}
map '' \$cloud_school_cookie {
    default "cloud_school_draw=\$cloud_school_draw; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax";
}
END
}

restart_renderer() {
    # Its pages are of the release that it was started with; nginx sends the page of the build meanwhile.
    if systemctl --quiet is-enabled cloud-school-renderer@current; then systemctl "$1" "cloud-school-renderer@$2"; fi
}

# Has nginx load what the links name. It finds files by the links at each request; a reload closes connections that are kept
# open, for another configuration alone. $1: the headers.conf of before.
reload() {
    to_served_conf >"$root/.served.conf"
    if cmp -s "$root/.served.conf" "$root/served.conf" && cmp -s "$1" "$root/current/headers.conf"; then return; fi
    mv "$root/.served.conf" "$root/served.conf"
    nginx -t -q && systemctl reload nginx
}

# Serves $1 to everyone but, where $2 is no empty text, that share of visitors; the release of before where nginx refuses.
serve() {
    before=$(served) share_before=$(cat "$root/share" 2>/dev/null || true)
    point current "$1"
    set_share "$2"
    if reload "$releases/$before/headers.conf"; then return; fi
    if [ -z "$before" ]; then fail "nginx does not load $1"; fi
    point current "$before"
    set_share "$share_before"
    reload '' || true
    fail "nginx does not load this: $before is served"
}
set_share() { if [ -n "$1" ]; then echo "$1" >"$root/share"; else rm -f "$root/share"; fi; }

serve_to_everyone() {
    serve "$1" ''
    # The link stays: nginx may not have read the new configuration yet.
    point canary "$1"
    restart_renderer restart current || fail "the renderer does not start: nginx sends the pages of the build"
    if [ -n "$share_before" ]; then restart_renderer stop canary; fi
}

# Makes a release of what was copied.
keep() {
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
}

case $verb in
add)
    check_name
    keep
    serve_to_everyone "$value"
    ;;
back)
    check_name
    check_kept
    serve_to_everyone "$value"
    ;;
canary)
    check_name
    case $share in [1-9] | [1-9][0-9]) ;; *) fail "'$share' is no share of a hundred visitors, 1 to 99: nothing was changed" ;; esac
    if [ -z "$(served)" ]; then fail "no release is served from $root: add one"; fi
    if [ -e "$root/incoming" ] && [ ! -e "$releases/$value" ]; then keep; fi
    check_kept
    if [ "$value" = "$(served)" ]; then fail "$value is what everyone gets: nothing was changed"; fi
    point canary "$value"
    restart_renderer restart canary || fail "the renderer of $value does not start: nothing was changed"
    serve "$(served)" "$share"
    ;;
forward | take-back)
    if [ -z "$(tried)" ]; then fail "no release is tried in $root"; fi
    serve_to_everyone "$(if [ "$verb" = forward ]; then tried; else served; fi)"
    ;;
list)
    while IFS= read -r name; do
        mark=$(if [ "$name" = "$(served)" ]; then echo served; elif [ "$name" = "$(tried)" ]; then echo "$(cat "$root/share") %"; fi)
        echo "$name $(sha256sum "$releases/$name/schools.json" | cut -c 1-8) $mark"
    done <"$root/deployed"
    ;;
prune)
    case $value in '' | 0* | *[!0-9]*) fail "'$value' is no number of releases: nothing was deleted" ;; esac
    if [ -z "$(served)" ] || [ ! -s "$root/deployed" ]; then
        fail "no release is served from $root: nothing was deleted"
    fi
    head -n "-$value" "$root/deployed" | grep -vxF -e "$(served)" -e "$(named canary)" | while IFS= read -r name; do
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
served-conf)
    to_served_conf
    ;;
*)
    fail "$usage"
    ;;
esac
