import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Still } from './drawStill.ts';

/** A height of the video with its rate factor: a larger factor makes a smaller file. */
const QUALITIES = [
  { height: 360, crf: 29 },
  { height: 480, crf: 29 },
  { height: 720, crf: 30 },
  { height: 1080, crf: 32 },
] as const;

/** The levels of the stream, each from the MP4 of its height. */
const LEVELS = [
  { height: 360, width: 640 },
  { height: 480, width: 854 },
  { height: 720, width: 1280 },
] as const;

const FRAMES_A_SECOND = 12;
const SEGMENT_SECONDS = 6;
const FADE_SECONDS = 0.5;
/** H.264 of the high profile at level 3.1, and AAC: the names of RFC 6381. */
const CODECS = 'avc1.64001f,mp4a.40.2';

/** A key frame begins each segment, and nothing else makes one. */
const VIDEO_CODEC = Object.entries({
  '-c:v': 'libx264',
  '-preset': 'slow',
  '-tune': 'animation',
  '-profile:v': 'high',
  '-g': String(FRAMES_A_SECOND * SEGMENT_SECONDS),
  '-keyint_min': String(FRAMES_A_SECOND * SEGMENT_SECONDS),
  '-sc_threshold': '0',
  '-pix_fmt': 'yuv420p',
}).flat();
const AUDIO_CODEC = ['-c:a', 'aac', '-b:a', '12k'];
/** No times and versions in the files. */
const SAME_AT_EVERY_RUN = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];

export interface VideoInput {
  stills: Still[];
  /** PNG files of the stills. */
  pictures: string[];
  /** WAV file. */
  sound: string;
  /** Folder for files between steps. */
  workFolder: string;
  /** Folder that receives the files. */
  folder: string;
}

/** Encodes the stills as an MP4 in each quality, and the same pictures as a stream with three levels. */
export function encodeVideo({ stills, pictures, sound, workFolder, folder }: VideoInput): void {
  const seconds = stills.reduce((sum, still) => sum + still.seconds, 0);
  const clock = join(workFolder, 'clock.txt');
  // FFmpeg expands the braces in each frame; a file needs no escapes for the filter graph.
  writeFileSync(clock, String.raw`%{pts:gmtime:0:%M\:%S} / ${toMinutes(seconds)}`);
  const inputs = pictures.flatMap((picture, index) => {
    // A picture stays until the next one has faded in.
    const length = (stills[index]?.seconds ?? 0) + FADE_SECONDS;
    return ['-loop', '1', '-framerate', String(FRAMES_A_SECOND), '-t', String(length), '-i', picture];
  });
  const split = QUALITIES.map(({ height }) => `[v${height}]`).join('');
  const graph = [
    fade(stills),
    // The bar under the head moves from left to right.
    `color=0x4C7BFF:s=1920x8:r=${FRAMES_A_SECOND}:d=${seconds}[bar]`,
    `[faded][bar]overlay=x='-W+W*t/${seconds}':y=96:shortest=1[moving]`,
    `[moving]drawtext=font='Noto Sans CJK SC':textfile=${clock}:expansion=normal:fontsize=38:fontcolor=white:x=w-tw-56:y=34[timed]`,
    `[timed]format=yuv420p,split=${QUALITIES.length}${split}`,
    ...QUALITIES.map(({ height }) => `[v${height}]scale=-2:${height}:flags=lanczos[o${height}]`),
  ].join(';');
  const outputs = QUALITIES.flatMap(({ height, crf }) => [
    '-map',
    `[o${height}]`,
    '-map',
    `${pictures.length}:a`,
    '-t',
    String(seconds),
    ...VIDEO_CODEC,
    '-crf',
    String(crf),
    '-level:v',
    height > 720 ? '4.0' : '3.1',
    ...AUDIO_CODEC,
    ...SAME_AT_EVERY_RUN,
    // The index is at the beginning of the file, so that playing starts before the whole file has come.
    '-movflags',
    '+faststart',
    join(folder, `${height}p.mp4`),
  ]);
  runFfmpeg([...inputs, '-i', sound, '-filter_complex', graph, ...outputs]);
  for (const { height } of LEVELS)
    cutSegments(join(folder, `${height}p.mp4`), join(folder, 'hls', `${height}p`));
  writeFileSync(join(folder, 'hls/master.m3u8'), masterPlaylist(join(folder, 'hls')));
}

/** The filter graph that fades each still into the next one. */
function fade(stills: Still[]): string {
  let start = 0;
  const links = stills.slice(1).map((_still, index) => {
    start += stills[index]?.seconds ?? 0;
    const from = index === 0 ? '[0:v]' : `[f${index}]`;
    const to = index === stills.length - 2 ? '[faded]' : `[f${index + 1}]`;
    return `${from}[${index + 1}:v]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${start}${to}`;
  });
  return links.join(';');
}

function cutSegments(video: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const options = {
    '-hls_time': String(SEGMENT_SECONDS),
    '-hls_list_size': '0',
    '-hls_playlist_type': 'vod',
    '-hls_segment_type': 'fmp4',
    '-hls_flags': 'independent_segments',
    '-hls_fmp4_init_filename': 'init.mp4',
    '-hls_segment_filename': join(folder, 'segment-%02d.m4s'),
  };
  runFfmpeg([
    '-i',
    video,
    '-c',
    'copy',
    '-f',
    'hls',
    ...Object.entries(options).flat(),
    join(folder, 'index.m3u8'),
  ]);
}

function masterPlaylist(folder: string): string {
  const levels = LEVELS.map(({ height, width }) => {
    const segments = globSync('segment-*.m4s', { cwd: join(folder, `${height}p`) });
    const largest = Math.max(...segments.map((name) => statSync(join(folder, `${height}p`, name)).size));
    // BANDWIDTH is the largest bit rate of a segment.
    const bandwidth = Math.ceil((largest * 8) / SEGMENT_SECONDS);
    return `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},FRAME-RATE=${FRAMES_A_SECOND}.000,CODECS="${CODECS}"\n${height}p/index.m3u8`;
  });
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${levels.join('\n')}\n`;
}

/** Encodes a WAV file as AAC. */
export function encodeAudio(sound: string, file: string): void {
  runFfmpeg(['-i', sound, ...AUDIO_CODEC, ...SAME_AT_EVERY_RUN, '-movflags', '+faststart', file]);
}

function runFfmpeg(parameters: string[]): void {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...parameters], { stdio: 'inherit' });
}

function toMinutes(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
