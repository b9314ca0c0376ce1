import { createClient } from '@cloud-school/api-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLocalStore, memoryStorage } from '../../platform/session/localStore.ts';
import { createDownloadStore } from './createDownloadStore.ts';
import { refreshDownloads } from './refreshDownloads.ts';
import { createMemoryCaches } from './testing/createMemoryCaches.ts';
import { makeDownloadedLesson } from './testing/makeDownloadedLesson.ts';

let caches = createMemoryCaches();
let local = createLocalStore(memoryStorage());

beforeEach(async () => {
  caches = createMemoryCaches();
  vi.stubGlobal('caches', caches);
  local = createLocalStore(memoryStorage());
  local.set('downloads', { userId: '501', id: 'secret', lessons: ['r-1'], build: 'one' });
  await createDownloadStore(caches, 'secret').writeLesson(makeDownloadedLesson({ answers: { old: 1 } }));
});

const scopeOf = (fetch: typeof globalThis.fetch) => ({
  client: createClient({
    fetch,
    config: { baseUrl: 'https://school.example/api' },
    session: () => ({ tenantId: '1', schoolId: null, token: 't' }),
  }),
  owner: '501',
  tenantId: '1',
});
const read = () => createDownloadStore(caches, 'secret').readLesson('r-1');

test('a new build asks for what an older one wrote, and the files stay', async () => {
  const answer = async (input: RequestInfo | URL) =>
    Response.json({
      code: 0,
      isSuccess: true,
      data: String(input instanceof Request ? input.url : input).includes('classroomTree') ? [] : {},
    });
  await refreshDownloads(local, 'two', scopeOf(answer));
  const lesson = await read();
  expect(lesson?.build).toBe('two');
  expect(Object.keys(lesson?.answers ?? {})).toHaveLength(3);
  expect(lesson?.files).toEqual(makeDownloadedLesson().files);
  expect(local.get('downloads')?.build).toBe('two');
});

test('without a network everything stays as it was, for the next try', async () => {
  const scope = scopeOf(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(refreshDownloads(local, 'two', scope)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await read()).toMatchObject({ build: 'one', answers: { old: 1 } });
  expect(local.get('downloads')?.build).toBe('one');
});
