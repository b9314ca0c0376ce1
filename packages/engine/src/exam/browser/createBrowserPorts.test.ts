import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LifecycleEvent } from '../../ports/Environment.ts';
import { createFakeStorage } from '../../testing/createFakeStorage.ts';
import { KEY } from '../testing/createExamHarness.ts';
import { createBrowserPorts } from './createBrowserPorts.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const frame = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('window', frame);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

describe('the browser', () => {
  it('maps its lifecycle events to four, until stopped', () => {
    const events: LifecycleEvent[] = [];
    const { environment } = createBrowserPorts(KEY, null);
    const stop = environment.listen((event) => events.push(event));
    for (const name of ['offline', 'online', 'focus', 'pagehide', 'pageshow'])
      frame.dispatchEvent(new Event(name));
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('freeze'));
    page.dispatchEvent(new Event('resume'));
    expect(events).toEqual([
      'offline',
      'online',
      'visible',
      'hidden',
      'visible',
      'hidden',
      'visible',
      'hidden',
      'visible',
    ]);
    stop();
    frame.dispatchEvent(new Event('online'));
    expect(events).toHaveLength(9);
  });

  it('tells its clocks, chance and whether it is online', () => {
    const { environment } = createBrowserPorts(KEY, null);
    expect(environment.now()).toBeCloseTo(Date.now(), -4);
    expect(environment.monotonicNow()).toBeCloseTo(performance.now(), -4);
    expect(new Set([environment.random(), environment.random()]).size).toBe(2);
    expect(environment.isOnline()).toBe(true);
    vi.stubGlobal('navigator', { onLine: false });
    expect(environment.isOnline()).toBe(false);
  });

  it('provides its database, and one lock per attempt', async () => {
    const storage = createFakeStorage();
    const handlers = { onAccessChange: () => {}, onYieldRequest: async () => true, onMessage: () => {} };
    const first = createBrowserPorts(KEY, storage);
    const second = createBrowserPorts(KEY, storage);
    const other = createBrowserPorts({ ...KEY, answerLogId: 'other' }, storage);
    expect(await first.lock.open(handlers)).toBe('granted');
    expect(await second.lock.open(handlers)).toBe('held-elsewhere');
    expect(await other.lock.open(handlers)).toBe('granted');
    await first.store.writeAttempt(KEY, { answerLogId: 'log', time: null, state: 'open' });
    expect(await second.store.readAttempt(KEY)).toMatchObject({ answerLogId: 'log' });
    for (const { lock } of [first, second, other]) lock.close();
  });
});
