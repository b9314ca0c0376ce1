import { describe, expect, it } from 'vitest';
import { createFakeStorage } from './testing/createFakeStorage.ts';
import { createFakeClock, settle } from './testing/createFakeClock.ts';
import { createFakeTabs } from './testing/createFakeTabs.ts';
import { createTabLock, type Pen } from './tabLock.ts';

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
    });
    const pens: Pen[] = [];
    const heard: unknown[] = [];
    const first = await lock.open({
      onPen: (pen) => pens.push(pen),
      onYield: async () => mayYield,
      onMessage: (message) => heard.push(message),
    });
    pens.push(first);
    return { lock, pens, heard, pen: () => pens.at(-1), die: () => (isAlive = false) };
  }

  async function takeOver(tab: { lock: { takeOver(): Promise<void> } }, wait = 5000) {
    const taken = tab.lock.takeOver();
    await clock.advance(wait);
    await taken;
  }

  return { clock, storage, tabs, open, takeOver };
}

describe.each<Kind>(['locks', 'heartbeat', 'heartbeat without a channel'])('by %s', (kind) => {
  it('the first tab has the pen, the next has not', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open();
    const second = await browser.open();
    await browser.clock.advance(20_000);
    expect([first.pen(), second.pen()]).toEqual(['here', 'held-elsewhere']);
  });

  it('taking over moves the pen, and back', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open();
    const second = await browser.open();
    await browser.takeOver(second);
    expect([first.pen(), second.pen()]).toEqual(['taken-over', 'here']);
    await browser.takeOver(first);
    expect([first.pen(), second.pen()]).toEqual(['here', 'taken-over']);
  });

  it('the pen comes by itself when the other tab closes', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open();
    const second = await browser.open();
    first.lock.close();
    await browser.clock.advance(3000);
    expect(second.pen()).toBe('here');
    expect(first.pens).toEqual(['here']);
  });

  it('of three tabs exactly one has the pen after any take-over', async () => {
    const browser = createBrowser(kind);
    const tabs = [await browser.open(), await browser.open(), await browser.open()];
    for (const next of [2, 1, 1, 0, 2, 0]) {
      const tab = tabs[next];
      if (tab) await browser.takeOver(tab);
      expect(tabs.map((each) => each.pen() === 'here')).toEqual([0, 1, 2].map((index) => index === next));
    }
  });
});

describe.each<Kind>(['locks', 'heartbeat'])('with messages, by %s', (kind) => {
  it('reach the other tabs and not oneself', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open();
    const second = await browser.open();
    first.lock.post({ type: 'changed', rev: 3 });
    await settle();
    expect(second.heard).toEqual([{ type: 'changed', rev: 3 }]);
    expect(first.heard).toEqual([]);
  });

  it('a tab that refuses keeps the pen', async () => {
    const browser = createBrowser(kind);
    const first = await browser.open({ mayYield: false });
    const second = await browser.open();
    await browser.takeOver(second);
    expect([first.pen(), second.pen()]).toEqual(['here', 'held-elsewhere']);
  });
});

describe('the heartbeat', () => {
  it('of a tab that died frees the pen after six seconds', async () => {
    const browser = createBrowser('heartbeat');
    const first = await browser.open();
    const second = await browser.open();
    first.die();
    await browser.clock.advance(9000);
    expect(second.pen()).toBe('here');
  });

  it('of a tab whose timers were held back finds the pen gone when it wakes', async () => {
    const browser = createBrowser('heartbeat');
    const first = await browser.open();
    browser.clock.moveWall(60_000);
    const second = await browser.open();
    expect(second.pen()).toBe('here');
    await browser.clock.advance(2000);
    expect([first.pen(), second.pen()]).toEqual(['taken-over', 'here']);
  });

  it('from a clock that was moved back since does not lock everyone out', async () => {
    const browser = createBrowser('heartbeat');
    const first = await browser.open();
    first.die();
    browser.clock.moveWall(-3_600_000);
    expect((await browser.open()).pen()).toBe('here');
  });

  it('in storage that is full or damaged lets the student write', async () => {
    const browser = createBrowser('heartbeat');
    browser.storage.values.set('cloud-school.pen:attempt', '{"tabId":');
    browser.storage.isBroken = true;
    expect((await browser.open()).pen()).toBe('here');
  });
});

describe('without any means', () => {
  const options = {
    name: 'attempt',
    tabId: 'tab',
    channel: null,
    storage: null,
    now: () => 0,
    timers: createFakeClock(),
  };
  const handlers = { onPen: () => {}, onYield: async () => true, onMessage: () => {} };

  it('the student writes', async () => {
    expect(await createTabLock({ ...options, locks: null }).open(handlers)).toBe('here');
  });

  it('also where the browser refuses locks', async () => {
    const refuse = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
    expect(await createTabLock({ ...options, locks: { request: refuse } }).open(handlers)).toBe('here');
  });
});
