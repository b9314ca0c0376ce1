import { describe, expect, it } from 'vitest';
import { createFakeClock, settle } from '../../testing/createFakeClock.ts';
import { createFakeTabs } from '../../testing/createFakeTabs.ts';
import { createWebLock } from './createWebLock.ts';

describe('a lock of the browser', () => {
  const open = async (locks: ReturnType<typeof createFakeTabs>['locks']) => {
    const lock = createWebLock('attempt', locks, createFakeClock());
    const history: boolean[] = [];
    history.push(await lock.open((isHeld) => history.push(isHeld)));
    return { lock, history };
  };

  it('that a page seizes while it is left is free again', async () => {
    const { locks } = createFakeTabs();
    const first = await open(locks);
    const second = await open(locks);
    const seized = second.lock.seize();
    second.lock.close();
    await settle();
    await seized;
    expect([first.history, second.history]).toEqual([[true, false, true], [false]]);
  });

  it('that is granted while it is seized stays with its tab, which loses it once', async () => {
    const { locks } = createFakeTabs();
    const first = await open(locks);
    const second = await open(locks);
    first.lock.close();
    const seized = second.lock.seize();
    await settle();
    await seized;
    expect(second.history).toEqual([false, true]);
    const third = await open(locks);
    await third.lock.seize();
    await settle();
    expect([second.history, third.history]).toEqual([
      [false, true, false],
      [false, true],
    ]);
    third.lock.close();
    second.lock.close();
    await settle();
    expect((await open(locks)).history).toEqual([true]);
  });
});
