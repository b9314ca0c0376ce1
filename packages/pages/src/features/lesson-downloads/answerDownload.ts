import { createDownloadStore, type DownloadStore, PIECE_BYTES } from './createDownloadStore.ts';
import type { DownloadedFile } from './DownloadedLesson.ts';
import { LESSON_DOWNLOADS } from './LESSON_DOWNLOADS.ts';
import { readRange } from './readRange.ts';
import { cacheOf } from './storedDownloads.ts';

/**
 * What a downloaded file answers, with the part that a player asks for: the worker of the portal calls it. Safari plays only
 * what answers its `bytes=0-1` with 206 and the whole length. The pieces are read as the player takes them; Workbox's
 * createPartialResponse would read the whole file for each part.
 */
export async function answerDownload(storages: CacheStorage, request: Request): Promise<Response> {
  const [storeId = '', classroomId = '', fileId = ''] = new URL(request.url).pathname
    .slice(LESSON_DOWNLOADS.path.length)
    .split('/')
    .map((part) => decodeURIComponent(part));
  // Opening a cache would make it again after a sign-out.
  if (!(await storages.has(cacheOf(storeId)))) return absent();
  const store = createDownloadStore(storages, storeId);
  const lesson = await store.readLesson(classroomId);
  const file = lesson?.files.find(({ id }) => id === fileId);
  if (!file || !file.isWhole || file.size === null) return absent();

  const range = readRange(request.headers.get('range'), file.size);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const headers = describe(file, end - start + 1);
  if (range) headers['content-range'] = `bytes ${start}-${end}/${file.size}`;
  return new Response(readPieces(store, classroomId, fileId, start, end), {
    status: range ? 206 : 200,
    headers,
  });
}

const absent = () => new Response(null, { status: 404 });

function describe({ type, fileName }: DownloadedFile, length: number): Record<string, string> {
  return {
    'content-type': type,
    'content-length': String(length),
    'accept-ranges': 'bytes',
    // A file of the school's store that is opened by its address is a page of this origin otherwise.
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    ...(fileName !== null && {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    }),
  };
}

/** The bytes from `start` to `end`, both included, piece by piece. */
function readPieces(
  store: DownloadStore,
  classroomId: string,
  fileId: string,
  start: number,
  end: number,
): ReadableStream<Uint8Array> {
  let at = start;
  return new ReadableStream({
    async pull(controller) {
      if (at > end) {
        controller.close();
        return;
      }
      const index = Math.floor(at / PIECE_BYTES);
      const bytes = await store.readPiece(classroomId, fileId, index);
      const from = at - index * PIECE_BYTES;
      const part = bytes && new Uint8Array(bytes).subarray(from, end + 1 - index * PIECE_BYTES);
      if (!part || part.length === 0) {
        controller.error(new Error(`The device removed a piece of the download: ${index}.`));
        return;
      }
      at += part.length;
      controller.enqueue(part);
    },
  });
}
