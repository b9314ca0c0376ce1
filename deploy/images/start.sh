#!/bin/sh
# Starts an image as `web`, `renderer` or `receiver`: writes what the environment says into /tmp, and refuses what is wrong with a
# sentence. `live` is their health check; any other command runs as it is.
#
#   /etc/cloud-school/schools.json   the list of schools (deploy/nginx/schools.json is an example), mounted; or
#   SCHOOLS                          its text; or
#   SCHOOL_HOST, CLOUD_SCHOOL_*      one host and its values
#   BACK_END         web, renderer: the school's server, such as http://back-end:8080; nginx looks names up once, as it starts
#   RENDERERS        web: names and ports of the renderers, separated by spaces; pages come from the build without any
#   RECEIVER         web: name and port of the receiver; reports of devices go nowhere without one
#   BACK_END_PATHS   web: what else than /api/ is the back end's, files such as /media/, separated by spaces
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

root=/srv/cloud-school/portal own=/usr/share/cloud-school folder=/tmp/cloud-school
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
if [ "$1" = receiver ]; then
    # Without a volume the reports are gone when the container is.
    reports=/var/lib/cloud-school-receiver
    if [ ! -w $reports ]; then reports=$folder; fi
    exec node --max-old-space-size=160 dist-server/receiver.mjs --file $reports/reports.sqlite --schools $folder/schools.json \
        --releases /etc/cloud-school/releases --host 0.0.0.0 --port "$PORT"
fi

if [ "$1" = renderer ]; then
    # As its unit says: deploy/systemd.
    export MALLOC_ARENA_MAX=2
    exec node --max-old-space-size="${MAX_OLD_SPACE_MB:-280}" --max-semi-space-size=32 dist-server/renderer.mjs --shell . --schools $folder/schools.json \
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

conf=$folder/cloud-school
rm -rf $conf
cp -r $own/nginx $conf
cp $own/nginx.conf $folder/
# Replaces a line of a kept file, which must be there.
fit() {
    grep -qF -- "$2" "$conf/$1" || fail "$1 has no line '$2'."
    awk -v old="$2" -v new="$3" '{ at = index($0, old); if (at) $0 = substr($0, 1, at - 1) new substr($0, at + length(old)) } { print }' \
        "$conf/$1" >"$folder/.conf"
    mv "$folder/.conf" "$conf/$1"
}
# Files of the back end: one that is opened as a page runs nothing.
file_headers="add_header content-security-policy \"default-src 'none'; style-src 'unsafe-inline'; sandbox\" always;
    add_header x-content-type-options nosniff always; add_header strict-transport-security \$cloud_school_https_only always;"
proxies= trusted=
for address in $TRUSTED_PROXIES; do
    proxies="$proxies$address 1; "
    trusted="${trusted}set_real_ip_from $address; "
done
fit machine.conf 'server 127.0.0.1:8080;' "server ${BACK_END#http://};"
fit machine.conf '# 10.0.0.0/8 1;' "$proxies"
fit machine.conf "https '';" "https '$HTTPS_ONLY';"
{
    sed -e "s/listen 8080/listen $PORT/" -e "s|/dev/stdout|$ACCESS_LOG|" $own/listen.conf
    for path in $BACK_END_PATHS; do
        echo "location ^~ $path { include cloud-school/to-back-end.conf; $file_headers }"
    done
    if [ -n "$trusted" ]; then echo "$trusted real_ip_header X-Forwarded-For; real_ip_recursive on;"; fi
} >$conf/listen.conf
if [ -n "$RENDERERS" ]; then
    servers=
    for address in $RENDERERS; do servers="${servers}server $address max_fails=3 fail_timeout=5s; "; done
    fit upstream-renderer.conf 'server 127.0.0.1:8790 max_fails=3 fail_timeout=5s;' "$servers"
    fit upstream-renderer.conf /var/cache/cloud-school $folder/pages
else
    rm $conf/renderer.conf $conf/upstream-renderer.conf
fi
if [ -n "$RECEIVER" ]; then fit receiver.conf 127.0.0.1:8791 "$RECEIVER"; fi
sh $own/release.sh served-conf $root >$folder/served.conf
# Where a volume keeps the files of all releases, those of this one come to it: open pages of others still find theirs.
if [ -w $root/assets ]; then cp -Rn $root/current/dist/assets/. $root/assets/; fi
exec nginx -c $folder/nginx.conf
