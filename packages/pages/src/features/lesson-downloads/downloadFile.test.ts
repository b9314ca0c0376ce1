import { beforeEach, expect, test, vi } from 'vitest';
import { createDownloadStore, PIECE_BYTES } from './createDownloadStore.ts';
import type { DownloadedFile } from './DownloadedLesson.ts';
import { downloadFile } from './downloadFile.ts';
import { createMediaHost, makeBytes } from './testing/createMediaHost.ts';
import { createMemoryCaches } from './testing/createMemoryCaches.ts';
import { makeDownloadedFile } from './testing/makeDownloadedLesson.ts';

const SIZE = 2 * PIECE_BYTES + 500;

let caches = createMemoryCaches();
let host = createMediaHost(makeBytes(SIZE));
const store = () => createDownloadStore(caches, 'secret');

function download(file: Partial<DownloadedFile> = {}, more = {}) {
  return downloadFile({
    fetchFile: host.fetch,
    store: store(),
    classroomId: 'r-1',
    file: makeDownloadedFile(file),
    url: 'https://school.example/media/720p.mp4?sign=1',
    signal: new AbortController().signal,
    onBytes: () => undefined,
    check: async () => undefined,
    ...more,
  });
}

async function readStored(): Promise<Uint8Array> {
  const count = await store().countPieces('r-1', 'video');
  const pieces = await Promise.all(
    Array.from({ length: count }, (_, index) => store().readPiece('r-1', 'video', index)),
  );
  return new Uint8Array(await new Blob(pieces.flatMap((piece) => piece ?? [])).arrayBuffer());
}

/** Compares at once: toEqual takes a second for each megabyte. */
const expectStored = async (bytes: Uint8Array) => expect(Buffer.compare(await readStored(), bytes)).toBe(0);

beforeEach(() => {
  caches = createMemoryCaches();
  host = createMediaHost(makeBytes(SIZE));
});

test('the file is on the device, byte by byte, with its size and version', async () => {
  const onBytes = vi.fn();
  expect(await download({}, { onBytes })).toMatchObject({ size: SIZE, version: '"one"', isWhole: true });
  await expectStored(host.bytes);
  expect(onBytes).toHaveBeenLastCalledWith(SIZE);
});

test('a broken transfer goes on with the first piece that is missing', async () => {
  host.breaksAfter = PIECE_BYTES + 100_000;
  await expect(download({ size: SIZE, version: '"one"' })).rejects.toMatchObject({ reason: 'network' });
  host.breaksAfter = Number.POSITIVE_INFINITY;
  expect(await download({ size: SIZE, version: '"one"' })).toMatchObject({ isWhole: true });
  expect(host.requests).toEqual([null, `bytes=${PIECE_BYTES}-`]);
  await expectStored(host.bytes);
});

test('a compressed answer is no other file', async () => {
  host.etag = 'W/"one-gzip"';
  expect(await download({ version: '"one"' })).toMatchObject({ version: '"one"' });
});

test.each([
  ['another file at the address', () => (host.etag = '"two"')],
  ['a host that ignores ranges', () => (host.hasRanges = false)],
])('a download starts from the beginning with %s', async (_, change) => {
  host.breaksAfter = PIECE_BYTES + 100_000;
  await expect(download({ version: '"one"' })).rejects.toMatchObject({ reason: 'network' });
  host.breaksAfter = Number.POSITIVE_INFINITY;
  host.bytes = makeBytes(SIZE + 3, 7);
  change();
  expect(await download({ version: '"one"' })).toMatchObject({ size: SIZE + 3, version: host.etag });
  await expectStored(host.bytes);
});

test('a file that became shorter than what is stored is downloaded from the beginning', async () => {
  host.breaksAfter = PIECE_BYTES + 100_000;
  await expect(download()).rejects.toMatchObject({ reason: 'network' });
  host.breaksAfter = Number.POSITIVE_INFINITY;
  host.bytes = makeBytes(900, 7);
  expect(await download()).toMatchObject({ size: 900, isWhole: true });
  await expectStored(host.bytes);
});

test('a transfer that ends early without an error is not whole', async () => {
  host.bytes = makeBytes(PIECE_BYTES);
  const short: typeof fetch = async (url, init) => {
    const { body } = await host.fetch(url, init);
    return new Response(body, { headers: { 'content-length': String(SIZE) } });
  };
  await expect(download({}, { fetchFile: short })).rejects.toMatchObject({ reason: 'network' });
});

test('no room left says so, and the pieces before stay', async () => {
  caches.room = PIECE_BYTES + 10;
  await expect(download()).rejects.toMatchObject({ reason: 'full' });
  expect(await store().countPieces('r-1', 'video')).toBe(1);
});

test.each([
  [403, 'gone'],
  [404, 'gone'],
  [503, 'network'],
  [429, 'network'],
])('status %i is the reason %s', async (status, reason) => {
  host.status = status;
  await expect(download()).rejects.toMatchObject({ reason });
});

test('a pause ends the transfer and is no failure', async () => {
  const pause = new AbortController();
  const waiting: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      pause.abort('paused');
    });
  await expect(download({}, { fetchFile: waiting, signal: pause.signal })).rejects.toBe('paused');
});

test('nothing is written once the check refuses', async () => {
  const check = () => Promise.reject(new Error('signed out'));
  await expect(download({}, { check })).rejects.toThrow('signed out');
  expect(await store().countPieces('r-1', 'video')).toBe(0);
});
