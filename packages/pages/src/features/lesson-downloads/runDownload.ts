import { countBytes, type DownloadStore } from './createDownloadStore.ts';
import { type DownloadedFile, type DownloadedLesson, isWhole } from './DownloadedLesson.ts';
import { DownloadFailure, toStorageFailure } from './DownloadFailure.ts';
import { downloadFile } from './downloadFile.ts';

/** What is downloaded: the record of a lesson, and how its files are found now. */
export interface DownloadPlan {
  lesson: Omit<DownloadedLesson, 'answers' | 'at'>;
  /** The address of each file, by its id. */
  urls: Record<string, string>;
  /** Asks the school for addresses again, whose signatures expire. */
  renewUrls: () => Promise<Record<string, string>>;
  /** Everything else that the page needs without a network: its code, and what its calls answer. */
  prepare: () => Promise<Record<string, unknown>>;
}

/** What the device offers; tests pass their own. */
export interface DownloadPorts {
  caches: CacheStorage;
  fetch: typeof fetch;
  locks: Pick<LockManager, 'request'>;
  /** Bytes that this site may still keep; null where the browser does not say. */
  readRoom: () => Promise<number | null>;
  /** Asks the browser not to remove this site's data when the device is short of room; never rejects. */
  persist: () => Promise<void>;
  /** Resolves when another try is worth it. */
  waitForRetry: (failureCount: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
}

interface Run {
  plan: DownloadPlan;
  store: DownloadStore;
  ports: DownloadPorts;
  signal: AbortSignal;
  /** False once the student signed out, in any window. */
  isOwned: () => boolean;
  /** Bytes of the lesson that are on the device. */
  onBytes: (bytes: number) => void;
}

/** Room that downloads leave for the answers of exams and for everything else (bytes). */
export const RESERVE_BYTES = 50 * 1024 * 1024;

/** The browser is asked for the room that is left once in so many pieces. */
const ROOM_STEP = 8;

/** A connection that breaks so many times without a byte between is left alone; the student goes on. */
const MAX_FAILURES = 4;

/** Brings a lesson to the device, from where an earlier try stopped. Resolves when all of it is there. */
export async function runDownload(run: Run): Promise<void> {
  const { plan, store, ports, signal, isOwned, onBytes } = run;
  const { classroomId } = plan.lesson;
  const answers = await plan.prepare();
  signal.throwIfAborted();
  const before = await store.readLesson(classroomId).catch(throwStorageFailure);
  const files = withBegun(plan.lesson.files, before);
  await expectRoom(run, files);
  await removeOthers(run, before);
  let lesson: DownloadedLesson = { ...plan.lesson, answers, files, at: before?.at ?? ports.now() };

  async function keepRecord(next: DownloadedLesson): Promise<void> {
    if (!isOwned()) throw new DownloadFailure('signed-out');
    lesson = next;
    await store.writeLesson(lesson).catch(throwStorageFailure);
  }

  await keepRecord(lesson);
  const check = createCheck(run);
  const addresses = { urls: plan.urls };
  let doneBytes = 0;
  for (const file of files) {
    const received = file.isWhole
      ? file
      : await downloadPersistently(run, file, addresses, check, (bytes) => onBytes(doneBytes + bytes));
    await keepRecord(withFile(lesson, received));
    doneBytes += received.size ?? 0;
    onBytes(doneBytes);
  }
  if (!isWhole(lesson)) throw new DownloadFailure('gone');
}

/** Downloads a file; a broken connection is tried again, and a refused address is asked for again once. */
async function downloadPersistently(
  { plan, store, ports, signal }: Run,
  file: DownloadedFile,
  addresses: { urls: Record<string, string> },
  check: () => Promise<void>,
  onBytes: (bytes: number) => void,
): Promise<DownloadedFile> {
  let failureCount = 0;
  let reached = 0;
  let isRenewed = false;
  for (;;) {
    const url = addresses.urls[file.id];
    if (url === undefined) throw new DownloadFailure('gone');
    try {
      return await downloadFile({
        fetchFile: ports.fetch,
        store,
        classroomId: plan.lesson.classroomId,
        file,
        url,
        signal,
        check,
        onBytes: (bytes) => {
          if (bytes > reached) failureCount = 0;
          reached = Math.max(reached, bytes);
          onBytes(bytes);
        },
      });
    } catch (error) {
      const reason = error instanceof DownloadFailure ? error.reason : null;
      if (reason === 'gone' && !isRenewed) {
        isRenewed = true;
        addresses.urls = await plan.renewUrls();
        continue;
      }
      failureCount += 1;
      if (reason !== 'network' || failureCount >= MAX_FAILURES) throw error;
      await ports.waitForRetry(failureCount, signal);
    }
  }
}

/** Before each piece: the student is still signed in, nobody paused, and there is room. */
function createCheck({ ports, signal, isOwned }: Run): () => Promise<void> {
  let pieces = 0;
  return async () => {
    if (!isOwned()) throw new DownloadFailure('signed-out');
    signal.throwIfAborted();
    pieces += 1;
    if (pieces % ROOM_STEP !== 0) return;
    const left = await ports.readRoom();
    if (left !== null && left < RESERVE_BYTES) throw new DownloadFailure('full');
  };
}

/** The files to download, with what an earlier download has of them. */
const withBegun = (files: readonly DownloadedFile[], before: DownloadedLesson | null): DownloadedFile[] =>
  files.map((file) => {
    const old = before?.files.find((one) => isSameFile(file, one));
    return old ? { ...file, size: old.size ?? file.size, version: old.version, isWhole: old.isWhole } : file;
  });

/** Removes what an earlier download has of files that the lesson has no more. */
async function removeOthers({ plan, store }: Run, before: DownloadedLesson | null): Promise<void> {
  const { classroomId, files } = plan.lesson;
  const isOver = (old: DownloadedFile) => !files.some((file) => isSameFile(file, old));
  const over = before?.files.filter(isOver) ?? [];
  await Promise.all(over.map(({ id }) => store.removePieces(classroomId, id)));
}

/** A download that cannot fit does not begin. */
async function expectRoom({ plan, store, ports }: Run, files: readonly DownloadedFile[]): Promise<void> {
  const left = await ports.readRoom();
  if (left === null) return;
  const missing = await Promise.all(
    files.map(async (file) =>
      file.size === null ? 0 : file.size - (await countBytes(store, plan.lesson.classroomId, file)),
    ),
  );
  const needed = missing.reduce((sum, bytes) => sum + bytes, 0);
  if (needed > 0 && needed > left - RESERVE_BYTES) throw new DownloadFailure('full');
}

/** The same file of the school, unless its host says that the content changed. */
export const isSameFile = (one: DownloadedFile, other: DownloadedFile): boolean =>
  one.id === other.id &&
  one.source === other.source &&
  (one.version === null || other.version === null || one.version === other.version);

const withFile = (lesson: DownloadedLesson, received: DownloadedFile): DownloadedLesson => ({
  ...lesson,
  files: lesson.files.map((file) => (file.id === received.id ? received : file)),
});

function throwStorageFailure(error: unknown): never {
  throw toStorageFailure(error);
}
