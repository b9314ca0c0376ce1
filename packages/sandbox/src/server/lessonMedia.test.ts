import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { findClassroom } from '../learning/findClassroom.ts';
import { makeSeed } from '../seed/makeSeed.ts';

const LESSONS = fileURLToPath(new URL('../../media/lessons', import.meta.url));
const VIEWER = fileURLToPath(new URL('../../media/viewer', import.meta.url));
const STREAM = join(LESSONS, 'turning/hls');

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
/** The lines of a playlist that name files. */
const entries = (playlist: string) => playlist.split('\n').filter((line) => line && !line.startsWith('#'));

/** Seconds that an MP4 lasts, of its movie header. */
function secondsOf(file: string): number {
  const bytes = readFileSync(file);
  const header = bytes.indexOf('mvhd');
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16);
}

test('the media of all lessons take 8 MB at most', () => {
  const sizes = globSync('**/*.*', { cwd: LESSONS }).map((file) => statSync(join(LESSONS, file)).size);
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_000_000);
});

test.each(['360p', '480p', '720p', '1080p'])(
  'the video in %s lasts 78 s and starts before all has come',
  (name) => {
    const file = join(LESSONS, `turning/${name}.mp4`);
    const bytes = readFileSync(file);
    expect(secondsOf(file)).toBe(78);
    expect(bytes.indexOf('avc1')).toBeGreaterThan(0);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  },
);

test('the stream has three levels, whose segments exist and last 78 s together', () => {
  const master = read(STREAM, 'master.m3u8');
  expect([...master.matchAll(/RESOLUTION=(\d+x\d+)/g)].map(([, size]) => size)).toEqual([
    '640x360',
    '854x480',
    '1280x720',
  ]);
  expect(entries(master)).toEqual(['360p/index.m3u8', '480p/index.m3u8', '720p/index.m3u8']);
  for (const level of entries(master)) {
    const playlist = read(STREAM, level);
    const folder = join(STREAM, dirname(level));
    const files = [...entries(playlist), /URI="([^"]+)"/.exec(playlist)?.[1] ?? ''];
    expect(files.filter((file) => statSync(join(folder, file)).size === 0)).toEqual([]);
    expect(globSync('*.{m4s,mp4}', { cwd: folder })).toHaveLength(files.length);
    const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
    expect(lengths.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(78, 0);
    expect(playlist).toContain('#EXT-X-ENDLIST');
  }
});

test('captions and chapters are in order, within the video', () => {
  for (const [file, count] of [
    ['captions.zh.vtt', 15],
    ['chapters.zh.vtt', 3],
  ] as const) {
    const text = read(LESSONS, 'turning', file);
    expect(text).toMatch(/^WEBVTT\n\n/);
    const times = [...text.matchAll(/(\d\d):(\d\d):(\d\d)\.000/g)].map(
      ([, hours, minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    );
    expect(times).toHaveLength(count * 2);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect([times.at(0), times.at(-1)]).toEqual([6, 78]);
  }
});

test('the audio lesson lasts 125 s', () => {
  expect(secondsOf(join(LESSONS, 'choking/audio.m4a'))).toBe(125);
});

describe('the document', () => {
  const scope: { documents?: Record<string, { picture: string; text: string }[]> } = {};
  runInNewContext(read(VIEWER, 'documents.js').replace('globalThis.', ''), scope);
  const documents = scope.documents ?? {};

  test.each(Object.entries(documents))(
    '%s has pages, and the viewer knows a picture of each',
    (path, pages) => {
      const document = readFileSync(join(VIEWER, path), 'latin1');
      expect(document.startsWith('%PDF-')).toBe(true);
      expect(document.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages.length);
      for (const { picture } of pages) {
        expect(readFileSync(join(VIEWER, picture)).toString('latin1', 1, 4)).toBe('PNG');
      }
    },
  );

  test('of a lesson is the one that the lesson names', () => {
    const seed = makeSeed(Date.parse('2026-11-21T10:00:00+08:00'));
    const titles = seed.lessons.flatMap(({ classroomId, materials = [] }) =>
      materials
        .filter(({ storageUrl }) => storageUrl?.endsWith('.pdf'))
        .map(({ name, storageUrl }) => {
          const title = documents[storageUrl?.replace('/media/', '../') ?? '']?.[0]?.text ?? 'none';
          return { title, file: name, lesson: findClassroom({ seed }, classroomId)?.name };
        }),
    );
    expect(titles.length).toBeGreaterThan(5);
    for (const { title, file, lesson } of titles) {
      expect(file).toBe(`${title}.pdf`);
      expect(lesson).toContain(title);
    }
  });
});

test('pictures are drawings of 16 by 10, and the archive is a ZIP with four files', () => {
  for (const stage of [1, 2, 3, 4]) {
    expect(read(LESSONS, `pressure-stages/stage-${stage}.svg`)).toContain('width="960" height="600"');
  }
  const archive = readFileSync(join(LESSONS, 'first-aid/first-aid-cards.zip'));
  expect(archive.toString('latin1', 0, 4)).toBe('PK\u0003\u0004');
  // Of the end of the central directory: the count of entries.
  expect(archive.readUInt16LE(archive.length - 12)).toBe(4);
});
