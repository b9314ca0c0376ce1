import { expect, test, vi } from 'vitest';
import { createExpiry } from './createExpiry.ts';

test('every listener hears that the session expired', () => {
  const expiry = createExpiry();
  const [one, other] = [vi.fn(), vi.fn()];
  expiry.subscribe(one);
  const unsubscribe = expiry.subscribe(other);
  expiry.raise('请重新登录');
  unsubscribe();
  expiry.raise('登录已过期');
  expect(one.mock.calls).toEqual([['请重新登录'], ['登录已过期']]);
  expect(other.mock.calls).toEqual([['请重新登录']]);
});

test('a message before the first render waits for its listener, and comes once', () => {
  const expiry = createExpiry();
  expiry.raise('请重新登录');
  const [first, second] = [vi.fn(), vi.fn()];
  expiry.subscribe(first);
  expiry.subscribe(second);
  expect(first.mock.calls).toEqual([['请重新登录']]);
  expect(second).not.toHaveBeenCalled();
});
