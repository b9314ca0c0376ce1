import { expect, test, vi } from 'vitest';
import { createExpiry } from './createExpiry.ts';

const ANSWERED = { message: '请重新登录', userId: '501' };
const TIMED_OUT = { message: '登录已过期', userId: '501' };

test('every listener hears that the session expired', () => {
  const expiry = createExpiry();
  const [one, other] = [vi.fn(), vi.fn()];
  expiry.subscribe(one);
  const unsubscribe = expiry.subscribe(other);
  expiry.raise(ANSWERED);
  unsubscribe();
  expiry.raise(TIMED_OUT);
  expect(one.mock.calls).toEqual([[ANSWERED], [TIMED_OUT]]);
  expect(other.mock.calls).toEqual([[ANSWERED]]);
});

test('a message before the first render waits for its listener, and comes once', () => {
  const expiry = createExpiry();
  expiry.raise(ANSWERED);
  const [first, second] = [vi.fn(), vi.fn()];
  expiry.subscribe(first);
  expiry.subscribe(second);
  expect(first.mock.calls).toEqual([[ANSWERED]]);
  expect(second).not.toHaveBeenCalled();
});
