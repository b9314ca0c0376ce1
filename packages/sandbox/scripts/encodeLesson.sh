#!/bin/sh
# Writes the qualities and the stream of the sample lesson from its best picture: media/lessons/turning/1080p.mp4, which
# another video of 12 frames a second may replace. Needs FFmpeg.
set -eu
cd "$(dirname "$0")/../media/lessons/turning"
command -v ffmpeg > /dev/null || { echo 'FFmpeg is missing: install the package ffmpeg.' >&2; exit 1; }

# A key frame each 6 s (72 frames) begins a segment. No times and versions are in the files; the index comes first, so
# that playing starts before the whole file has come.
encode() {
  ffmpeg -loglevel error -y -i 1080p.mp4 -vf "scale=-2:$1:flags=lanczos" -c:v libx264 -preset slow -tune animation \
    -profile:v high -level:v 3.1 -crf "$2" -g 72 -keyint_min 72 -sc_threshold 0 -pix_fmt yuv420p -c:a copy \
    -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart "$1p.mp4"
}

# A level of the stream: its segments, and its lines of the master playlist with the largest bit rate of a segment.
cut_level() {
  rm -rf "hls/$1p" && mkdir -p "hls/$1p"
  ffmpeg -loglevel error -y -i "$1p.mp4" -c copy -f hls -hls_time 6 -hls_list_size 0 -hls_playlist_type vod \
    -hls_segment_type fmp4 -hls_flags independent_segments -hls_fmp4_init_filename init.mp4 \
    -hls_segment_filename "hls/$1p/segment-%02d.m4s" "hls/$1p/index.m3u8"
  largest=$(wc -c "hls/$1p"/segment-*.m4s | grep -v total | sort -n | tail -1 | awk '{ print $1 }')
  echo "#EXT-X-STREAM-INF:BANDWIDTH=$(((largest * 8 + 5) / 6)),RESOLUTION=$2x$1,FRAME-RATE=12.000,CODECS=\"avc1.64001f,mp4a.40.2\""
  echo "$1p/index.m3u8"
}

encode 360 29
encode 480 29
encode 720 30
mkdir -p hls
{
  printf '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n'
  cut_level 360 640
  cut_level 480 854
  cut_level 720 1280
} > hls/master.m3u8
