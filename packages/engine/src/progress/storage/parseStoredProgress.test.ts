import { expect, it } from 'vitest';
import type { StudyProgress } from '../state/StudyProgress.ts';
import { LESSON } from '../testing/createProgressHarness.ts';
import { parseStoredProgress } from './parseStoredProgress.ts';

const progress: StudyProgress = {
  positionMs: 47_000,
  ranges: [[0, 47_000]],
  confirmed: { positionMs: 10_000, studiedMs: 9000 },
  durationMs: 600_000,
  studiedAt: 5,
};

it('stored progress is read with every field', () => {
  const stored = { lesson: LESSON, progress };
  expect(parseStoredProgress({ ...stored, more: 1 })).toEqual(stored);
});

it.each(Object.keys(LESSON))('stored progress whose %s is no text counts as absent', (field) => {
  for (const value of [7, null]) {
    expect(parseStoredProgress({ lesson: { ...LESSON, [field]: value }, progress })).toBeNull();
  }
});

it.each([null, 'x', 7, [LESSON]])('%j is no lesson and no progress', (value) => {
  expect(parseStoredProgress(value)).toBeNull();
  expect(parseStoredProgress({ lesson: value, progress })).toBeNull();
  expect(parseStoredProgress({ lesson: LESSON, progress: value })).toBeNull();
});

it.each([[-1], ['5'], [null], [Number.NaN], [Infinity]])('the position %j counts as absent', (positionMs) => {
  expect(parseStoredProgress({ lesson: LESSON, progress: { ...progress, positionMs } })).toBeNull();
});

it.each<[Record<string, unknown>, Partial<StudyProgress>]>([
  [{ positionMs: 0 }, { positionMs: 0 }],
  [{ confirmed: null }, { confirmed: { positionMs: 0, studiedMs: 0 } }],
  [{ confirmed: { positionMs: 7 } }, { confirmed: { positionMs: 7, studiedMs: 0 } }],
  [{ confirmed: { positionMs: -7, studiedMs: 6 } }, { confirmed: { positionMs: 0, studiedMs: 6 } }],
  [{ durationMs: 0 }, { durationMs: null }],
  [{ durationMs: 'x' }, { durationMs: null }],
  [{ studiedAt: '5' }, { studiedAt: 0 }],
  [{ ranges: 'x' }, { ranges: [] }],
  [{ ranges: [[0, 5, 9], [7], [-1, 5], [2, 'x'], '12', [0, 5]] }, { ranges: [[0, 5]] }],
])('progress with %j reads as %j', (part, expected) => {
  const stored = parseStoredProgress({ lesson: LESSON, progress: { ...progress, ...part } });
  expect(stored?.progress).toEqual({ ...progress, ...expected });
});
