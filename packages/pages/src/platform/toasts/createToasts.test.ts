import { expect, test } from 'vitest';
import { createToasts } from './createToasts.ts';

function setUp() {
  const timers: (() => void)[] = [];
  const toasts = createToasts((run) => timers.push(run));
  return { toasts, timers, texts: () => toasts.get().map(({ text }) => text) };
}

test('a message disappears after its time or when it is dismissed', () => {
  const { toasts, timers, texts } = setUp();
  toasts.show('success', '登录成功');
  timers[0]?.();
  expect(texts()).toEqual([]);
  toasts.show('success', '登录成功');
  toasts.dismiss(2);
  expect(texts()).toEqual([]);
});

test('one message is on screen, the newest; a failure that it hid comes back for its whole time', () => {
  const { toasts, timers, texts } = setUp();
  toasts.show('danger', '系统繁忙');
  toasts.show('success', '已复制');
  expect(texts()).toEqual(['已复制']);
  toasts.show('success', '提交成功');
  expect(texts()).toEqual(['提交成功']);
  timers[2]?.();
  expect(texts()).toEqual(['系统繁忙']);
  // The timers of what was hidden.
  timers[0]?.();
  timers[1]?.();
  expect(texts()).toEqual(['系统繁忙']);
  timers[3]?.();
  expect(texts()).toEqual([]);
});

test('dismissing what waits changes nothing on screen, nor its time', () => {
  const { toasts, timers, texts } = setUp();
  toasts.show('danger', '一');
  toasts.show('danger', '二');
  toasts.dismiss(1);
  timers[1]?.();
  expect(texts()).toEqual([]);
});

test('the same message is shown once, and three failures at most', () => {
  const { toasts, texts } = setUp();
  for (const text of ['一', '一', '二', '三', '四']) toasts.show('danger', text);
  const order = [4, 3, 2, 1].flatMap((id) => {
    const shown = texts();
    toasts.dismiss(id);
    return shown;
  });
  expect(order).toEqual(['四', '三', '二']);
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
