import { expect, test } from 'vitest';
import { createUsedTime } from './createUsedTime.ts';

/** A device with its storage and a clock that the test moves. */
function createDevice() {
  const stored = new Map<string, string>();
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
  const storage = {
    length: 0,
    key: () => null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
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
  const open = () => createUsedTime({ storage, key: 'used', timers, now: () => time });
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

test('a broken stored value counts as none', () => {
  const device = createDevice();
  device.stored.set('used', 'abc');
  expect(device.open().seconds()).toBe(0);
});
