#!/bin/sh
# Releases of a shell on its server (docs/how-to/deploy.md). A release is one folder with all that it needs: dist, dist-server, maps,
# schools.json, schools.conf, hosts.json and headers.conf, and in files.sha256 what belongs to it. ROOT holds
#   incoming/NAME    a release that was just copied
#   releases/NAME    each release; the order of their times is that of deployment
#   current          a link to the one that is served
#   canary, share    a link to the one that some visitors get, and how many of a hundred, while one is tried
#   served.conf      both for nginx; loaded is what it was told last
#   assets           the assets of all releases: open pages still load those of their build
#
#   release.sh pack SHELL SCHOOLS FOLDER   before it is copied: makes FOLDER of a built shell and of what `pnpm write nginx` wrote
#   release.sh add ROOT NAME               makes a release of ROOT/incoming/NAME and serves it
#   release.sh back ROOT NAME              serves a stored release again, to everyone
#   release.sh canary ROOT NAME SHARE      gives SHARE of a hundred visitors a stored release, or one made of ROOT/incoming/NAME
#   release.sh forward ROOT                serves the release that was tried to everyone
#   release.sh take-back ROOT              serves it to nobody
#   release.sh list ROOT                   the stored releases, the newest last: name, checksum of its schools.json, who gets it
#   release.sh prune ROOT COUNT            keeps the newest COUNT and those that are served, and the assets that they name
#   release.sh served-conf ROOT            prints served.conf
#
# One command at a time changes ROOT. One that was killed is given again: what it left is whole, and it goes on from there.
set -eu

fail() {
    echo "$1" >&2
    exit 1
}

usage='pack, add, back, canary, forward, take-back, list, prune or served-conf'
verb=${1:?$usage} root=${2:?the folder of the releases} value=${3-} share=${4-}
root=${root%/}
releases=$root/releases

check_name() {
    case $value in
    '' | -* | .* | *[!A-Za-z0-9._-]*) fail "'$value' is no name of a release: letters, digits and . _ - only, beginning with a letter or a digit" ;;
    esac
}
check_stored() {
    if [ ! -f "$releases/$value/dist/index.html" ]; then fail "no release $value in $releases"; fi
}
lock() {
    mkdir -p "$root/incoming" "$releases"
    exec 9>"$root/.lock"
    flock --timeout 120 9 || fail "another command changes $root: nothing was changed"
}

# The release that `current` or `canary` names.
named() { if [ -L "$root/$1" ]; then basename "$(readlink "$root/$1")"; fi; }
served() { named current; }
tried() { if [ -e "$root/share" ]; then named canary; fi; }
# The stored releases, in the order of deployment.
stored() { if [ -d "$releases" ]; then ls -1tr "$releases"; fi; }

# A rename: there is a release at every moment.
point() { ln -sfn "releases/$2" "$root/.next" && mv -T "$root/.next" "$root/$1"; }
# A file is there whole, or as before: a full disk gives one of 0 bytes.
write() {
    printf '%s\n' "$2" >"$root/.$1" && [ "$(cat "$root/.$1")" = "$2" ] && mv "$root/.$1" "$root/$1"
}

# The hosts of a release, in variables of its own.
hosts_of() { sed "s/^map \$host \$cloud_school_\(config\|policy\)/&_$1/" "$root/$1/schools.conf"; }

# What nginx is told. A visitor is one of 65,536 draws, remembered in a cookie: with a larger share nobody changes back, and a number
# that thousands have says nothing about a person. Another canary draws others.
to_served_conf() {
    if [ -z "$(tried)" ]; then
        cat "$root/current/schools.conf" || return
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
    hosts_of current && hosts_of canary || return
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

# A unit of this machine, where it is enabled, or where the unit $3 is; it does not keep the lock.
unit() {
    if systemctl --quiet is-enabled "${3:-$2}"; then systemctl "$1" "$2" 9>&-; fi
}
# The pages of a renderer are of the release that it was started with; nginx sends the page of the build meanwhile.
canary_renderer() { unit "$1" cloud-school-renderer@canary cloud-school-renderer@current; }

# Has nginx load what the links name. It finds files by the links at each request; a reload closes connections that are held
# open, for another configuration alone.
reload() {
    conf=$(to_served_conf) && headers=$(cat "$root/current/headers.conf") || return
    if [ "$headers
$conf" = "$(cat "$root/loaded" 2>/dev/null)" ]; then return; fi
    rm -f "$root/loaded"
    write served.conf "$conf" && nginx -t -q && systemctl reload nginx 9>&- || return
    # Without it the next command loads all of it again.
    write loaded "$headers
$conf" || true
}

# Serves $1 to everyone but, where $2 is no empty text, that share of visitors; the release of before where nginx refuses.
serve() {
    before=$(served) share_before=$(cat "$root/share" 2>/dev/null || true)
    keep_assets "$1"
    if [ -e "$root/served.conf" ]; then ln -f "$root/served.conf" "$root/.before.conf"; fi
    if point current "$1" && set_share "$2" && reload; then return; fi
    if [ -z "$before" ]; then fail "nginx does not load $1"; fi
    point current "$before" && set_share "$share_before" &&
        { [ "$root/.before.conf" -ef "$root/served.conf" ] || mv "$root/.before.conf" "$root/served.conf"; } &&
        nginx -t -q && systemctl reload nginx 9>&- ||
        fail "nginx loads neither $1 nor $before: what it loaded last is served until it is started again"
    fail "this cannot be served, see above: $before is served"
}
set_share() { if [ -n "$1" ]; then write share "$1"; else rm -f "$root/share"; fi; }

serve_to_everyone() {
    serve "$1" ''
    # The link stays: nginx may not have read the new configuration yet.
    point canary "$1"
    unit restart cloud-school-renderer@current || fail "the renderer does not start: nginx sends the pages of the build"
    # One that is the same goes on: it reads the lists of schools and releases anew.
    cmp -s "$releases/$before/dist-server/receiver.mjs" "$releases/$1/dist-server/receiver.mjs" ||
        unit restart cloud-school-receiver || fail "the receiver does not start: nobody hears what devices report"
    canary_renderer stop
}

# A release is what its list says: each file as it was packed, and no other.
check_complete() {
    (
        cd "$1"
        if [ ! -s files.sha256 ]; then fail "$1 has no files.sha256: release.sh pack makes it, and is copied whole. Nothing was changed"; fi
        sha256sum --check --strict --quiet files.sha256 >&2 ||
            fail "$1 is not what was packed, see above: copy it again. Nothing was changed"
        if [ "$(find . -type f ! -name files.sha256 | wc -l)" -ne "$(wc -l <files.sha256)" ]; then
            fail "$1 has other files than were packed: copy it into a new folder. Nothing was changed"
        fi
    )
}

# Makes a release of what was copied; it is one already where this command was killed after that.
keep() {
    incoming=$root/incoming/$value
    if [ ! -e "$incoming" ]; then
        if [ ! -e "$releases/$value" ]; then fail "no $incoming: copy the release there. Nothing was changed"; fi
        touch "$releases/$value"
        return
    fi
    check_complete "$incoming"
    touch "$incoming"
    if [ ! -e "$releases/$value" ]; then
        mv -T "$incoming" "$releases/$value"
    elif cmp -s "$incoming/files.sha256" "$releases/$value/files.sha256"; then
        touch "$releases/$value"
        mv -T "$incoming" "$root/incoming/.$value"
    else
        fail "the release $value is there with other files: choose another name"
    fi
}
keep_assets() {
    mkdir -p "$root/assets"
    (cd "$releases/$1/dist/assets" && find . -type f) | while IFS= read -r file; do
        if [ -e "$root/assets/$file" ]; then continue; fi
        mkdir -p "$root/assets/$(dirname "$file")"
        ln "$releases/$1/dist/assets/$file" "$root/assets/$file"
    done
}

case $verb in
pack)
    shell=$root schools=$value folder=${share:?the folder to make}
    if [ -e "$folder" ]; then fail "$folder is there already"; fi
    mkdir -p "$folder"
    for part in dist dist-server maps; do cp -R "$shell/$part" "$folder/"; done
    for part in schools.json schools.conf hosts.json headers.conf; do cp "$schools/$part" "$folder/"; done
    chmod -R u=rwX,go=rX "$folder"
    # It has the secrets of the schools.
    chmod 600 "$folder/schools.json"
    for part in dist/index.html dist/assets dist-server/renderer.mjs dist-server/receiver.mjs; do
        if [ ! -e "$folder/$part" ]; then fail "$shell has no $part: build it"; fi
    done
    (cd "$folder" && find . -type f ! -name files.sha256 | sort | xargs -d '\n' sha256sum >files.sha256)
    ;;
add)
    check_name
    lock
    keep
    serve_to_everyone "$value"
    ;;
back)
    check_name
    check_stored
    lock
    serve_to_everyone "$value"
    ;;
canary)
    check_name
    case $share in [1-9] | [1-9][0-9]) ;; *) fail "'$share' is no share of a hundred visitors, 1 to 99: nothing was changed" ;; esac
    lock
    if [ -z "$(served)" ]; then fail "no release is served from $root: add one"; fi
    if [ -e "$root/incoming/$value" ]; then keep; fi
    check_stored
    if [ "$value" = "$(served)" ]; then fail "$value is what everyone gets: nothing was changed"; fi
    keep_assets "$value"
    point canary "$value"
    canary_renderer restart || fail "the renderer of $value does not start: nothing was changed"
    serve "$(served)" "$share"
    ;;
forward | take-back)
    lock
    # One that was killed may have ended the share already, and moved the link; nginx was not told.
    if [ -z "$(tried)" ] && ! grep -q canary "$root/served.conf"; then fail "no release is tried in $root"; fi
    serve_to_everyone "$(if [ "$verb" = forward ] && [ -n "$(tried)" ]; then tried; else served; fi)"
    ;;
list)
    stored | while IFS= read -r name; do
        mark=$(if [ "$name" = "$(served)" ]; then echo served; elif [ "$name" = "$(tried)" ]; then echo "$(cat "$root/share") %"; fi)
        echo "$name $(sha256sum "$releases/$name/schools.json" | cut -c 1-8) $mark"
    done
    ;;
prune)
    case $value in '' | 0* | *[!0-9]*) fail "'$value' is no number of releases: nothing was deleted" ;; esac
    lock
    if [ -z "$(served)" ]; then fail "no release is served from $root: nothing was deleted"; fi
    # Renamed first: what is half deleted is no release.
    stored | head -n "-$value" | { grep -vxF -e "$(served)" -e "$(named canary)" || true; } | while IFS= read -r name; do
        mv -T "$releases/$name" "$releases/.$name"
    done
    find "$releases" "$root/incoming" -mindepth 1 -maxdepth 1 -name '.*' -exec rm -rf {} +
    (cd "$root/assets" && find . -type f) | while IFS= read -r file; do
        # The names of releases have no space.
        for release in $(stored); do
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
