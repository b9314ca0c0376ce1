import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../testing/createFakeClock.ts';
import { createFakeStorage } from '../../testing/createFakeStorage.ts';
import { attemptLockName } from './attemptLockName.ts';
import { createHeartbeatLock } from './createHeartbeatLock.ts';
import { isOpenElsewhere } from './isOpenElsewhere.ts';

const WORK = { tenantId: 't', userId: 'u', workId: 'w/1' };
const OTHER_WORK = { ...WORK, workId: 'w' };
const ATTEMPT = { ...WORK, answerLogId: 'log-1' };

describe('an attempt that another tab writes to', () => {
  it('is found by its lock, and by the work alone', async () => {
    const held = [{ name: attemptLockName(ATTEMPT) }];
    const options = { locks: { query: async () => ({ held }) }, storage: null, now: 0 };
    expect(await isOpenElsewhere(WORK, options)).toBe(true);
    expect(await isOpenElsewhere(OTHER_WORK, options)).toBe(false);
    expect(await isOpenElsewhere(WORK, { ...options, locks: { query: async () => ({}) } })).toBe(false);
  });

  it('is found by its heartbeat where the browser has no locks, until the tab is gone', async () => {
    const clock = createFakeClock();
    const storage = createFakeStorage();
    const look = (key = WORK) => isOpenElsewhere(key, { locks: null, storage, now: clock.now() });
    expect(await look()).toBe(false);
    const tab = createHeartbeatLock({
      name: attemptLockName(ATTEMPT),
      tabId: 'tab-1',
      storage,
      now: () => clock.now(),
      timers: clock,
      onPageGone: () => () => undefined,
    });
    await tab.open(() => undefined);
    expect(await look()).toBe(true);
    expect(await look(OTHER_WORK)).toBe(false);
    tab.close();
    expect(await look()).toBe(false);
  });

  it('is not a heartbeat of a tab that died', async () => {
    const clock = createFakeClock();
    const storage = createFakeStorage();
    const tab = createHeartbeatLock({
      name: attemptLockName(ATTEMPT),
      tabId: 'tab-1',
      storage,
      now: () => clock.now(),
      timers: { setTimer: () => null, clearTimer: () => undefined },
      onPageGone: () => () => undefined,
    });
    await tab.open(() => undefined);
    const look = (now: number) => isOpenElsewhere(WORK, { locks: null, storage, now });
    expect(await look(clock.now() + 6000)).toBe(true);
    expect(await look(clock.now() + 6001)).toBe(false);
  });

  it('cannot be found where tabs share nothing', async () => {
    expect(await isOpenElsewhere(WORK, { locks: null, storage: null, now: 0 })).toBe(false);
  });
});
