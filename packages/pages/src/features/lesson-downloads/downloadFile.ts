import { type DownloadStore, PIECE_BYTES, pieceCount } from './createDownloadStore.ts';
import type { DownloadedFile } from './DownloadedLesson.ts';
import { DownloadFailure, toStorageFailure } from './DownloadFailure.ts';
import { isGone } from './measureFile.ts';
import { type FileFacts, readFileFacts } from './readFileFacts.ts';

interface FileDownload {
  fetchFile: typeof fetch;
  store: DownloadStore;
  classroomId: string;
  file: DownloadedFile;
  /** The address of the moment, with its signature. */
  url: string;
  signal: AbortSignal;
  /** Bytes of this file that are on the device. */
  onBytes: (bytes: number) => void;
  /** Throws where nothing may be written: no room left, or the student signed out. */
  check: () => Promise<void>;
}

/** Nothing came for this long (ms): the connection counts as broken. */
const STALL_MS = 30_000;

/** Downloads what is missing of a file, from where an earlier try stopped; resolves with its record, whole. */
export async function downloadFile(download: FileDownload): Promise<DownloadedFile> {
  const { store, classroomId, file } = download;
  const count = await store.countPieces(classroomId, file.id);
  // The last piece is there, and the word that the file is whole was lost.
  if (file.size !== null && count > 0 && count >= pieceCount(file.size)) return { ...file, isWhole: true };
  return (await receive(download, count)) ?? beginAnew(download);
}

/** The file at the address is another one than the one that was begun. */
async function beginAnew(download: FileDownload): Promise<DownloadedFile> {
  const { store, classroomId, file } = download;
  await store.removePieces(classroomId, file.id);
  const received = await receive({ ...download, file: { ...file, size: null, version: null } }, 0);
  if (!received) throw new DownloadFailure('network');
  return received;
}

/** Writes the file from a piece on; null where the answer does not go on with what is there. */
async function receive(download: FileDownload, fromPiece: number): Promise<DownloadedFile | null> {
  const { file, signal } = download;
  const start = fromPiece * PIECE_BYTES;
  const { version } = file;
  const stall = createStallSignal(signal);
  try {
    const response = await download
      .fetchFile(download.url, {
        // One range without other headers: a media host of another origin is asked for no permission first.
        headers: start > 0 ? { range: `bytes=${start}-` } : {},
        cache: 'no-store',
        signal: stall.signal,
      })
      .catch((error: unknown) => {
        throw toNetworkFailure(error, signal);
      });
    if (response.status === 416) return null;
    if (!response.ok || !response.body) throw new DownloadFailure(isGone(response) ? 'gone' : 'network');
    const facts = readFileFacts(response);
    const isAnother = version !== null && facts.version !== null && facts.version !== version;
    if (start > 0 && (isAnother || !isFrom(start, response, facts))) return null;
    const size = facts.size ?? (isAnother ? null : file.size);
    const total = await writeBody(download, response.body, fromPiece, stall.touch);
    if (size !== null && total < size) throw new DownloadFailure('network');
    return { ...file, size: total, version: facts.version ?? version, isWhole: true };
  } finally {
    stall.end();
  }
}

/** A host without ranges sends the file from its begin; one of another origin may not say which part it sends. */
const isFrom = (start: number, { status }: Response, facts: FileFacts): boolean =>
  status === 206 && (facts.start === null || facts.start === start);

/** Cuts the body into pieces and writes them; resolves with the length of the whole file. */
async function writeBody(
  { store, classroomId, file, signal, onBytes, check }: FileDownload,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  fromPiece: number,
  touch: () => void,
): Promise<number> {
  const reader = body.getReader();
  let piece = fromPiece;
  let held: Uint8Array<ArrayBuffer>[] = [];
  let heldBytes = 0;

  async function write(bytes: Blob): Promise<void> {
    await check();
    await store.writePiece(classroomId, file.id, piece, bytes).catch((error: unknown) => {
      throw toStorageFailure(error);
    });
    piece += 1;
  }

  try {
    for (;;) {
      const { value, done } = await reader.read().catch((error: unknown) => {
        throw toNetworkFailure(error, signal);
      });
      if (done) break;
      touch();
      held.push(value);
      heldBytes += value.length;
      onBytes(piece * PIECE_BYTES + heldBytes);
      while (heldBytes >= PIECE_BYTES) {
        const all = new Blob(held);
        await write(all.slice(0, PIECE_BYTES));
        touch();
        const rest = new Uint8Array(await all.slice(PIECE_BYTES).arrayBuffer());
        held = rest.length > 0 ? [rest] : [];
        heldBytes = rest.length;
      }
    }
    const total = piece * PIECE_BYTES + heldBytes;
    if (heldBytes > 0) await write(new Blob(held));
    return total;
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  }
}

/** A pause is no failure: it stays what it is. A host that lets no page read its files looks like a broken connection. */
const toNetworkFailure = (error: unknown, signal: AbortSignal): unknown =>
  signal.aborted ? signal.reason : new DownloadFailure('network', { cause: error });

/** Aborts with the given signal, and where nothing was received for long. */
function createStallSignal(signal: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function touch() {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), STALL_MS);
  }
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  touch();
  return {
    signal: controller.signal,
    touch,
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}
