/**
 * Draws the videos of lessons that were not filmed, of their captions: a title, then a card for each 第…节, as H.264 of a picture
 * each ten seconds. `node scripts/drawVideos.ts [classroomId…]`; needs FFmpeg, and Chromium as CHROMIUM.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listClassrooms } from '../src/learning/findClassroom.ts';
import { findDrawnVideo } from '../src/seed/drawnVideos.ts';
import { makeSeed } from '../src/seed/makeSeed.ts';

const MEDIA = fileURLToPath(new URL('../media', import.meta.url));
const WIDTH = 854;
const HEIGHT = 480;
const SECONDS_PER_PICTURE = 10;

interface Part {
  startsAt: number;
  heading: string;
  sentences: string[];
}

const folder = mkdtempSync(join(tmpdir(), 'videos-'));
const { courses } = makeSeed(Date.now());
for (const course of courses) {
  for (const { classroomId, name } of listClassrooms(course)) {
    const drawn = findDrawnVideo(classroomId);
    const chosen = process.argv.slice(2);
    if (!drawn || (chosen.length > 0 && !chosen.includes(classroomId))) continue;
    const parts = readParts(readFileSync(toFile(drawn.captions), 'utf8'));
    const picture = readFileSync(join(MEDIA, `covers/${drawn.cover}.svg`)).toString('base64');
    const texts = [
      writeTitle(name, parts),
      ...parts.map((part, index) => writePart(name, part, index, parts)),
    ];
    writeFileSync(join(folder, 'cards.html'), writePage(texts, picture, course.courseName));
    screenshot(texts.length);
    const starts = [0, ...parts.map(({ startsAt }) => startsAt), drawn.duration / 1000];
    encode(
      starts.slice(1).map((end, index) => end - (starts[index] ?? 0)),
      toFile(drawn.video),
    );
  }
}
rmSync(folder, { recursive: true });

function toFile(address: string): string {
  return join(MEDIA, address.replace('/media/', ''));
}

/** A cue 第一节，早上。 begins a part, the cues after it are its sentences. */
function readParts(captions: string): Part[] {
  const parts: Part[] = [];
  for (const [, hours, minutes, seconds, text = ''] of captions.matchAll(
    /(\d\d):(\d\d):(\d\d)\.000 --> .*\n(.*)/g,
  )) {
    const heading = /^第.节，(.*)。$/.exec(text)?.[1];
    const startsAt = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    if (heading) parts.push({ startsAt, heading, sentences: [] });
    else parts.at(-1)?.sentences.push(text);
  }
  return parts;
}

function writeTitle(name: string, parts: readonly Part[]): string {
  const items = parts.map(({ heading }, index) => `<li><b>${index + 1}</b>${heading}</li>`).join('');
  const title = name.length > 10 ? name.replace('：', '：<br>') : name;
  return `<h1>${title}</h1><ol>${items}</ol>`;
}

function writePart(
  name: string,
  { heading, sentences }: Part,
  index: number,
  parts: readonly Part[],
): string {
  const bars = parts.map((_, place) => `<i class="${place <= index ? 'past' : ''}"></i>`).join('');
  const lines = sentences.map((sentence) => `<p>${sentence}</p>`).join('');
  return `<small>${name}</small><h2>${heading}</h2>${lines}<div>${bars}</div>`;
}

function writePage(texts: readonly string[], picture: string, courseName: string): string {
  const cards = texts.map(
    (text) =>
      `<section><header>${courseName}</header><img src="data:image/svg+xml;base64,${picture}"><main>${text}</main></section>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    * { margin: 0; box-sizing: border-box; font-style: normal }
    section { width: ${WIDTH}px; height: ${HEIGHT}px; position: relative; overflow: hidden; background: #f4f6fb; color: #17233d;
      font-family: 'Noto Sans CJK SC', sans-serif }
    header { position: absolute; left: 44px; top: 34px; font-size: 18px; color: #51607d }
    img { position: absolute; right: 36px; top: 134px; width: 340px; height: 212.5px; border-radius: 12px }
    main { position: absolute; left: 44px; top: 84px; width: 404px; height: 316px; display: flex; flex-direction: column;
      justify-content: center }
    h1, h2, p { text-wrap: balance } h1 { font-size: 40px; line-height: 1.3 } h2 { font-size: 36px; line-height: 1.35; margin-bottom: 14px }
    small { font-size: 18px; color: #51607d; margin-bottom: 10px } p { font-size: 22px; line-height: 1.5; margin-top: 8px }
    ol { list-style: none; padding: 0; margin-top: 20px } li { font-size: 22px; line-height: 1.7 } b { margin-right: 12px }
    div { position: absolute; bottom: 0; display: flex; gap: 8px } i { width: 48px; height: 4px; background: #cdd5e6 }
    .past { background: #17233d }
  </style>${cards.join('')}`;
}

function screenshot(count: number): void {
  const chromium = process.env['CHROMIUM'] ?? 'chromium';
  const args = [
    '--headless',
    '--no-sandbox',
    '--hide-scrollbars',
    `--window-size=${WIDTH},${HEIGHT * count}`,
  ];
  const output = `--screenshot=${join(folder, 'cards.png')}`;
  execFileSync(chromium, [...args, output, `file://${join(folder, 'cards.html')}`], { stdio: 'ignore' });
}

/** A card for each length in seconds. A constant quantizer leaves nothing to refine, so that a picture that repeats takes 26 bytes. */
function encode(lengths: readonly number[], output: string): void {
  const cards = lengths.map((seconds, card) => {
    const repeats = seconds / SECONDS_PER_PICTURE - 1;
    return `[s${card}]crop=${WIDTH}:${HEIGHT}:0:${card * HEIGHT},loop=${repeats}:1[c${card}]`;
  });
  const names = (letter: string) => lengths.map((_, card) => `[${letter}${card}]`).join('');
  const filter = [
    `[0]format=yuv420p,split=${lengths.length}${names('s')}`,
    ...cards,
    `${names('c')}concat=n=${lengths.length},setpts=N*${SECONDS_PER_PICTURE}/TB`,
  ];
  const input = ['-framerate', `1/${SECONDS_PER_PICTURE}`, '-i', join(folder, 'cards.png')];
  const codec = '-c:v libx264 -qp 34 -bf 0 -g 1000 -sc_threshold 0 -threads 1';
  const quality = '-x264-params psy=0:aq-mode=0:mbtree=0:rc-lookahead=0';
  const plain = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart';
  const options = `${codec} ${quality} ${plain}`.split(' ');
  const args = ['-loglevel', 'error', '-y', input, '-filter_complex', filter.join(';'), options, output];
  execFileSync('ffmpeg', args.flat());
}
