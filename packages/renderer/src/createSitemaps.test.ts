import { expect, test, vi } from 'vitest';
import { createSitemaps, toRobots } from './createSitemaps.ts';

const address = (index: number) => ({ path: `/notice/detail?id=${index}&a=1`, changedOn: '2026-11-20' });
const at = (path: string) => new URL(path, 'https://yunfan.example');

test('lists addresses with their day, as XML', async () => {
  const { write } = createSitemaps(
    () => Promise.resolve([{ path: '/', changedOn: null }, address(1)]),
    () => 0,
  );
  expect(await write(at('/sitemap.xml'))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://yunfan.example/</loc></url>
<url><loc>https://yunfan.example/notice/detail?id=1&amp;a=1</loc><lastmod>2026-11-20</lastmod></url>
</urlset>
`);
});

test('more than 50,000 are parted, and the index names the parts', async () => {
  const all = Array.from({ length: 50_001 }, (_, index) => address(index));
  const { write } = createSitemaps(
    () => Promise.resolve(all),
    () => 0,
  );
  const count = async (path: string) => (await write(at(path)))?.match(/<loc>/g)?.length;
  expect(await write(at('/sitemap.xml'))).toContain('<loc>https://yunfan.example/sitemap.xml?page=2</loc>');
  expect([await count('/sitemap.xml?page=1'), await count('/sitemap.xml?page=2')]).toEqual([50_000, 1]);
  for (const page of ['0', '3', '-1', '1.5', 'x'])
    expect(await write(at(`/sitemap.xml?page=${page}`))).toBeNull();
});

test('a list is made once an hour for a host, and again after a failure or without a school', async () => {
  let time = 0;
  const list = vi.fn<() => Promise<[] | null>>();
  const { write } = createSitemaps(list, () => time);
  list.mockRejectedValueOnce(new Error('down'));
  await expect(write(at('/sitemap.xml'))).rejects.toThrow('down');
  list.mockResolvedValueOnce(null);
  expect(await write(at('/sitemap.xml'))).toBeNull();
  list.mockResolvedValue([]);
  await write(at('/sitemap.xml'));
  time = 3_599_999;
  await write(at('/sitemap.xml'));
  expect(list).toHaveBeenCalledTimes(3);
  time = 3_600_000;
  await write(at('/sitemap.xml'));
  await write(new URL('https://other.example/sitemap.xml'));
  expect(list).toHaveBeenCalledTimes(5);
});

test('a purge forgets the list of an origin, or all; a failure does not forget the list that came after it', async () => {
  const list = vi.fn<() => Promise<[] | null>>().mockResolvedValue([]);
  const { write, purge } = createSitemaps(list, () => 0);
  await write(at('/sitemap.xml'));
  purge('https://other.example');
  await write(at('/sitemap.xml'));
  expect(list).toHaveBeenCalledTimes(1);
  purge('https://yunfan.example');
  const first = Promise.withResolvers<[]>();
  list.mockReturnValueOnce(first.promise);
  const failing = write(at('/sitemap.xml'));
  purge();
  await write(at('/sitemap.xml'));
  first.reject(new Error('down'));
  await expect(failing).rejects.toThrow('down');
  await write(at('/sitemap.xml'));
  expect(list).toHaveBeenCalledTimes(3);
});

test('lists of all hosts together stay within the bytes', async () => {
  const list = vi
    .fn<() => Promise<ReturnType<typeof address>[]>>()
    .mockImplementation(() => Promise.resolve(Array.from({ length: 10 }, (_, index) => address(index))));
  // An address takes about 120 bytes.
  const { write } = createSitemaps(list, () => 0, 3000);
  const ask = (host: string) => write(new URL(`https://${host}.example/sitemap.xml`));
  for (const host of ['a', 'b', 'c']) await ask(host);
  await ask('c');
  expect(list).toHaveBeenCalledTimes(3);
  await ask('a');
  expect(list).toHaveBeenCalledTimes(4);
});

test('the text is written once for a list and an origin', async () => {
  let time = 0;
  let reads = 0;
  const counted = {
    get path() {
      reads += 1;
      return '/';
    },
    changedOn: null,
  };
  const { write } = createSitemaps(
    () => Promise.resolve([counted]),
    () => time,
  );
  const first = await write(at('/sitemap.xml'));
  const before = reads;
  expect(await write(at('/sitemap.xml'))).toBe(first);
  expect(reads).toBe(before);
  expect(await write(new URL('http://yunfan.example:8080/sitemap.xml'))).toContain(
    'http://yunfan.example:8080/',
  );
  time = 3_600_000;
  await write(at('/sitemap.xml'));
  expect(reads).toBeGreaterThan(before + 1);
});

test('robots.txt names the sitemap of its host', () => {
  expect(toRobots('https://yunfan.example')).toContain('Sitemap: https://yunfan.example/sitemap.xml\n');
});
