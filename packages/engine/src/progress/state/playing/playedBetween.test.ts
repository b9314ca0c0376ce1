import { expect, it } from 'vitest';
import { playedBetween } from './playedBetween.ts';

const HOUR = 3_600_000;

it.each([
  ['a tick at rate 1', { advance: 250, elapsed: 250, rate: 1 }, true],
  ['a tick at rate 2', { advance: 500, elapsed: 250, rate: 2 }, true],
  ['a tick at rate 0.75', { advance: 187, elapsed: 250, rate: 0.75 }, true],
  ['a late tick: the page was busy for 8 s', { advance: 8000, elapsed: 8000, rate: 1 }, true],
  ['a stall of 9 s on a slow network', { advance: 100, elapsed: 9100, rate: 1 }, true],
  ['a playhead 250 ms ahead of its clock', { advance: 500, elapsed: 250, rate: 1 }, true],
  ['a playhead further ahead', { advance: 501, elapsed: 250, rate: 1 }, false],
  ['a jump that was not reported', { advance: 60_000, elapsed: 250, rate: 2 }, false],
  ['a playhead that does not move', { advance: 0, elapsed: 250, rate: 1 }, false],
  ['a playhead that goes back', { advance: -250, elapsed: 250, rate: 1 }, false],
  ['a sleep of an hour', { advance: 250, elapsed: HOUR, rate: 1 }, false],
  ['a sleep whose clock stood still', { advance: 250, elapsed: 250, rate: 1 }, true],
])('%s', (_, { advance, elapsed, rate }, isPlayed) => {
  const from = { positionMs: 1000, rate, at: 5000 };
  const to = { positionMs: 1000 + advance, rate, at: 5000 + elapsed };
  expect(playedBetween(from, to)).toEqual(isPlayed ? [1000, 1000 + advance] : null);
});

it('takes the faster rate where it changed in between', () => {
  expect(playedBetween({ positionMs: 0, rate: 1, at: 0 }, { positionMs: 2000, rate: 2, at: 1000 })).toEqual([
    0, 2000,
  ]);
});
