import { expect, test, vi } from 'vitest';
import { createBuildCopy } from './createBuildCopy.ts';

const PAGE = '/index.html';
const FILES = ['/assets/a.js', '/assets/b.js'];

/** A device with room for some files, which holds those of an old build. */
function makeDevice({ room = Infinity, old = {} }: { room?: number; old?: Record<string, string> } = {}) {
  const stores = new Map<string, Map<string, string>>([['old', new Map(Object.entries(old))]]);
  const count = () => [...stores.values()].reduce((sum, { size }) => sum + size, 0);
  const read = (text: string | undefined) => (text === undefined ? undefined : new Response(text));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      match: async (url: string) => read(store.get(url)),
      put: async (url: string, response: Response) => {
        const text = await response.text();
        if (!store.has(url) && count() >= room) throw new DOMException('full', 'QuotaExceededError');
        store.set(url, text);
      },
      delete: async (url: string) => store.delete(url),
    };
  };
  const caches = {
    open,
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    match: async (url: string) => read([...stores.values()].find((store) => store.has(url))?.get(url)),
  } as unknown as CacheStorage;
  const fetch = vi.fn(async (url: string) => new Response(`new ${url}`));
  const isOwnPage = async (page: Response) => (await page.text()).startsWith('new');
  const copy = createBuildCopy({ caches, fetch, cacheName: 'new', page: PAGE, isOwnPage });
  const namesOf = (name: string) => [...(stores.get(name)?.keys() ?? [])];
  return { copy, fetch, caches, namesOf };
}

test('a copy is fetched once, and what another build has of it is not fetched', async () => {
  const { copy, fetch, namesOf } = makeDevice({ old: { '/assets/a.js': 'a', [PAGE]: 'old page' } });
  await copy.add(FILES);
  await copy.add(FILES);
  expect(fetch.mock.calls.flat()).toEqual(['/assets/b.js', PAGE]);
  expect(namesOf('new')).toEqual(expect.arrayContaining([...FILES, PAGE]));
  expect(await copy.isWhole()).toBe(true);
});

test('a device without room gives up the old copy for the new one', async () => {
  const { copy, caches, namesOf } = makeDevice({
    room: 4,
    old: { '/assets/x.js': 'x', '/assets/y.js': 'y' },
  });
  await copy.addOrDoWithout(FILES, () => caches.delete('old'));
  expect(namesOf('new')).toHaveLength(3);
  expect(await copy.isWhole()).toBe(true);
});

test('where it still does not fit, nothing of it stays, and the new build runs without', async () => {
  const { copy, caches, namesOf } = makeDevice({ room: 2, old: { '/assets/x.js': 'x' } });
  await copy.addOrDoWithout(FILES, () => caches.delete('old'));
  expect(namesOf('new')).toEqual([]);
  expect(await copy.isWhole()).toBe(false);
});

test('a break keeps what came for the next try, which does not count as whole', async () => {
  const { copy, fetch } = makeDevice();
  fetch.mockImplementationOnce(async () => Promise.reject(new TypeError('no network')));
  await expect(copy.addOrDoWithout(FILES, async () => undefined)).rejects.toThrow('no network');
  expect(await copy.isWhole()).toBe(false);
  await copy.add(FILES);
  expect(fetch.mock.calls.flat()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/a.js', PAGE]);
  expect(await copy.isWhole()).toBe(true);
});

test('files that do not fit beside a whole copy leave it whole', async () => {
  const { copy, namesOf } = makeDevice({ room: 4 });
  await copy.add(FILES);
  await expect(copy.add([...FILES, '/assets/c.js', '/assets/d.js'])).rejects.toThrow('full');
  expect(namesOf('new')).toHaveLength(3);
});

test('another build’s page, and a missing file, make no copy', async () => {
  const { copy, fetch } = makeDevice();
  fetch.mockImplementation(async (url) => new Response(url === PAGE ? 'another build' : 'new'));
  await expect(copy.add(FILES)).rejects.toThrow('/index.html is not of this build');
  fetch.mockImplementation(async () => new Response('', { status: 404 }));
  await expect(copy.add(['/assets/c.js'])).rejects.toThrow('404');
  expect(await copy.isWhole()).toBe(false);
});
