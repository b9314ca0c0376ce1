import { expect, it } from 'vitest';
import type { PlayheadEvent } from '../contract/MediaEvent.ts';
import { isLastChance, JUMP_MS, reportReason, type ReportReason } from './reportReason.ts';

it.each<[string, PlayheadEvent['type'], number, ReportReason | null]>([
  ['play', 'play', 60_000, 'play'],
  ['pause', 'pause', 60_000, 'pause'],
  ['the end', 'ended', 60_000, 'ended'],
  ['the begin of a seek', 'seeking', 300_000, null],
  ['the end of a seek', 'seeked', 300_000, 'seek'],
  ['the end of a backward seek', 'seeked', 0, 'seek'],
  ['10 s after the last report', 'timeupdate', 60_000, null],
  ['more than 10 s after it', 'timeupdate', 60_001, 'jump'],
  ['a position that is a little back', 'timeupdate', 59_700, null],
  ['a position further back', 'timeupdate', 59_600, 'backward'],
])('%s', (_, type, positionMs, reason) => {
  expect(JUMP_MS).toBe(10_000);
  expect(reportReason({ type, positionMs }, { positionMs: 59_900, reportedMs: 50_000 })).toBe(reason);
});

it.each<[ReportReason, boolean]>([
  ['hidden', true],
  ['leaving', true],
  ['pause', false],
  ['unsent', false],
])('a report for %s outlives the page: %s', (reason, isLast) => {
  expect(isLastChance(reason)).toBe(isLast);
});
