import { afterEach, expect, test, vi } from 'vitest';
import { captchaKey } from './captchaKey.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('is 16 letters and digits, another one each time', () => {
  const keys = Array.from({ length: 500 }, captchaKey);
  expect(keys.filter((key) => !/^[a-z2-9]{16}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});

test('comes of the system’s random source, not of Math.random', () => {
  const strong = vi.spyOn(crypto, 'getRandomValues');
  const weak = vi.spyOn(Math, 'random');
  captchaKey();
  expect(strong).toHaveBeenCalledOnce();
  expect(weak).not.toHaveBeenCalled();
});

test('uses every letter about as often', () => {
  const counts = new Map<string, number>();
  for (const letter of Array.from({ length: 2000 }, captchaKey).join('')) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(counts.size).toBe(32);
  // 1000 are expected of each; ten standard deviations either side.
  expect([...counts.values()].filter((count) => Math.abs(count - 1000) > 320)).toEqual([]);
});
