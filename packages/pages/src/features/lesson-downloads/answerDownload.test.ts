import { beforeEach, expect, test } from 'vitest';
import { answerDownload } from './answerDownload.ts';
import { createDownloadStore, downloadPath, PIECE_BYTES } from './createDownloadStore.ts';
import { LESSON_DOWNLOADS } from './LESSON_DOWNLOADS.ts';
import { makeBytes } from './testing/createMediaHost.ts';
import { createMemoryCaches } from './testing/createMemoryCaches.ts';
import { makeDownloadedFile, makeDownloadedLesson } from './testing/makeDownloadedLesson.ts';

const SIZE = 2 * PIECE_BYTES + 500;
const bytes = makeBytes(SIZE);
let caches: CacheStorage;

async function keep({ isWhole = true, pieces = 3, ...more } = {}) {
  const store = createDownloadStore(caches, 'secret');
  await store.writeLesson(
    makeDownloadedLesson({ files: [makeDownloadedFile({ size: SIZE, isWhole, ...more })] }),
  );
  for (let index = 0; index < pieces; index += 1) {
    const piece = bytes.slice(index * PIECE_BYTES, (index + 1) * PIECE_BYTES);
    await store.writePiece('r-1', 'video', index, new Blob([piece]));
  }
}

const ask = (range?: string, path = downloadPath('secret', 'r-1', 'video')) =>
  answerDownload(
    caches,
    new Request(`https://school.example${path}`, { headers: range === undefined ? {} : { range } }),
  );
const read = async (response: Response) => new Uint8Array(await response.arrayBuffer());
/** Compares at once: toEqual takes a second for each megabyte. */
const expectBytes = async (response: Response, expected: Uint8Array) =>
  expect(Buffer.compare(await read(response), expected)).toBe(0);

beforeEach(() => {
  caches = createMemoryCaches();
});

test("the two bytes that Safari asks for first are a part with the file's length", async () => {
  await keep();
  const response = await ask('bytes=0-1');
  expect(response.status).toBe(206);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-range': `bytes 0-1/${SIZE}`,
    'content-length': '2',
    'accept-ranges': 'bytes',
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
  });
  await expectBytes(response, bytes.slice(0, 2));
});

test.each([
  ['bytes=0-', 0, SIZE],
  [`bytes=${PIECE_BYTES - 1}-${PIECE_BYTES}`, PIECE_BYTES - 1, PIECE_BYTES + 1],
  [`bytes=${PIECE_BYTES}-`, PIECE_BYTES, SIZE],
  [`bytes=${SIZE - 1}-${SIZE + 99}`, SIZE - 1, SIZE],
  ['bytes=-7', SIZE - 7, SIZE],
])('%s is answered with these bytes', async (range, start, end) => {
  await keep();
  const response = await ask(range);
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${SIZE}`);
  expect(response.headers.get('content-length')).toBe(String(end - start));
  await expectBytes(response, bytes.slice(start, end));
});

test.each([undefined, 'bytes=0-1,4-5', 'seconds=1-2', 'bytes=9-3', 'bytes=-'])(
  'the whole file is answered to %s',
  async (range) => {
    await keep();
    const response = await ask(range);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(SIZE));
    await expectBytes(response, bytes);
  },
);

test('a part beyond the end is refused with the length', async () => {
  await keep();
  const response = await ask(`bytes=${SIZE}-`);
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe(`bytes */${SIZE}`);
});

test('a half download, another lesson and another id are not there; looking makes no cache', async () => {
  await keep({ isWhole: false });
  expect((await ask()).status).toBe(404);
  expect((await ask(undefined, downloadPath('secret', 'r-2', 'video'))).status).toBe(404);
  expect((await ask(undefined, downloadPath('guess', 'r-1', 'video'))).status).toBe(404);
  expect(await caches.keys()).toEqual([`${LESSON_DOWNLOADS.cachePrefix}secret`]);
});

test('a piece that the browser removed breaks the answer, which never ends early as if whole', async () => {
  await keep({ pieces: 2 });
  await expect(read(await ask())).rejects.toThrow('removed a piece');
});

test('a document is saved under its name, and runs nothing on this origin', async () => {
  await keep({ type: 'application/octet-stream', fileName: '评分表 1.pdf' } as object);
  const { headers } = await ask();
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('评分表 1.pdf')}`,
  );
  expect(headers.get('content-security-policy')).toContain('sandbox');
});
