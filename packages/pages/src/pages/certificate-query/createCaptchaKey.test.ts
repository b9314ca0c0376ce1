import { afterEach, expect, test, vi } from 'vitest';
import { createCaptchaKey } from './createCaptchaKey.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a key has 16 letters and digits and is different each time', () => {
  const keys = Array.from({ length: 500 }, createCaptchaKey);
  expect(keys.filter((key) => !/^[a-z2-9]{16}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a key comes from crypto, not from Math.random', () => {
  const strong = vi.spyOn(crypto, 'getRandomValues');
  const weak = vi.spyOn(Math, 'random');
  createCaptchaKey();
  expect(strong).toHaveBeenCalledOnce();
  expect(weak).not.toHaveBeenCalled();
});

test('all letters are equally frequent', () => {
  const counts = new Map<string, number>();
  for (const letter of Array.from({ length: 2000 }, createCaptchaKey).join('')) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(counts.size).toBe(32);
  // 1000 of each are expected; the limit is ten standard deviations.
  expect([...counts.values()].filter((count) => Math.abs(count - 1000) > 320)).toEqual([]);
});
