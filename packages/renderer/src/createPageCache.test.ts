import { expect, test } from 'vitest';
import { createPageCache } from './createPageCache.ts';

const page = (body: string) => ({ body, status: 200 as const, renderedAt: 0 });

test('keeps pages within its bytes, and forgets the one that was asked for longest ago', () => {
  // A key of two and a body of eight characters take 20 bytes.
  const cache = createPageCache(60);
  for (const key of ['/a', '/b', '/c']) cache.set(key, page('12345678'));
  expect(cache.get('/a')?.body).toBe('12345678');
  cache.set('/d', page('12345678'));
  expect(['/a', '/b', '/c', '/d'].map((key) => cache.get(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(cache.size()).toEqual({ pages: 3, bytes: 60 });
});

test('takes no page that is larger than all its room, and forgets the older one of that key', () => {
  const cache = createPageCache(60);
  cache.set('/a', page('1'));
  cache.set('/a', page('1'.repeat(30)));
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

test('forgets the pages of one origin', () => {
  const cache = createPageCache(10_000);
  for (const key of ['https://a.example/', 'https://a.example/news', 'https://b.example/'])
    cache.set(key, page('x'));
  expect(cache.purge('https://a.example/')).toBe(2);
  expect(cache.size().pages).toBe(1);
  expect(cache.purge()).toBe(1);
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

test('ten thousand addresses stay within the bytes', () => {
  const cache = createPageCache(100_000);
  for (let index = 0; index < 10_000; index += 1) cache.set(`/?page=${index}`, page('x'.repeat(500)));
  expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
  expect(cache.get('/?page=9999')).toBeDefined();
});
