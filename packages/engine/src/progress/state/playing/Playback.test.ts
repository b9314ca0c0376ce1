import { expect, it } from 'vitest';
import type { PlayheadEvent } from '../../contract/MediaEvent.ts';
import { follow, isWatched, NOT_PLAYED, setHidden, type Playback } from './Playback.ts';
import type { PlayedRange } from './PlayedRanges.ts';

type Step = [PlayheadEvent['type'] | 'hidden' | 'visible', positionMs: number];

/** Each step happens when a clock that started with the first one shows its time. */
function watch(steps: readonly (readonly [...Step, at: number])[]): {
  playback: Playback;
  played: PlayedRange[];
} {
  let playback = NOT_PLAYED;
  const played: PlayedRange[] = [];
  for (const [type, positionMs, at] of steps) {
    if (type === 'hidden' || type === 'visible') playback = setHidden(playback, type === 'hidden');
    else {
      const step = follow(playback, { type, positionMs, rate: 1 }, at);
      playback = step.playback;
      if (step.played) played.push(step.played);
    }
  }
  return { playback, played };
}

it.each<[string, [...Step, at: number][], PlayedRange[]]>([
  [
    'play, ticks, pause',
    [
      ['play', 0, 0],
      ['timeupdate', 250, 250],
      ['pause', 400, 400],
    ],
    [
      [0, 250],
      [250, 400],
    ],
  ],
  [
    'the end',
    [
      ['play', 0, 0],
      ['ended', 250, 250],
    ],
    [[0, 250]],
  ],
  [
    'ticks without play',
    [
      ['timeupdate', 0, 0],
      ['timeupdate', 250, 250],
    ],
    [],
  ],
  [
    'a pause in between',
    [
      ['play', 0, 0],
      ['pause', 0, 0],
      ['play', 200, 250],
      ['timeupdate', 450, 500],
    ],
    [[200, 450]],
  ],
  [
    'a short seek',
    [
      ['play', 0, 0],
      ['seeking', 200, 250],
      ['timeupdate', 200, 260],
      ['seeked', 200, 270],
      ['timeupdate', 430, 500],
    ],
    [[200, 430]],
  ],
  [
    'a hidden page',
    [
      ['play', 0, 0],
      ['hidden', 0, 0],
      ['timeupdate', 250, 250],
      ['visible', 0, 0],
      ['timeupdate', 500, 500],
      ['timeupdate', 750, 750],
    ],
    [[500, 750]],
  ],
  [
    'a seek whose end is never reported',
    [
      ['play', 0, 0],
      ['seeking', 500, 250],
      ['play', 500, 250],
      ['timeupdate', 750, 500],
    ],
    [[500, 750]],
  ],
  [
    'positions that are none',
    [
      ['play', 0, 0],
      ['timeupdate', Number.NaN, 250],
      ['timeupdate', -5, 300],
      ['timeupdate', 500, 500],
    ],
    [[0, 500]],
  ],
])('%s', (_, steps, played) => {
  expect(watch(steps).played).toEqual(played);
});

it('is watched while it plays in a visible page', () => {
  expect(isWatched(watch([['play', 0, 0]]).playback)).toBe(true);
  expect(
    isWatched(
      watch([
        ['play', 0, 0],
        ['pause', 0, 0],
      ]).playback,
    ),
  ).toBe(false);
  expect(
    isWatched(
      watch([
        ['play', 0, 0],
        ['hidden', 0, 0],
      ]).playback,
    ),
  ).toBe(false);
});

it.each<[rate: number, advanced: number, played: PlayedRange | null]>([
  [2, 10_000, [0, 10_000]],
  [1, 10_000, null],
  // What is no rate counts as 1.
  [0, 5000, [0, 5000]],
  [-2, 10_000, null],
  [Number.NaN, 10_000, null],
  [Infinity, 10_000, null],
])('at the rate %d, %d ms in five seconds are played: %j', (rate, advanced, played) => {
  const started = follow(NOT_PLAYED, { type: 'play', positionMs: 0, rate }, 0).playback;
  expect(follow(started, { type: 'timeupdate', positionMs: advanced, rate }, 5000).played).toEqual(played);
});
