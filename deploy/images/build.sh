#!/bin/sh
# Builds the images web and renderer of a built shell: build.sh SHELL VERSION. `build.sh portal 1.2.0` tags them portal-1.2.0.
#   BASE      the image below both (base.Containerfile makes one): cloud-school-base
#   BUILDER   docker or buildah
# The same files give the same layers: times are those of the last commit, or SOURCE_DATE_EPOCH.
set -eu
cd "$(dirname "$0")/../.."
shell=${1:?the shell, such as portal} version=${2:?the version, such as 1.2.0}
: "${BASE:=cloud-school-base}" "${BUILDER:=$(docker info >/dev/null 2>&1 && echo docker || echo buildah)}"
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
for part in dist/index.html dist-server/schools.mjs; do
    if [ ! -e "apps/$shell/$part" ]; then
        echo "apps/$shell has no $part: pnpm --filter @cloud-school/$shell run build" >&2
        exit 1
    fi
done
# Of the lockfile and of what was bundled; in one order and without the time and the number of the run.
npx -y --prefer-offline pnpm@12.21.0 sbom --sbom-format cyclonedx --prod --lockfile-only \
    --filter "@cloud-school/$shell" --filter @cloud-school/renderer --out deploy/images/.sbom.json >/dev/null
node deploy/images/sbom.mjs bundled "$shell" "$version" "$SOURCE_DATE_EPOCH" >deploy/images/sbom.cdx.json
rm deploy/images/.sbom.json
for image in web renderer; do
    set -- --file deploy/images/Containerfile --target $image --tag "cloud-school-$image:$shell-$version" \
        --build-arg "BASE=$BASE" --build-arg "SHELL_NAME=$shell" --build-arg "VERSION=$version" \
        --label "org.opencontainers.image.revision=$(git rev-parse HEAD)"
    case $BUILDER in
    buildah)
        # shellcheck disable=SC2086 -- Options, separated by spaces.
        buildah ${BUILDAH_OPTIONS:-} bud --isolation chroot --format docker --timestamp "$SOURCE_DATE_EPOCH" \
            --ignorefile deploy/images/Containerfile.dockerignore "$@" .
        ;;
    *) "$BUILDER" buildx build --load --output type=docker,rewrite-timestamp=true "$@" . ;;
    esac
done
