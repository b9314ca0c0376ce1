import { expect, test } from 'vitest';
import type { DownloadsSnapshot } from './createLessonDownloads.ts';
import { makeDownloadedLesson } from './testing/makeDownloadedLesson.ts';
import { toDownloadMark } from './toDownloadMark.ts';

const lesson = makeDownloadedLesson();
const id = lesson.classroomId;
const half = { ...lesson, files: lesson.files.map((file) => ({ ...file, size: 100, isWhole: false })) };
const whole = { ...lesson, files: lesson.files.map((file) => ({ ...file, size: 100, isWhole: true })) };
const total = 100 * lesson.files.length;
const empty: DownloadsSnapshot = { lessons: [], running: null, failures: {} };

test.each([
  ['nothing of it', empty, false, { kind: 'none' }],
  ['the device not read yet', { ...empty, lessons: null }, true, { kind: 'whole' }],
  ['removed since', empty, true, { kind: 'none' }],
  ['a half one', { ...empty, lessons: [{ lesson: half, bytes: 10 }] }, false, { kind: 'paused' }],
  ['a whole one', { ...empty, lessons: [{ lesson: whole, bytes: total }] }, false, { kind: 'whole' }],
  [
    'one that runs',
    { ...empty, running: { classroomId: id, bytes: total / 2, size: total } },
    false,
    { kind: 'running', share: 0.5 },
  ],
  [
    'one of an unknown size',
    { ...empty, running: { classroomId: id, bytes: 5, size: null } },
    false,
    { kind: 'running', share: null },
  ],
  [
    'one that stopped by itself',
    { ...empty, lessons: [{ lesson: half, bytes: 10 }], failures: { [id]: 'full' } },
    false,
    { kind: 'failed' },
  ],
  [
    'another one that runs',
    { ...empty, running: { classroomId: 'other', bytes: 5, size: 9 } },
    false,
    { kind: 'none' },
  ],
] as const)('the button of a lesson: %s', (_, snapshot, isThere, expected) => {
  expect(toDownloadMark(id, snapshot as DownloadsSnapshot, isThere)).toEqual(expected);
});
