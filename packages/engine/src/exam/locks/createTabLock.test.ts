import { describe, expect, it } from 'vitest';
import { createFakeClock, settle } from '../../testing/createFakeClock.ts';
import { createFakeStorage } from '../../testing/createFakeStorage.ts';
import { createFakeTabs } from '../../testing/createFakeTabs.ts';
import type { WriteAccess } from '../contract/WriteAccess.ts';
import { createTabLock } from './createTabLock.ts';

type Kind = 'locks' | 'heartbeat' | 'heartbeat without a channel';

/** Several tabs of one browser. */
function createBrowser(kind: Kind) {
  const clock = createFakeClock();
  const storage = createFakeStorage();
  const tabs = createFakeTabs();
  let count = 0;

  async function open({ mayYield = true } = {}) {
    count += 1;
    let isAlive = true;
    let isFrozen = false;
    let leave = () => {};
    const lock = createTabLock({
      name: 'attempt',
      tabId: `tab-${count}`,
      locks: kind === 'locks' ? tabs.locks : null,
      channel: kind === 'heartbeat without a channel' ? null : tabs.openChannel('attempt'),
      storage: kind === 'locks' ? null : storage,
      now: () => clock.now(),
      timers: {
        setTimer: (run, milliseconds) => clock.setTimer(() => isAlive && run(), milliseconds),
        clearTimer: (timer) => clock.clearTimer(timer),
      },
      onPageGone: (run) => {
        leave = run;
        return () => {
          leave = () => {};
        };
      },
    });
    const history: WriteAccess[] = [];
    const heard: unknown[] = [];
    const first = await lock.open({
      onAccessChange: (access) => history.push(access),
      onYieldRequest: () => (isFrozen ? new Promise(() => {}) : Promise.resolve(mayYield)),
      onMessage: (message) => heard.push(message),
    });
    history.push(first);
    return {
      lock,
      history,
      heard,
      access: () => history.at(-1),
      die: () => (isAlive = false),
      /** It keeps its lock and answers nobody. */
      freeze: () => (isFrozen = true),
      reload: () => {
        leave();
        isAlive = false;
        return open();
      },
    };
  }

  async function takeOver(tab: { lock: { takeOver(): Promise<boolean> } }, wait = 5000) {
    const taken = tab.lock.takeOver();
    await clock.advance(wait);
    await taken;
  }

  return { clock, storage, tabs, open, takeOver };
}

describe.each<Kind>(['locks', 'heartbeat', 'heartbeat without a channel'])('by %s', (kind) => {
  it('the first tab has write access, the next has not', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open();
    const second = await browser.open();
    await browser.clock.advance(20_000);
    expect([first.access(), second.access()]).toEqual(['granted', 'held-elsewhere']);
  });

  it('taking over moves write access, and back', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open();
    const second = await browser.open();
    await browser.takeOver(second);
    expect([first.access(), second.access()]).toEqual(['taken-over', 'granted']);
    await browser.takeOver(first);
    expect([first.access(), second.access()]).toEqual(['granted', 'taken-over']);
  });

  it('a tab gets write access by itself when the other one closes', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open();
    const second = await browser.open();
    first.lock.close();
    await browser.clock.advance(3000);
    expect(second.access()).toBe('granted');
    expect(first.history).toEqual(['granted']);
  });

  it('of three tabs exactly one has write access after any take-over', async () => {
    const browser = createBrowser(kind);
    const tabs = [await browser.open(), await browser.open(), await browser.open()];
    for (const next of [2, 1, 1, 0, 2, 0]) {
      const tab = tabs[next];
      if (tab) await browser.takeOver(tab);
      expect(tabs.map((each) => each.access() === 'granted')).toEqual(
        [0, 1, 2].map((index) => index === next),
      );
    }
  });
});

describe.each<Kind>(['locks', 'heartbeat'])('messages, by %s', (kind) => {
  it('reach the other tabs and not the sender', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open();
    const second = await browser.open();
    first.lock.post({ type: 'changed', rev: 3 });
    await settle();
    expect(second.heard).toEqual([{ type: 'changed', rev: 3 }]);
    expect(first.heard).toEqual([]);
  });

  it('a tab that refuses keeps write access', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open({ mayYield: false });
    const second = await browser.open();
    await browser.takeOver(second);
    expect([first.access(), second.access()]).toEqual(['granted', 'held-elsewhere']);
  });
});

describe('the heartbeat', () => {
  it('of a dead tab expires after six seconds', async () => {
    const browser = createBrowser('heartbeat');
    const first = await browser.open();
    const second = await browser.open();
    first.die();
    await browser.clock.advance(9000);
    expect(second.access()).toBe('granted');
  });

  it('of a reloaded tab is free at once, and a second tab still has to ask', async () => {
    const browser = createBrowser('heartbeat');
    const first = await browser.open();
    const reloaded = await first.reload();
    const second = await browser.open();
    expect([reloaded.access(), second.access()]).toEqual(['granted', 'held-elsewhere']);
  });

  it('of a tab with throttled timers finds write access lost when it wakes', async () => {
    const browser = createBrowser('heartbeat');
    const first = await browser.open();
    browser.clock.moveWall(60_000);
    const second = await browser.open();
    expect(second.access()).toBe('granted');
    await browser.clock.advance(2000);
    expect([first.access(), second.access()]).toEqual(['taken-over', 'granted']);
  });

  it('written before the device clock was set back does not lock everyone out', async () => {
    const browser = createBrowser('heartbeat');
    const first = await browser.open();
    first.die();
    browser.clock.moveWall(-3_600_000);
    expect((await browser.open()).access()).toBe('granted');
  });

  it('in full or damaged storage lets the student write', async () => {
    const browser = createBrowser('heartbeat');
    browser.storage.values.set('cloud-school.write-access:attempt', '{"tabId":');
    browser.storage.isBroken = true;
    expect((await browser.open()).access()).toBe('granted');
  });
});

describe('a heartbeat lock', () => {
  const NAME = 'cloud-school.write-access:attempt';
  const stored = (browser: ReturnType<typeof createBrowser>) =>
    JSON.parse(browser.storage.values.get(NAME) ?? 'null') as unknown;

  it('is renewed every two seconds while its tab lives, and removed as the tab closes or is left', async () => {
    const browser = createBrowser('heartbeat');
    const first = await browser.open();
    const opened = browser.clock.now();
    await browser.clock.advance(1999);
    expect(stored(browser)).toEqual({ tabId: 'tab-1', at: opened });
    await browser.clock.advance(1);
    expect(stored(browser)).toEqual({ tabId: 'tab-1', at: opened + 2000 });
    first.lock.close();
    expect(stored(browser)).toBeNull();
    await browser.clock.advance(10_000);
    expect(stored(browser)).toBeNull();
  });

  it('of another tab stays when this one closes', async () => {
    const browser = createBrowser('heartbeat');
    const first = await browser.open();
    const second = await browser.open();
    second.lock.close();
    expect(stored(browser)).toMatchObject({ tabId: 'tab-1' });
    expect(first.history).toEqual(['granted']);
  });

  it('of a tab that was taken over stays with the one that took it', async () => {
    const browser = createBrowser('heartbeat');
    const first = await browser.open();
    const second = await browser.open();
    await browser.takeOver(second, 1000);
    first.lock.close();
    expect(stored(browser)).toMatchObject({ tabId: 'tab-2' });
  });

  it.each(['null', '[]', '"x"', '{"tabId":7,"at":1}', '{"tabId":"x"}', '{'])(
    'that reads %s belongs to nobody',
    async (value) => {
      const browser = createBrowser('heartbeat');
      browser.storage.values.set(NAME, value);
      expect((await browser.open()).access()).toBe('granted');
    },
  );

  it('tells each change of write access once', async () => {
    const browser = createBrowser('heartbeat');
    const first = await browser.open();
    const second = await browser.open();
    await browser.takeOver(second);
    await browser.takeOver(second);
    await browser.clock.advance(10_000);
    expect([first.history, second.history]).toEqual([
      ['granted', 'taken-over'],
      ['held-elsewhere', 'granted'],
    ]);
  });
});

describe.each<Kind>(['locks', 'heartbeat'])('a take-over, by %s', (kind) => {
  it('waits a second for a tab that does not answer, and no longer', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open();
    const second = await browser.open();
    first.freeze();
    const taken = second.lock.takeOver();
    await browser.clock.advance(999);
    expect(second.access()).toBe('held-elsewhere');
    await browser.clock.advance(1);
    await taken;
    expect(second.access()).toBe('granted');
  });

  it('a page that is left while it asks takes nothing', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open();
    first.freeze();
    const second = await browser.open();
    const taken = second.lock.takeOver();
    second.lock.close();
    await browser.clock.advance(5000);
    await taken;
    expect(first.access()).toBe('granted');
  });

  it('pressed twice is one: a refusal holds for both', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open({ mayYield: false });
    const second = await browser.open();
    const pressed = [second.lock.takeOver(), second.lock.takeOver()];
    await browser.clock.advance(5000);
    expect(await Promise.all(pressed)).toEqual([false, false]);
    expect([first.access(), second.access()]).toEqual(['granted', 'held-elsewhere']);
  });

  it('pressed twice is one: the tab has write access once, and gives it back to one that asks', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open();
    const second = await browser.open();
    const pressed = [second.lock.takeOver(), second.lock.takeOver()];
    await browser.clock.advance(5000);
    expect(await Promise.all(pressed)).toEqual([true, true]);
    expect(second.history).toEqual(['held-elsewhere', 'granted']);
    await browser.takeOver(first);
    expect([first.access(), second.access()]).toEqual(['granted', 'taken-over']);
  });

  it('by two tabs at the same time leaves write access to one of them', async () => {
    const browser = createBrowser(kind);
    const tabs = [await browser.open(), await browser.open(), await browser.open()];
    const pressed = tabs.slice(1).map((tab) => tab.lock.takeOver());
    await browser.clock.advance(5000);
    await Promise.all(pressed);
    expect(tabs.filter((tab) => tab.access() === 'granted')).toHaveLength(1);
    expect(tabs[0]?.access()).toBe('taken-over');
  });

  it('is at once where the other tab agrees', async () => {
    const browser = createBrowser(kind);
    await browser.open();
    const second = await browser.open();
    const taken = second.lock.takeOver();
    await browser.clock.advance(0);
    await taken;
    expect(second.access()).toBe('granted');
  });

  it('is not asked of a tab without write access, and a message of another build is for nobody', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open();
    const second = await browser.open({ mayYield: false });
    const third = await browser.open();
    const channel = browser.tabs.openChannel('attempt');
    for (const message of [null, 'x', { kind: 'ask' }, { kind: 'greeting', from: 'x' }, { from: 'x' }])
      channel.post(message);
    channel.post({ kind: 'yielded', from: 'tab-1', to: 'nobody' });
    await browser.takeOver(third);
    expect([first, second, third].map((tab) => tab.access())).toEqual([
      'taken-over',
      'held-elsewhere',
      'granted',
    ]);
    expect([first, second, third].flatMap((tab) => tab.heard)).toEqual([]);
  });

  it('posts and hears nothing once it is closed', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open();
    const second = await browser.open();
    second.lock.close();
    second.lock.post('late');
    first.lock.post('news');
    await browser.clock.advance(20_000);
    expect([first.heard, second.heard, second.history]).toEqual([[], [], ['held-elsewhere']]);
  });
});

describe('without locks, channel and storage', () => {
  const options = {
    name: 'attempt',
    tabId: 'tab',
    channel: null,
    storage: null,
    now: () => 0,
    timers: createFakeClock(),
    onPageGone: () => () => {},
  };
  const handlers = { onAccessChange: () => {}, onYieldRequest: async () => true, onMessage: () => {} };

  it('the student writes', async () => {
    expect(await createTabLock({ ...options, locks: null }).open(handlers)).toBe('granted');
  });

  it('the student writes where the browser never answers for a lock, and no longer when it does', async () => {
    const clock = createFakeClock();
    const { locks } = createFakeTabs();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const request = (async (
      name: string,
      lockOptions: LockOptions,
      callback: LockGrantedCallback<unknown>,
    ) => {
      await asked;
      return locks.request(name, lockOptions, callback);
    }) as LockManager['request'];
    await createTabLock({ ...options, locks }).open(handlers);
    const history: WriteAccess[] = [];
    const late = createTabLock({ ...options, timers: clock, locks: { request } });
    const opened = late.open({ ...handlers, onAccessChange: (access) => history.push(access) });
    await clock.advance(20_000);
    history.push(await opened);
    answer();
    await settle();
    expect(history).toEqual(['granted', 'taken-over']);
  });

  it('the student writes also where the browser refuses locks', async () => {
    const refuse = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
    expect(await createTabLock({ ...options, locks: { request: refuse } }).open(handlers)).toBe('granted');
  });
});
