import { expect, test, vi } from 'vitest';
import { createPlayhead } from './createPlayhead.ts';

test('follows the player, moves it, and forgets the place when it is gone', () => {
  const playhead = createPlayhead();
  const seekTo = vi.fn();
  const listener = vi.fn();
  const unsubscribe = playhead.subscribe(listener);
  playhead.seekTo(1000);
  expect(playhead.getPositionMs()).toBeNull();

  playhead.attach({ seekTo });
  playhead.follow({ type: 'duration', durationMs: 60_000 });
  expect(playhead.getPositionMs()).toBeNull();
  playhead.place(1500);
  expect(playhead.getPositionMs()).toBe(1500);
  playhead.follow({ type: 'timeupdate', positionMs: 2000, rate: 1 });
  expect(playhead.getPositionMs()).toBe(2000);
  expect(listener).toHaveBeenCalledTimes(2);
  playhead.seekTo(9000);
  expect(seekTo).toHaveBeenCalledExactlyOnceWith(9000);

  playhead.attach(null);
  expect(playhead.getPositionMs()).toBeNull();
  unsubscribe();
  playhead.follow({ type: 'play', positionMs: 0, rate: 1 });
  expect(listener).toHaveBeenCalledTimes(3);
});
