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
  toasts.show('danger', '系统繁忙');
  expect(texts()).toEqual(['登录成功', '系统繁忙']);
  timers[0]?.();
  expect(texts()).toEqual(['系统繁忙']);
  toasts.dismiss(2);
  expect(texts()).toEqual([]);
});

test('the same message is shown once, and three messages at most', () => {
  const { toasts, texts } = setUp();
  for (const text of ['一', '一', '二', '三', '四']) toasts.show('info', text);
  expect(texts()).toEqual(['二', '三', '四']);
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
