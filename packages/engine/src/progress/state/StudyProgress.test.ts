import { describe, expect, it } from 'vitest';
import {
  addConfirmed,
  addLoaded,
  addPlayed,
  isPending,
  mergeProgress,
  NO_PROGRESS,
  setDuration,
  toReport,
  type StudyProgress,
} from './StudyProgress.ts';

const played = (from: number, to: number, now = 1): StudyProgress =>
  addPlayed(NO_PROGRESS, [from, to], { isCounted: true, now });

describe('two windows or devices', () => {
  const near = addConfirmed(played(0, 60_000, 5), { positionMs: 50_000, studiedMs: 40_000 });
  const far = addConfirmed(played(30_000, 90_000, 9), { positionMs: 40_000, studiedMs: 45_000 });

  it('merge to the further position and the union of what was played', () => {
    expect(mergeProgress(near, far)).toEqual({
      positionMs: 90_000,
      ranges: [[0, 90_000]],
      confirmed: { positionMs: 50_000, studiedMs: 45_000 },
      durationMs: null,
      studiedAt: 9,
    });
  });

  it('merge in any order, and as often as one likes', () => {
    const merged = mergeProgress(near, far);
    expect(mergeProgress(far, near)).toEqual(merged);
    expect(mergeProgress(merged, near)).toEqual(merged);
    expect(mergeProgress(merged, null)).toEqual(merged);
  });
});

it('another window that has the turn counts; this one only moves the position', () => {
  const progress = addPlayed(NO_PROGRESS, [0, 1000], { isCounted: false, now: 1 });
  expect(toReport(progress, 0)).toMatchObject({ positionMs: 1000, studiedMs: 0 });
});

it.each<[string, StudyProgress, boolean]>([
  ['nothing played', NO_PROGRESS, false],
  ['something played', played(0, 10), true],
  ['all confirmed', addConfirmed(played(0, 10), { positionMs: 10, studiedMs: 10 }), false],
  ['an older report confirmed', addConfirmed(played(0, 10), { positionMs: 5, studiedMs: 5 }), true],
  ['a part played before the saved position', addLoaded(played(0, 10), 500), true],
  ['only the saved position', addLoaded(NO_PROGRESS, 500), false],
])('%s is pending: %#', (_, progress, isWaiting) => {
  expect(isPending(progress)).toBe(isWaiting);
});

it.each<[string, number | null, number | null]>([
  ['a length', 100_000.4, 90_000],
  ['a position past the end', 5000, 0],
  ['no length', null, null],
  ['a length of 0', 0, null],
  ['a live stream', Infinity, null],
  ['no number', Number.NaN, null],
])('%s: what remains', (_, durationMs, remainingMs) => {
  expect(toReport(setDuration(played(0, 10_000), durationMs), 0).remainingMs).toBe(remainingMs);
});

it.each<[string, StudyProgress, number]>([
  ['never played: now', NO_PROGRESS, 7],
  ['played before: then', played(0, 10, 5), 5],
  ['played by a clock that was ahead: now', played(0, 10, 86_400_000), 7],
])('when it was studied, %s', (_, progress, studiedAt) => {
  expect(toReport(progress, 7).studiedAt).toBe(studiedAt);
});

it.each([
  [null, 7, 7],
  [9, 7, 9],
  [9, null, 9],
])('of the lengths %j and %j the first known one stays', (one, other, durationMs) => {
  const withDuration = (length: number | null) => setDuration(NO_PROGRESS, length);
  expect(mergeProgress(withDuration(one), withDuration(other)).durationMs).toBe(durationMs);
});
