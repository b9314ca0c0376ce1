#!/bin/sh
# Publishes the files with hashed names of a build to an S3-compatible store, from where a CDN has them: publish-assets.sh DIST BUCKET
# such as `publish-assets.sh apps/portal/dist https://s3.example.com/bucket/portal`, before the release that names them is served.
#   ACCESS_KEY_ID, SECRET_ACCESS_KEY   of the store
#   REGION                             us-east-1 without it
# Names never change their content: a file that is there stays, and nothing is deleted. The page, the exam worker and the icon
# stay with the host, and source maps with you. Needs curl 7.86 or newer.
set -eu
dist=${1:?the folder of a build, such as apps/portal/dist} bucket=${2:?the address of the bucket, with the path of ASSETS_ORIGIN}
: "${ACCESS_KEY_ID:?}" "${SECRET_ACCESS_KEY:?}" "${REGION:=us-east-1}"
export bucket="${bucket%/}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Not on a command line, where other users of the machine see it.
printf 'user = "%s:%s"\naws-sigv4 = "aws:amz:%s:s3"\nsilent\nshow-error\n' "$ACCESS_KEY_ID" "$SECRET_ACCESS_KEY" "$REGION" >"$folder/curl"
export own="$folder/curl"
cd "$dist"
find assets -type f ! -name '*.map' ! -name '*.br' ! -name '*.gz' | sort | xargs -P 4 -I FILE sh -c '
    case $1 in
    *.js) type=text/javascript ;;
    *.css) type=text/css ;;
    *.svg) type=image/svg+xml ;;
    *.json) type=application/json ;;
    *.woff2) type=font/woff2 ;;
    *.png) type=image/png ;;
    *.webp) type=image/webp ;;
    *) type=application/octet-stream ;;
    esac
    # Some versions of curl sign this header only where it is given.
    none=e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
    if curl --config "$own" --head --fail --output /dev/null --header "x-amz-content-sha256: $none" "$bucket/$1" 2>/dev/null; then echo "there $1" && exit 0; fi
    curl --config "$own" --fail --output /dev/null --upload-file "$1" --header "content-type: $type" \
        --header "x-amz-content-sha256: $(sha256sum "$1" | cut -c 1-64)" \
        --header "cache-control: public, max-age=31536000, immutable" "$bucket/$1" || exit 255
    echo "sent $1"
' sh FILE >"$folder/done" || { echo "The store refused a file: nothing that is served needs it yet." >&2 && exit 1; }
echo "$(grep -c ^sent "$folder/done" || true) files sent, $(grep -c ^there "$folder/done" || true) were there: $bucket/assets/"
