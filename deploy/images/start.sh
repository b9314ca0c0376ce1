#!/bin/sh
# Starts an image as `web`, `renderer` or `receiver`: writes what the environment says into /tmp, and refuses what is wrong with a
# sentence. `live` is their health check; any other command runs as it is.
#
#   /etc/cloud-school/schools.json   the list of schools (deploy/nginx/schools.json is an example), mounted, and read anew
#                    when it changes; or
#   SCHOOLS                          its text; or
#   SCHOOL_HOST, CLOUD_SCHOOL_*      one host and its values
#   BACK_END         web, renderer: the school's server, such as http://back-end:8080
#   RENDERERS        web: names and ports of the renderers, separated by spaces; pages come from the build without any
#   RECEIVER         web: name and port of the receiver; reports of devices go nowhere without one
#   BACK_END_PATHS   web: what else than /api/ is the back end's, files such as /media/, separated by spaces
#                    Names may be missing as web starts, and may move: it looks them up all the time.
#   PORT             where it listens: web 8080, renderer 8790, receiver 8791
#   TRUSTED_PROXIES  web: addresses of what ends TLS in front, such as 10.0.0.0/8, separated by spaces
#   ACCESS_LOG       web: a file or syslog:server=…; its output without
#   HTTPS_ONLY       web: for how long browsers keep to HTTPS, such as max-age=86400
#   RENDERER_PURGE_TOKEN             renderer: the word of a purge
#   MAX_OLD_SPACE_MB                 renderer: its memory for what lasts, 280 of a container of 512
set -eu

fail() {
    echo "$1" >&2
    exit 1
}

root=/srv/cloud-school/portal own=$(dirname "$0") folder=/tmp/cloud-school
case $1 in
web) PORT=${PORT:-8080} live=/__web/live ;;
renderer) PORT=${PORT:-8790} live=/__renderer/live ;;
receiver) PORT=${PORT:-8791} live=/live ;;
live) exec node -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1))' "$(cat $folder/live)" ;;
*) exec "$@" ;;
esac
BACK_END=${BACK_END:-}
case $1.${BACK_END#http://} in
receiver.*) ;;
*. | *."$BACK_END" | *[!A-Za-z0-9.:_-]* | *:*:*)
    fail "BACK_END is '$BACK_END': set the address of the school's server, such as http://back-end:8080, without a path."
    ;;
esac
mkdir -p $folder || fail "/tmp is not writable: mount a tmpfs there."
node $root/current/dist-server/schools.mjs /etc/cloud-school/schools.json $folder
echo "http://127.0.0.1:$PORT$live" >$folder/live

cd $root/current
# The mounted list itself: what comes to it later is heard.
schools=/etc/cloud-school/schools.json
if [ ! -e $schools ]; then schools=$folder/schools.json; fi
if [ "$1" = receiver ]; then
    # Without a volume the reports are gone when the container is.
    reports=/var/lib/cloud-school-receiver
    if [ ! -w $reports ]; then reports=$folder; fi
    exec node --max-old-space-size=160 dist-server/receiver.mjs --file $reports/reports.sqlite --schools $schools \
        --releases /etc/cloud-school/releases --host 0.0.0.0 --port "$PORT"
fi

if [ "$1" = renderer ]; then
    # As its unit says: deploy/systemd.
    export MALLOC_ARENA_MAX=2
    exec node --max-old-space-size="${MAX_OLD_SPACE_MB:-280}" --max-semi-space-size=32 dist-server/renderer.mjs --shell . --schools $schools \
        --api "$BACK_END" --host 0.0.0.0 --port "$PORT"
fi

check_words() {
    case $2 in *[!A-Za-z0-9.:/\ =\;_,-]*) fail "$1 has a character that does not belong there: '$2'." ;; esac
}
RENDERERS=${RENDERERS:-} RECEIVER=${RECEIVER:-} BACK_END_PATHS=${BACK_END_PATHS:-} TRUSTED_PROXIES=${TRUSTED_PROXIES:-} HTTPS_ONLY=${HTTPS_ONLY:-}
ACCESS_LOG=${ACCESS_LOG:-/dev/stdout}
check_words ACCESS_LOG "$ACCESS_LOG"
check_words RENDERERS "$RENDERERS"
check_words RECEIVER "$RECEIVER"
check_words BACK_END_PATHS "$BACK_END_PATHS"
check_words TRUSTED_PROXIES "$TRUSTED_PROXIES"
check_words HTTPS_ONLY "$HTTPS_ONLY"

# The addresses of NAME:PORT as nginx takes them, one a line: those of before while nobody knows the name. A start of nginx by a name
# that is missing fails, and one that moves is never looked up again, so nginx is given addresses alone.
look_up() {
    case $1 in *:*) port=${1##*:} ;; *) port=80 ;; esac
    found=$(getent ahosts "${1%:*}" | awk -v port="$port" '$2 == "STREAM" { print ($1 ~ /:/ ? "[" $1 "]" : $1) ":" port }' | sort -u)
    if [ -n "$found" ]; then echo "$found" >"$folder/names/$1"; fi
    # Nothing listens there, which is an error at once.
    cat "$folder/names/$1" 2>/dev/null || echo unix:/run/cloud-school-nobody.sock
}
# `server` lines of names and ports, with the options of each.
servers() {
    options=$1
    shift
    for name in "$@"; do
        for address in $(look_up "$name"); do printf 'server %s%s; ' "$address" "$options"; done
    done
}

conf=$folder/cloud-school
# Replaces a line of a file of the release, which must be there.
fit() {
    grep -qF -- "$2" "$next/$1" || fail "$1 has no line '$2'."
    awk -v old="$2" -v new="$3" '{ at = index($0, old); if (at) $0 = substr($0, 1, at - 1) new substr($0, at + length(old)) } { print }' \
        "$next/$1" >"$folder/.conf"
    mv "$folder/.conf" "$next/$1"
}
# Files of the back end: one that is opened as a page runs nothing.
file_headers="add_header content-security-policy \"default-src 'none'; style-src 'unsafe-inline'; sandbox\" always;
    add_header x-content-type-options nosniff always; add_header strict-transport-security \$cloud_school_https_only always;"
# Writes what nginx reads into $next.
write_conf() {
    rm -rf "$next"
    cp -r $own/nginx "$next"
    proxies= trusted=
    for address in $TRUSTED_PROXIES; do
        proxies="$proxies$address 1; "
        trusted="${trusted}set_real_ip_from $address; "
    done
    fit machine.conf 'server 127.0.0.1:8080;' "$(servers '' "${BACK_END#http://}")"
    fit machine.conf '# 10.0.0.0/8 1;' "$proxies"
    fit machine.conf "https '';" "https '$HTTPS_ONLY';"
    {
        sed -e "s/listen 8080/listen $PORT/" -e "s|/dev/stdout|$ACCESS_LOG|" $own/listen.conf
        for path in $BACK_END_PATHS; do
            echo "location ^~ $path { include cloud-school/to-back-end.conf; $file_headers }"
        done
        if [ -n "$trusted" ]; then echo "$trusted real_ip_header X-Forwarded-For; real_ip_recursive on;"; fi
    } >"$next/listen.conf"
    if [ -n "$RENDERERS" ]; then
        # shellcheck disable=SC2086 -- Names, separated by spaces.
        fit upstream-renderer.conf 'server 127.0.0.1:8790 max_fails=3 fail_timeout=5s;' \
            "$(servers ' max_fails=3 fail_timeout=5s' $RENDERERS)"
        fit upstream-renderer.conf /var/cache/cloud-school $folder/pages
    else
        rm "$next/renderer.conf" "$next/upstream-renderer.conf"
    fi
    if [ -n "$RECEIVER" ]; then fit machine.conf 'server 127.0.0.1:8791;' "$(servers '' "$RECEIVER")"; fi
}
# Has nginx read what changed: where a name is, and the list of schools. A list that is wrong changes nothing.
watch() {
    seen=$(cksum /etc/cloud-school/schools.json 2>/dev/null || true)
    while sleep 5 && kill -0 $$; do
        next=$folder/next
        write_conf
        now=$(cksum /etc/cloud-school/schools.json 2>/dev/null || true)
        if [ "$now" = "$seen" ] && diff -rq "$next" $conf >/dev/null; then continue; fi
        if [ "$now" != "$seen" ]; then
            seen=$now
            node dist-server/schools.mjs /etc/cloud-school/schools.json $folder >&2 || continue
            sh $own/release.sh served-conf $root >$folder/served.conf
        fi
        cp "$next"/* $conf/
        nginx -c $folder/nginx.conf -s reload
    done
}

# Where a volume keeps the files of all releases, those of this one come to it: open pages of others still find theirs. A copy is there
# whole or not at all, whatever ends it: a full volume, a kill, or another start that copies the same. nginx has the files of its own
# release in any case; files that no start of the last ninety days had are gone.
keep_assets() {
    cd $root/current/dist/assets
    find $root/assets \( -name '.copy.*' -mmin +60 -o -type f -size 0 ! -name '.copy.*' \) -delete
    host=$(hostname)
    find . -type f | while IFS= read -r file; do
        stored=$root/assets/$file
        if [ -e "$stored" ] && cmp -s "$file" "$stored"; then continue; fi
        if [ ! -d "${stored%/*}" ]; then mkdir -p "${stored%/*}"; fi
        copy=${stored%/*}/.copy.${file##*/}.$host.$$
        if ! { cp "$file" "$copy" && mv "$copy" "$stored"; }; then
            rm -f "$copy"
            echo "The volume of assets takes no more: pages of this release that are open later than it may miss files." >&2
            break
        fi
    done
    # What belongs to a release that starts is not old.
    find . -type f | (cd $root/assets && xargs -d '\n' touch -c)
    find $root/assets -type f -mtime +90 -delete
}

mkdir -p $folder/names
next=$conf
write_conf
cp $own/nginx.conf $folder/
sh $own/release.sh served-conf $root >$folder/served.conf
if [ -w $root/assets ]; then (set +e; keep_assets) & fi
watch &
exec nginx -c $folder/nginx.conf
