import { expect, test } from 'vitest';
import { smsPhase } from './smsPhase.ts';

const sentAt = Date.UTC(2026, 10, 18, 2, 30);

test('ready for the first code', () => {
  expect(smsPhase(null, sentAt)).toEqual({ kind: 'ready', hasSent: false });
});

test.each([
  [0, 60],
  [1, 60],
  [1000, 59],
  [18_500, 42],
  [59_999, 1],
])('%i ms after sending, %i seconds remain', (passed, seconds) => {
  expect(smsPhase(sentAt, sentAt + passed)).toEqual({ kind: 'counting', seconds });
});

test.each([60_000, 61_000, 86_400_000])('%i ms after sending, ready for another code', (passed) => {
  expect(smsPhase(sentAt, sentAt + passed)).toEqual({ kind: 'ready', hasSent: true });
});

test('a clock set back an hour does not lock the button for an hour', () => {
  expect(smsPhase(sentAt, sentAt - 3_600_000)).toEqual({ kind: 'ready', hasSent: true });
});
