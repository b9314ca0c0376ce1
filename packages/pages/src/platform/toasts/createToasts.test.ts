import { expect, test } from 'vitest';
import { createToasts } from './createToasts.ts';

function setUp() {
  const timers: { run: () => void; at: number }[] = [];
  let now = 0;
  const toasts = createToasts((run, ms) => timers.push({ run, at: now + ms }));
  /** Lets the time pass, in the order of the timers. */
  function wait(ms: number) {
    now += ms;
    for (const timer of timers.toSorted((one, other) => one.at - other.at))
      if (timer.at <= now && timers.includes(timer)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.run();
      }
  }
  return { toasts, wait, texts: () => toasts.get().map(({ text }) => text) };
}

test('a message disappears after 4 s or when it is dismissed', () => {
  const { toasts, wait, texts } = setUp();
  toasts.show('success', '登录成功');
  wait(3999);
  expect(texts()).toEqual(['登录成功']);
  wait(1);
  expect(texts()).toEqual([]);
  toasts.show('success', '登录成功');
  toasts.dismiss(2);
  expect(texts()).toEqual([]);
});

test('one message is on screen; another waits until it has stood for 2 s, and is not lost', () => {
  const { toasts, wait, texts } = setUp();
  toasts.show('success', '签到成功');
  toasts.show('warning', '请勿重复打卡');
  expect(texts()).toEqual(['签到成功']);
  wait(2000);
  expect(texts()).toEqual(['请勿重复打卡']);
  // The timers of the first one end nothing.
  wait(3999);
  expect(texts()).toEqual(['请勿重复打卡']);
  wait(1);
  expect(texts()).toEqual([]);
});

test('a message that has stood for 2 s makes room at once', () => {
  const { toasts, wait, texts } = setUp();
  toasts.show('success', '一');
  wait(2500);
  expect(texts()).toEqual(['一']);
  toasts.show('success', '二');
  expect(texts()).toEqual(['二']);
});

test('the next message comes when one is dismissed, and one that waits can be dismissed', () => {
  const { toasts, texts } = setUp();
  for (const text of ['一', '二', '三']) toasts.show('danger', text);
  toasts.dismiss(2);
  expect(texts()).toEqual(['一']);
  toasts.dismiss(1);
  expect(texts()).toEqual(['三']);
});

test('the same message is shown once, and two at most wait: the newest', () => {
  const { toasts, wait, texts } = setUp();
  const seen: string[][] = [];
  for (const text of ['一', '一', '二', '三', '四', '四']) toasts.show('info', text);
  for (let turn = 0; turn < 4; turn += 1) {
    seen.push(texts());
    wait(turn === 2 ? 4000 : 2000);
  }
  expect(seen).toEqual([['一'], ['三'], ['四'], []]);
});

test('listeners are called on each change', () => {
  const { toasts } = setUp();
  let changes = 0;
  const unsubscribe = toasts.subscribe(() => {
    changes += 1;
  });
  toasts.show('info', '一');
  toasts.dismiss(1);
  unsubscribe();
  toasts.show('info', '二');
  expect(changes).toBe(2);
});
