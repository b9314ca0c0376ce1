import { expect, test } from 'vitest';
import { createMediaReporter, type MediaState } from './createMediaReporter.ts';

const at = (currentTime: number, more: Partial<MediaState> = {}): MediaState => ({
  currentTime,
  duration: 60,
  paused: false,
  playbackRate: 1,
  seeking: false,
  ...more,
});

/** A reporter of a lesson that plays from the start. */
function makePlaying() {
  const reporter = createMediaReporter();
  reporter.handle('canplay', at(0, { paused: true }));
  reporter.handle('play', at(0));
  return reporter;
}

test('a lesson that plays reports each event with its position and rate', () => {
  const reporter = createMediaReporter();
  expect(reporter.handle('canplay', at(0, { paused: true }))).toEqual([]);
  expect(reporter.handle('play', at(0))).toEqual([{ type: 'play', positionMs: 0, rate: 1 }]);
  expect(reporter.handle('playing', at(0))).toEqual([]);
  expect(reporter.handle('timeupdate', at(1.25, { playbackRate: 1.5 }))).toEqual([
    { type: 'timeupdate', positionMs: 1250, rate: 1.5 },
  ]);
  expect(reporter.handle('pause', at(1.3))).toEqual([{ type: 'pause', positionMs: 1300, rate: 1 }]);
});

test('the end is reported once, without the pause before it', () => {
  const reporter = makePlaying();
  expect(reporter.handle('pause', at(60))).toEqual([]);
  expect(reporter.handle('ended', at(60))).toEqual([{ type: 'ended', positionMs: 60_000, rate: 1 }]);
});

test('the way to a saved position is not reported', () => {
  const reporter = createMediaReporter();
  reporter.startFrom(46_000);
  expect(reporter.handle('timeupdate', at(0))).toEqual([]);
  expect(reporter.handle('canplay', at(0, { paused: true }))).toEqual([]);
  expect(reporter.handle('seeking', at(46, { paused: true, seeking: true }))).toEqual([]);
  expect(reporter.handle('seeked', at(46, { paused: true }))).toEqual([]);
  expect(reporter.handle('play', at(46))).toEqual([{ type: 'play', positionMs: 46_000, rate: 1 }]);
});

test("the student's own seek on the way to a saved position is reported", () => {
  const reporter = createMediaReporter();
  reporter.startFrom(12_000);
  expect(reporter.handle('seeking', at(17, { paused: true, seeking: true }))).toEqual([]);
  expect(reporter.handle('seeked', at(17, { paused: true }))).toEqual([
    { type: 'seeked', positionMs: 17_000, rate: 1 },
  ]);
  expect(reporter.getPositionMs()).toBe(17_000);
});

test('another source pauses and goes on where the student was', () => {
  const reporter = makePlaying();
  reporter.handle('timeupdate', at(20));
  expect(reporter.interrupt()).toEqual([{ type: 'pause', positionMs: 20_000, rate: 1 }]);
  expect(reporter.handle('emptied', at(0))).toEqual([]);
  expect(reporter.handle('timeupdate', at(0))).toEqual([]);
  expect(reporter.getPositionMs()).toBe(20_000);
  expect(reporter.handle('playing', at(20))).toEqual([{ type: 'play', positionMs: 20_000, rate: 1 }]);
});

test.each([
  [60, [{ type: 'duration', durationMs: 60_000 }]],
  [Number.NaN, []],
  [Number.POSITIVE_INFINITY, []],
  [0, []],
])('a length of %s s', (duration, events) => {
  expect(createMediaReporter().handle('durationchange', at(0, { duration }))).toEqual(events);
});
