import { expect, test } from 'vitest';
import { createUsedTime } from './createUsedTime.ts';

/** A device with its storage and a clock that the test moves. */
function createDevice() {
  const stored = new Map<string, number>();
  const due = new Map<number, { at: number; run: () => void }>();
  let time = 0;
  let nextId = 0;
  const timers = {
    setTimer(run: () => void, milliseconds: number) {
      nextId += 1;
      due.set(nextId, { at: time + milliseconds, run });
      return nextId;
    },
    clearTimer: (id: unknown) => void due.delete(id as number),
  };
  const store = {
    read: () => stored.get('used') ?? 0,
    write: (ms: number) => void stored.set('used', ms),
    remove: () => void stored.delete('used'),
  };
  function advance(milliseconds: number) {
    for (const end = time + milliseconds; time < end; time += 1000) {
      for (const [id, { at, run }] of due) {
        if (at > time) continue;
        due.delete(id);
        run();
      }
    }
  }
  const open = () => createUsedTime({ store, timers, now: () => time });
  return { open, advance, stored, crash: () => due.clear(), sleep: (ms: number) => (time += ms) };
}

test('the time before a crash counts, up to the last 5 seconds', () => {
  const device = createDevice();
  device.open();
  device.advance(63_000);
  device.crash();
  device.advance(600_000);
  const next = device.open();
  expect(next.seconds()).toBe(60);
  device.advance(10_000);
  expect(next.seconds()).toBe(70);
});

test('sleep does not count, and nothing is left after the hand-in', () => {
  const device = createDevice();
  const usedTime = device.open();
  device.advance(20_000);
  device.sleep(3_600_000);
  expect(usedTime.seconds()).toBeLessThanOrEqual(30);
  usedTime.forget();
  expect(device.stored.size).toBe(0);
});
