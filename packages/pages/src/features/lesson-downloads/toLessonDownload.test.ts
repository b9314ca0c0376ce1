import { expect, test } from 'vitest';
import type { DownloadsSnapshot } from './createLessonDownloads.ts';
import { makeDownloadedFile, makeDownloadedLesson } from './testing/makeDownloadedLesson.ts';
import { toLessonDownload } from './toLessonDownload.ts';

const file = makeDownloadedFile({ size: 100, version: '"one"' });
const EMPTY: DownloadsSnapshot = { lessons: [], running: null, failures: {} };
const onDevice = (more: Parameters<typeof makeDownloadedFile>[0], bytes: number): DownloadsSnapshot => ({
  ...EMPTY,
  lessons: [{ lesson: makeDownloadedLesson({ files: [{ ...file, ...more }] }), bytes }],
});
const describe = (more: Partial<Parameters<typeof toLessonDownload>[0]>) =>
  toLessonDownload({
    classroomId: 'r-1',
    isPlayed: true,
    files: [file],
    refused: [],
    isMeasured: true,
    snapshot: EMPTY,
    ...more,
  });

test.each([
  ['the device is read', { snapshot: { ...EMPTY, lessons: null } }, { kind: 'checking' }],
  ['the hosts are asked', { isMeasured: false }, { kind: 'checking' }],
  ['nothing is there', {}, { kind: 'ready', size: 100, stop: null, leftOut: [] }],
  ['a size is not said', { files: [makeDownloadedFile()] }, { kind: 'ready', size: null }],
  [
    'a try did not begin',
    { snapshot: { ...EMPTY, failures: { 'r-1': 'full' as const } } },
    { kind: 'ready', stop: 'full' },
  ],
  [
    'it comes',
    { snapshot: { ...EMPTY, running: { classroomId: 'r-1', bytes: 40, size: 100 } } },
    { kind: 'running', bytes: 40, size: 100 },
  ],
  ['it is there by half', { snapshot: onDevice({}, 40) }, { kind: 'paused', bytes: 40, size: 100 }],
  ['it is there', { snapshot: onDevice({ isWhole: true }, 100) }, { kind: 'whole', size: 100 }],
  [
    'it is there and its host does not answer',
    { files: [makeDownloadedFile()], snapshot: onDevice({ isWhole: true }, 100) },
    { kind: 'whole', size: 100 },
  ],
  [
    'the school replaced the file',
    { snapshot: onDevice({ isWhole: true, version: '"old"' }, 90) },
    { kind: 'changed', size: 100 },
  ],
  [
    'the school replaced what was begun',
    { snapshot: onDevice({ version: '"old"' }, 40) },
    { kind: 'ready', size: 100 },
  ],
  [
    'captions are elsewhere',
    { refused: [{ label: '字幕', reason: 'foreign' as const }] },
    { kind: 'ready', leftOut: ['字幕'] },
  ],
  [
    'only captions could be downloaded',
    {
      files: [makeDownloadedFile({ id: 'captions' })],
      refused: [{ label: '视频 720P', reason: 'stream' as const }],
    },
    { kind: 'refused', reason: 'stream' },
  ],
  ['there is nothing', { files: [] }, { kind: 'refused', reason: 'nothing' }],
])('while %s', (_, more, expected) => {
  expect(describe(more)).toMatchObject(expected);
});
