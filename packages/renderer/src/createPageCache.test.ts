import { expect, test } from 'vitest';
import { createPageCache } from './createPageCache.ts';

const page = (body: string) => ({ body, status: 200 as const, renderedAt: 0 });

test('keeps pages within its bytes, and forgets the one that was asked for longest ago', () => {
  // A key of two and a body of eight characters take 28 bytes: three pages that were asked for once, nine others.
  const cache = createPageCache(336);
  for (const key of ['/a', '/b', '/c', '/d']) cache.set(key, page('12345678'));
  expect(['/a', '/b', '/c', '/d'].map((key) => cache.get(key) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  for (let index = 0; index < 7; index += 1) {
    cache.set(`/${index}`, page('12345678'));
    cache.get(`/${index}`);
  }
  expect(cache.get('/b')).toBeUndefined();
  expect(cache.get('/c')?.body).toBe('12345678');
  expect(cache.size()).toEqual({ pages: 9, bytes: 252 });
});

test('pages that are asked for once displace none that visitors came back to', () => {
  const cache = createPageCache(2000);
  cache.set('/news', page('x'.repeat(100)));
  expect(cache.get('/news')).toBeDefined();
  for (let index = 0; index < 10_000; index += 1) cache.set(`/notice?id=${index}`, page('x'.repeat(50)));
  expect(cache.get('/news')).toBeDefined();
});

test('a page that is rendered again takes the place of the old one, whoever asked for that', () => {
  const cache = createPageCache(1000);
  for (const body of ['old', 'newer', 'newest']) {
    cache.set('/', page(body));
    expect(cache.get('/')?.body).toBe(body);
  }
  expect(cache.size().pages).toBe(1);
});

test('takes no page that is larger than its room, and forgets the older one of that key', () => {
  const cache = createPageCache(240);
  cache.set('/a', page('1'));
  cache.set('/a', page('1'.repeat(30)));
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

test('forgets the pages of one origin', () => {
  const cache = createPageCache(10_000);
  for (const key of ['https://a.example/', 'https://a.example/news', 'https://b.example/'])
    cache.set(key, page('x'));
  cache.get('https://a.example/');
  expect(cache.purge('https://a.example/')).toBe(2);
  expect(cache.size().pages).toBe(1);
  expect(cache.purge()).toBe(1);
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

test('ten thousand addresses stay within the bytes', () => {
  const cache = createPageCache(100_000);
  for (let index = 0; index < 10_000; index += 1) {
    cache.set(`/?page=${index}`, page('x'.repeat(500)));
    if (index % 2) cache.get(`/?page=${index}`);
  }
  expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
  expect(cache.get('/?page=9999')).toBeDefined();
});
