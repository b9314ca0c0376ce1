import type { DownloadedFile, DownloadedLesson } from './DownloadedLesson.ts';
import { LESSON_DOWNLOADS } from './LESSON_DOWNLOADS.ts';
import { cacheOf } from './storedDownloads.ts';

/**
 * Files are stored in pieces: a Cache has no half entries, and a player's range reads only the pieces that it needs. A pause loses
 * less than one: some seconds on a slow phone; a lecture of an hour has some hundreds.
 */
export const PIECE_BYTES = 512 * 1024;

/** The lessons of one student on the device, in a cache of their own. */
export interface DownloadStore {
  readLesson: (classroomId: string) => Promise<DownloadedLesson | null>;
  listLessons: () => Promise<DownloadedLesson[]>;
  writeLesson: (lesson: DownloadedLesson) => Promise<void>;
  removeLesson: (classroomId: string) => Promise<void>;
  /** How many pieces of a file are there, from its begin without a gap. */
  countPieces: (classroomId: string, fileId: string) => Promise<number>;
  readPiece: (classroomId: string, fileId: string, index: number) => Promise<ArrayBuffer | null>;
  writePiece: (classroomId: string, fileId: string, index: number, bytes: Blob) => Promise<void>;
  removePieces: (classroomId: string, fileId: string) => Promise<void>;
}

/** The address of a downloaded file, which the worker answers; without an id the lesson's own record. */
export const downloadPath = (storeId: string, classroomId: string, fileId = ''): string =>
  `${LESSON_DOWNLOADS.path}${storeId}/${encodeURIComponent(classroomId)}/${encodeURIComponent(fileId)}`;

/** Opens the lessons of a store's id, a random text that only the student's device knows. */
export function createDownloadStore(storages: CacheStorage, storeId: string): DownloadStore {
  const open = () => storages.open(cacheOf(storeId));
  const lessonKey = (classroomId: string) => downloadPath(storeId, classroomId);
  const pieceKey = (classroomId: string, fileId: string, index: number) =>
    `${downloadPath(storeId, classroomId, fileId)}?piece=${index}`;

  async function listPaths(cache: Cache, path: string): Promise<Request[]> {
    const requests = await cache.keys();
    return requests.filter(({ url }) => new URL(url).pathname.startsWith(path));
  }

  async function removeAll(cache: Cache, requests: readonly Request[]): Promise<void> {
    await Promise.all(requests.map((request) => cache.delete(request)));
  }

  return {
    async readLesson(classroomId) {
      const response = await (await open()).match(lessonKey(classroomId));
      return response ? readRecord(response) : null;
    },
    async listLessons() {
      const cache = await open();
      const records = (await cache.keys()).filter(({ url }) => new URL(url).pathname.endsWith('/'));
      const lessons = await Promise.all(records.map(async (request) => cache.match(request)));
      return Promise.all(lessons.flatMap((response) => (response ? [readRecord(response)] : [])));
    },
    async writeLesson(lesson) {
      await (await open()).put(lessonKey(lesson.classroomId), Response.json(lesson));
    },
    async removeLesson(classroomId) {
      const cache = await open();
      // The record first: what is removed by half is never taken for a download.
      await cache.delete(lessonKey(classroomId));
      await removeAll(cache, await listPaths(cache, lessonKey(classroomId)));
    },
    async countPieces(classroomId, fileId) {
      const path = downloadPath(storeId, classroomId, fileId);
      const there = new Set((await listPaths(await open(), path)).map(({ url }) => toPieceIndex(url)));
      let count = 0;
      while (there.has(count)) count += 1;
      return count;
    },
    async readPiece(classroomId, fileId, index) {
      const response = await (await open()).match(pieceKey(classroomId, fileId, index));
      return response ? response.arrayBuffer() : null;
    },
    async writePiece(classroomId, fileId, index, bytes) {
      await (await open()).put(pieceKey(classroomId, fileId, index), new Response(bytes));
    },
    async removePieces(classroomId, fileId) {
      const cache = await open();
      await removeAll(cache, await listPaths(cache, downloadPath(storeId, classroomId, fileId)));
    },
  };
}

/** How many pieces a whole file of this size has. */
export const pieceCount = (size: number): number => Math.ceil(size / PIECE_BYTES);

/** Bytes of a file that are on the device. */
export async function countBytes(
  store: DownloadStore,
  classroomId: string,
  file: DownloadedFile,
): Promise<number> {
  if (file.isWhole) return file.size ?? 0;
  const bytes = (await store.countPieces(classroomId, file.id)) * PIECE_BYTES;
  return Math.min(bytes, file.size ?? bytes);
}

const toPieceIndex = (url: string): number => Number(new URL(url).searchParams.get('piece') ?? Number.NaN);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This file alone writes the records.
const readRecord = async (response: Response) => (await response.json()) as DownloadedLesson;
