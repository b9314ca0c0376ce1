import { createClient } from '@cloud-school/api-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import { createDevice } from '../../platform/device/createDevice.ts';
import { createDownloadStore } from './createDownloadStore.ts';
import { refreshDownloads } from './refreshDownloads.ts';
import { storedDownloads } from './storedDownloads.ts';
import { createMemoryCaches } from './testing/createMemoryCaches.ts';
import { makeDownloadedLesson } from './testing/makeDownloadedLesson.ts';

let caches = createMemoryCaches();
const user = () => ({ userId: '501', tenantId: '1' });
let device = createDevice({ storage: memoryStorage(), user });

beforeEach(async () => {
  caches = createMemoryCaches();
  vi.stubGlobal('caches', caches);
  device = createDevice({ storage: memoryStorage(), user });
  device.set(storedDownloads, { id: 'secret', lessons: ['r-1'], build: 'one' });
  await store().writeLesson(makeDownloadedLesson({ answers: { old: 1 }, at: Date.now() }));
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
const store = () => createDownloadStore(caches, 'secret');
const read = (id = 'r-1') => store().readLesson(id);

const addressOf = (input: RequestInfo | URL) => String(input instanceof Request ? input.url : input);
const answer = async (input: RequestInfo | URL) =>
  Response.json({
    code: 0,
    isSuccess: true,
    data: addressOf(input).includes('classroomTree') ? [] : {},
  });

test('a new build asks for what an older one wrote, and the files stay', async () => {
  await refreshDownloads(device, 'two', scopeOf(answer));
  const lesson = await read();
  expect(lesson?.build).toBe('two');
  expect(Object.keys(lesson?.answers ?? {})).toHaveLength(3);
  expect(lesson?.files).toEqual(makeDownloadedLesson().files);
  expect(device.get(storedDownloads)?.build).toBe('two');
});

test('without a network everything stays as it was, for the next try', async () => {
  const scope = scopeOf(() => Promise.reject(new TypeError('Failed to fetch')));
  await refreshDownloads(device, 'two', scope);
  expect(await read()).toMatchObject({ build: 'one', answers: { old: 1 } });
  expect(device.get(storedDownloads)?.build).toBe('one');
});

test('a lesson that the school has deleted stops none of the others', async () => {
  const query = { ...makeDownloadedLesson().query, classroomId: 'r-0' };
  const deleted = makeDownloadedLesson({ classroomId: 'r-0', query, answers: { old: 1 }, at: Date.now() });
  await store().writeLesson(deleted);
  const refuse = async (input: RequestInfo | URL, init?: RequestInit) => {
    const body = input instanceof Request ? await input.clone().text() : JSON.stringify(init?.body ?? null);
    return `${addressOf(input)} ${body}`.includes('r-0')
      ? Response.json({ code: 500, isSuccess: false, msg: '课堂不存在' })
      : answer(input);
  };
  await refreshDownloads(device, 'two', scopeOf(refuse));
  expect((await read('r-0'))?.build).toBe('one');
  expect((await read())?.build).toBe('two');
  expect(device.get(storedDownloads)?.build).toBe('two');
});
