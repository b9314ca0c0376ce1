#!/bin/sh
# Releases of a shell on its server (docs/how-to/deploy.md). ROOT is the folder that nginx serves.
# Kept releases lie beside it, in ROOT-releases, where nobody is sent them.
#   release.sh keep ROOT NAME     keeps the page and the exam worker of the build that was just copied; the names of its
#                                 assets come on standard input
#   release.sh back ROOT NAME     serves a kept release again; its files are still there
#   release.sh prune ROOT COUNT   deletes the files that none of the newest COUNT releases names
set -eu
verb=${1:?keep, back or prune} root=${2:?the folder that nginx serves} value=${3:?a name or a count}
releases=${root%/}-releases

case $verb in
keep)
    kept=$releases/$value
    mkdir -p "$kept"
    cp -p "$root/index.html" "$kept/"
    if [ -f "$root/exam-worker.js" ]; then cp -p "$root/exam-worker.js" "$kept/"; fi
    cat >"$kept/assets.txt"
    if [ ! -s "$kept/assets.txt" ]; then
        rm -r "$kept"
        echo "no names of assets on standard input" >&2
        exit 1
    fi
    ;;
back)
    kept=$releases/$value
    if [ ! -f "$kept/index.html" ]; then
        echo "no release $value in $releases" >&2
        exit 1
    fi
    for file in exam-worker.js index.html; do
        # A rename: nobody is sent half a page.
        if [ -f "$kept/$file" ]; then cp -p "$kept/$file" "$root/.$file" && mv "$root/.$file" "$root/$file"; fi
    done
    ;;
prune)
    names=$(ls -t "$releases" | head -n "$value")
    if [ -z "$names" ]; then
        echo "no release is kept in $releases: nothing was deleted" >&2
        exit 1
    fi
    list=$(mktemp)
    for name in $names; do cat "$releases/$name/assets.txt"; done >"$list"
    (cd "$root/assets" && find . -type f) | while read -r file; do
        grep -qxF "$file" "$list" || rm "$root/assets/$file"
    done
    rm "$list"
    ls -t "$releases" | tail -n "+$((value + 1))" | while read -r name; do rm -r "${releases:?}/$name"; done
    ;;
*)
    echo "keep, back or prune" >&2
    exit 2
    ;;
esac
