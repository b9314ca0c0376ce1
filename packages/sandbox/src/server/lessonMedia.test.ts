import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { findClassroom, listClassrooms } from '../learning/findClassroom.ts';
import { getLesson } from '../learning/getLesson.ts';
import { findDrawnVideo } from '../seed/drawnVideos.ts';
import { makeSeed } from '../seed/makeSeed.ts';

const LESSONS = fileURLToPath(new URL('../../media/lessons', import.meta.url));
const VIEWER = fileURLToPath(new URL('../../media/viewer', import.meta.url));
const STREAM = join(LESSONS, 'turning/hls');
const SEED = makeSeed(Date.parse('2026-11-21T10:00:00+08:00'));

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
/** The lines of a playlist that name files. */
const entries = (playlist: string) => playlist.split('\n').filter((line) => line && !line.startsWith('#'));

/** Seconds that an MP4 lasts, of its movie header. */
function secondsOf(file: string): number {
  const bytes = readFileSync(file);
  const header = bytes.indexOf('mvhd');
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16);
}

/** Seconds at which the cues of captions or chapters begin and end. */
function readTimes(file: string): number[] {
  const text = read(file);
  expect(text).toMatch(/^WEBVTT\n\n/);
  return [...text.matchAll(/(\d\d):(\d\d):(\d\d)\.000/g)].map(
    ([, hours, minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  );
}

test('the media of all lessons take 10 MB at most', () => {
  const sizes = globSync('**/*.*', { cwd: LESSONS }).map((file) => statSync(join(LESSONS, file)).size);
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000_000);
});

test('each video and audio lasts as long as its classroom says, and starts before all has come', () => {
  const files = SEED.courses.flatMap(listClassrooms).flatMap((classroom) => {
    const { video, audio } = getLesson({ seed: SEED }, classroom);
    const addresses = video && 'sources' in video ? Object.values(video.sources) : [video?.stream, audio];
    return addresses
      .filter((address) => /\.(?:mp4|m4a)$/.test(address ?? ''))
      .map((address = '') => ({ file: join(LESSONS, '../..', address), duration: classroom.duration }));
  });
  expect(files.length).toBeGreaterThan(50);
  for (const { file, duration } of files) {
    const bytes = readFileSync(file);
    expect.soft({ file, duration: secondsOf(file) * 1000 }).toEqual({ file, duration });
    expect.soft(bytes.indexOf('moov'), file).toBeLessThan(bytes.indexOf('mdat'));
  }
});

test('each video classroom has a video, and a drawn one fits the time of its lesson', () => {
  const videos = SEED.courses.flatMap(listClassrooms).filter(({ classroomType }) => classroomType === 1);
  expect(videos.filter(({ duration }) => duration === null)).toEqual([]);
  for (const { start, end, contents } of SEED.activities) {
    for (const { contentId } of contents) {
      const share = (findDrawnVideo(contentId)?.duration ?? end - start) / (end - start);
      expect.soft(share, contentId).toBeLessThanOrEqual(1);
      expect.soft(share, contentId).toBeGreaterThan(0.4);
    }
  }
});

test('captions of drawn videos are in order, and end with the video', () => {
  for (const { classroomId } of SEED.courses.flatMap(listClassrooms)) {
    const drawn = findDrawnVideo(classroomId);
    const times = drawn ? readTimes(join(LESSONS, '../..', drawn.captions)) : [];
    expect.soft(times, classroomId).toEqual(times.toSorted((a, b) => a - b));
    expect.soft(times.at(-1), classroomId).toBe(drawn ? drawn.duration / 1000 : undefined);
  }
});

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
    const times = readTimes(join(LESSONS, 'turning', file));
    expect(times).toHaveLength(count * 2);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect([times.at(0), times.at(-1)]).toEqual([6, 78]);
  }
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
    const titles = SEED.lessons.flatMap(({ classroomId, materials = [] }) =>
      materials
        .filter(({ storageUrl }) => storageUrl?.endsWith('.pdf'))
        .map(({ name, storageUrl }) => {
          const title = documents[storageUrl?.replace('/media/', '../') ?? '']?.[0]?.text ?? 'none';
          return { title, file: name, lesson: findClassroom({ seed: SEED }, classroomId)?.name };
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
