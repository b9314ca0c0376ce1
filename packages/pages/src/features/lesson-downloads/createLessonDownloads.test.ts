import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import { createDevice } from '../../platform/device/createDevice.ts';
import { answerDownload } from './answerDownload.ts';
import { createDownloadStore, downloadPath, PIECE_BYTES } from './createDownloadStore.ts';
import { createLessonDownloads } from './createLessonDownloads.ts';
import { type DownloadPlan, type DownloadPorts, RESERVE_BYTES } from './runDownload.ts';
import { DOWNLOAD_DAYS, storedDownloads } from './storedDownloads.ts';
import { createMediaHost, makeBytes } from './testing/createMediaHost.ts';
import { createMemoryCaches } from './testing/createMemoryCaches.ts';
import { makeDownloadedFile, makeDownloadedLesson } from './testing/makeDownloadedLesson.ts';
import { toDownloadMark } from './toDownloadMark.ts';

const SIZE = 2 * PIECE_BYTES + 500;
const DAY_MS = 24 * 60 * 60_000;
const FREE_LOCKS = {
  request: async (_name: string, _options: object, act: (lock: object) => unknown) => act({}),
} as unknown as LockManager;

let caches = createMemoryCaches();
let host = createMediaHost(makeBytes(SIZE));
let student: string | null = '501';
let now = 1000;
let device = makeDevice();

function makeDevice() {
  return createDevice({
    storage: memoryStorage(),
    user: () => ({ userId: student, tenantId: null }),
    now: () => now,
    deleteCache: (name) => caches.delete(name),
  });
}

const open = (ports: Partial<DownloadPorts> = {}) =>
  createLessonDownloads(device, 'one', {
    caches,
    fetch: host.fetch,
    locks: FREE_LOCKS,
    readRoom: async () => null,
    persist: async () => undefined,
    waitForRetry: async () => undefined,
    now: () => now,
    ...ports,
  });

function makePlan(more: Partial<DownloadPlan> = {}): DownloadPlan {
  return {
    lesson: makeDownloadedLesson(),
    urls: { video: 'https://school.example/media/720p.mp4?sign=1' },
    renewUrls: async () => ({ video: 'https://school.example/media/720p.mp4?sign=2' }),
    prepare: async () => ({ chapters: ['第一章'] }),
    ...more,
  };
}

const idOfStore = () => device.get(storedDownloads)?.id ?? '';
const play = async () => {
  const path = downloadPath(idOfStore(), 'r-1', 'video');
  return (await answerDownload(caches, new Request(`https://school.example${path}`))).status;
};

beforeEach(() => {
  caches = createMemoryCaches();
  host = createMediaHost(makeBytes(SIZE));
  student = '501';
  now = 1000;
  device = makeDevice();
  vi.stubGlobal('caches', caches);
});

test('a lesson is whole with all of its files, and the next page knows it', async () => {
  const downloads = open();
  await downloads.start(makePlan());
  expect(device.get(storedDownloads)).toMatchObject({ lessons: ['r-1'] });
  expect(await play()).toBe(200);
  const next = open();
  await next.read();
  expect(next.getSnapshot().lessons).toMatchObject([
    { bytes: SIZE, lesson: { answers: { chapters: ['第一章'] }, at: 1000 } },
  ]);
});

test('the button counts up, and says no word between that and the whole', async () => {
  const downloads = open();
  await downloads.read();
  const marks: string[] = [];
  downloads.subscribe(() => {
    const { kind, share } = toDownloadMark('r-1', downloads.getSnapshot(), false);
    const mark = share ? `${kind} ${Math.ceil(share * 2)} / 2` : kind;
    if (marks.at(-1) !== mark) marks.push(mark);
  });
  const lesson = makeDownloadedLesson();
  await downloads.start(
    makePlan({ lesson: { ...lesson, files: lesson.files.map((file) => ({ ...file, size: SIZE })) } }),
  );
  expect(marks).toEqual(['none', 'running', 'running 1 / 2', 'running 2 / 2', 'whole']);
});

test('a pause keeps what is there, and the next visit goes on from it', async () => {
  const downloads = open();
  downloads.subscribe(() => {
    if ((downloads.getSnapshot().running?.bytes ?? 0) > PIECE_BYTES + 300_000) downloads.pause();
  });
  await downloads.start(makePlan());
  expect(downloads.getSnapshot()).toMatchObject({
    running: null,
    failures: {},
    lessons: [{ bytes: PIECE_BYTES }],
  });
  expect(device.get(storedDownloads)?.lessons).toEqual([]);
  expect(await play()).toBe(404);
  const next = open();
  await next.start(makePlan());
  expect(host.requests).toEqual([null, `bytes=${PIECE_BYTES}-`]);
  expect(await play()).toBe(200);
});

test('a broken connection is tried again, then waits for the student', async () => {
  const waitForRetry = vi.fn(async () => undefined);
  const downloads = open({ waitForRetry });
  host.status = 503;
  await downloads.start(makePlan());
  expect(downloads.getSnapshot().failures).toEqual({ 'r-1': 'network' });
  expect(waitForRetry).toHaveBeenCalledTimes(3);
  host.status = 200;
  await downloads.start(makePlan());
  expect(downloads.getSnapshot().failures).toEqual({});
  expect(await play()).toBe(200);
});

test('an address that expired is asked for again, once', async () => {
  const renewUrls = vi.fn(async () => ({ video: 'https://school.example/media/720p.mp4?sign=2' }));
  const fetchSigned: typeof fetch = async (url, init) =>
    JSON.stringify(url).includes('sign=1') ? new Response(null, { status: 403 }) : host.fetch(url, init);
  await open({ fetch: fetchSigned }).start(makePlan({ renewUrls }));
  expect(await play()).toBe(200);
  host.status = 404;
  const downloads = open();
  await downloads.remove('r-1');
  await downloads.start(makePlan({ renewUrls }));
  expect(downloads.getSnapshot().failures).toEqual({ 'r-1': 'gone' });
  expect(renewUrls).toHaveBeenCalledTimes(2);
});

test('a full device says so before the download, and during it what was there stays', async () => {
  const downloads = open();
  await downloads.start(makePlan());
  const other = makeDownloadedLesson({ classroomId: 'r-2', files: [makeDownloadedFile({ size: SIZE })] });
  const full = open({ readRoom: async () => RESERVE_BYTES + 100 });
  await full.start(makePlan({ lesson: other }));
  expect(full.getSnapshot().failures).toEqual({ 'r-2': 'full' });
  expect(host.requests).toHaveLength(1);
  caches.room = PIECE_BYTES + 5000;
  await downloads.start(makePlan({ lesson: other }));
  expect(downloads.getSnapshot().failures).toEqual({ 'r-2': 'full' });
  expect(downloads.getSnapshot().lessons).toHaveLength(2);
  expect(device.get(storedDownloads)?.lessons).toEqual(['r-1']);
  expect(await play()).toBe(200);
});

test('blocked storage is a reason of its own', async () => {
  const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  const downloads = open({ caches: Object.assign(createMemoryCaches(), { open: refuse, keys: refuse }) });
  await downloads.read();
  await downloads.start(makePlan());
  expect(downloads.getSnapshot()).toMatchObject({ lessons: [], failures: { 'r-1': 'blocked' } });
});

test('another window that downloads is left alone', async () => {
  const taken = {
    request: async (_name: string, _options: object, act: (lock: null) => unknown) => act(null),
  } as unknown as LockManager;
  const downloads = open({ locks: taken });
  await downloads.start(makePlan());
  expect(downloads.getSnapshot().failures).toEqual({ 'r-1': 'elsewhere' });
  expect(host.requests).toEqual([]);
});

test('a sign-out in any window ends a download, and nothing of it stays', async () => {
  const downloads = open();
  let isSignedOut = false;
  downloads.subscribe(() => {
    if (isSignedOut || (downloads.getSnapshot().running?.bytes ?? 0) < PIECE_BYTES) return;
    isSignedOut = true;
    void device.endSignIn();
    student = null;
  });
  await downloads.start(makePlan());
  expect(isSignedOut).toBe(true);
  expect(device.get(storedDownloads)).toBeUndefined();
  expect(await caches.keys()).toEqual([]);
});

test("another student's sign-in removes the lessons; an expired sign-in leaves them to its student", async () => {
  await open().start(makePlan());
  const path = downloadPath(idOfStore(), 'r-1', 'video');
  student = null;
  await device.tidy(student);
  await open().read();
  student = '501';
  await device.tidy(student);
  expect(await play()).toBe(200);
  student = '502';
  await device.tidy(student);
  expect((await answerDownload(caches, new Request(`https://school.example${path}`))).status).toBe(404);
  const other = open();
  await other.read();
  expect(other.getSnapshot().lessons).toEqual([]);
  expect(await caches.keys()).toEqual([]);
});

test('a removal that a blocked storage or a closed page stopped goes on with the next page', async () => {
  await open().start(makePlan());
  const remove = caches.delete.bind(caches);
  caches.delete = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  await device.endSignIn();
  expect(device.get(storedDownloads)).toBeUndefined();
  expect(await caches.keys()).toHaveLength(1);
  caches.delete = remove;
  await device.tidy('501');
  expect(await caches.keys()).toEqual([]);
});

test('a lesson goes when its time is over; a clock that was put back begins it again', async () => {
  await open().start(makePlan());
  now -= 2 * DOWNLOAD_DAYS * DAY_MS;
  await open().read();
  now += (DOWNLOAD_DAYS - 1) * DAY_MS;
  await open().read();
  expect(await play()).toBe(200);
  now += 2 * DAY_MS;
  const late = open();
  await late.read();
  expect(late.getSnapshot().lessons).toEqual([]);
});

test('what the browser removed is no longer called downloaded', async () => {
  await open().start(makePlan());
  for (const name of await caches.keys()) await caches.delete(name);
  await open().read();
  expect(device.get(storedDownloads)?.lessons).toEqual([]);
});

test('a removal while another window downloads keeps the files and the mark', async () => {
  await open().start(makePlan());
  const taken = {
    request: async (_name: string, _options: object, act: (lock: null) => unknown) => act(null),
  } as unknown as LockManager;
  const downloads = open({ locks: taken });
  await downloads.remove('r-1');
  expect(downloads.getSnapshot().failures).toEqual({ 'r-1': 'elsewhere' });
  expect(device.get(storedDownloads)?.lessons).toEqual(['r-1']);
  expect(await play()).toBe(200);
});

test('a removed lesson takes its bytes with it, and a cache that nobody knows is removed', async () => {
  await createDownloadStore(caches, 'orphan').writeLesson(makeDownloadedLesson());
  const downloads = open();
  await downloads.start(makePlan());
  await downloads.remove('r-1');
  expect(downloads.getSnapshot().lessons).toEqual([]);
  expect(device.get(storedDownloads)?.lessons).toEqual([]);
  expect(await createDownloadStore(caches, idOfStore()).countPieces('r-1', 'video')).toBe(0);
  expect(await caches.keys()).toHaveLength(1);
});

test('another file of the school takes the place of the old one, where it fits', async () => {
  await open().start(makePlan());
  host.bytes = makeBytes(700);
  const files = [makeDownloadedFile({ source: 'https://school.example/media/new.mp4', size: 700 })];
  const full = open({ readRoom: async () => RESERVE_BYTES });
  await full.start(makePlan({ lesson: makeDownloadedLesson({ files }) }));
  expect(await play()).toBe(200);
  const downloads = open();
  await downloads.start(makePlan({ lesson: makeDownloadedLesson({ files }) }));
  expect(downloads.getSnapshot().lessons).toMatchObject([{ bytes: 700 }]);
  expect(await createDownloadStore(caches, idOfStore()).countPieces('r-1', 'video')).toBe(1);
});
