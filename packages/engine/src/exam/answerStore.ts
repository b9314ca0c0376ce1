import type { Timers } from './AnswerSession.ts';
import { createIndexedDbBackend } from './indexedDbBackend.ts';
import type { AnswerRecord } from './journal.ts';
import { createStorageBackend, type StorageLike } from './storageBackend.ts';
import { isNewerOrSame, type StoreBackend, type StoredEntry } from './storeBackend.ts';
import {
  parseAnswerRecord,
  parseCompletionJob,
  parseKeptAttempt,
  type CompletionJob,
  type KeptAttempt,
} from './storedValues.ts';

export interface UserKey {
  tenantId: string;
  userId: string;
}
export interface WorkKey extends UserKey {
  workId: string;
}
/** Whose answers to what: another user of the same device never sees them. */
export interface AnswerKey extends WorkKey {
  answerLogId: string;
}

/** What survives a reload. No method rejects: where nothing can be kept, the page's memory serves. */
export interface AnswerStore {
  /** False once nothing but memory is left; true until something failed. */
  isDurable(): boolean;
  readAnswers(key: AnswerKey): Promise<AnswerRecord[]>;
  /** `isUrgent` also writes at once where possible, because the page may be gone before the slower write ends. */
  writeAnswer(key: AnswerKey, record: AnswerRecord, isUrgent?: boolean): Promise<void>;
  /** The student's newest attempt: while not 'finished', a reload without its id in the address resumes it. */
  readAttempt(key: WorkKey): Promise<KeptAttempt | null>;
  writeAttempt(key: WorkKey, attempt: KeptAttempt): Promise<void>;
  /** Deletes an attempt's answers; only after it was finished. */
  forgetAnswers(key: AnswerKey): Promise<void>;
  listJobs(key: UserKey): Promise<CompletionJob[]>;
  writeJob(key: UserKey, job: CompletionJob): Promise<void>;
  removeJob(key: UserKey, job: CompletionJob): Promise<void>;
}

export interface AnswerStoreOptions {
  /** Null where the browser has none, or where touching it throws. */
  indexedDB: IDBFactory | null;
  storage: StorageLike | null;
  timers: Timers;
}

/** IndexedDB with a mirror in memory; when it fails, local storage; when that fails, memory alone (F23). */
export function createAnswerStore({ indexedDB, storage, timers }: AnswerStoreOptions): AnswerStore {
  const storageBackend = storage && createStorageBackend(storage);
  const database = indexedDB && createIndexedDbBackend(indexedDB, timers);
  let places: StoreBackend[] = [database, storageBackend].filter((place) => place !== null);
  const mirror = new Map<string, StoredEntry>();

  /** Leaves a place that failed; the next one gets all that is known. */
  async function abandon(place: StoreBackend): Promise<void> {
    if (!places.includes(place)) return;
    places = places.filter((other) => other !== place);
    for (const entry of mirror.values()) await putDurably(entry);
  }

  async function putDurably(entry: StoredEntry): Promise<void> {
    const [place] = places;
    if (!place) return;
    try {
      await place.put(entry);
    } catch {
      await abandon(place);
      await putDurably(entry);
    }
  }

  function put(entry: StoredEntry): Promise<void> {
    if (isNewerOrSame(entry, mirror.get(entry.key))) mirror.set(entry.key, entry);
    return putDurably(entry);
  }

  async function list(prefix: string): Promise<StoredEntry[]> {
    for (const place of places.slice()) {
      try {
        for (const entry of await place.list(prefix)) {
          if (isNewerOrSame(entry, mirror.get(entry.key))) mirror.set(entry.key, entry);
        }
      } catch {
        await abandon(place);
      }
    }
    return [...mirror.values()].filter((entry) => entry.key.startsWith(prefix));
  }

  async function remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) mirror.delete(key);
    // All places: a copy may lie in one that was left, or in the one for urgent writes.
    const all = [database, storageBackend].filter((place) => place !== null);
    await Promise.allSettled(all.map((place) => place.remove(keys)));
  }

  async function putUrgently(entry: StoredEntry): Promise<void> {
    if (!storageBackend || places[0] === storageBackend) return put(entry);
    try {
      storageBackend.putNow(entry);
    } catch {
      return put(entry);
    }
    await put(entry);
    if (places[0] === database) await storageBackend.remove([entry.key]);
  }

  return {
    isDurable: () => places.length > 0,

    readAnswers: async (key) =>
      (await list(`${answersOf(key)}/`))
        .map((entry) => parseAnswerRecord(entry.value))
        .filter((record) => record !== null),
    writeAnswer: (key, record, isUrgent = false) => {
      const entry = { key: join(answersOf(key), record.questionId), order: record.editedAt, value: record };
      return isUrgent ? putUrgently(entry) : put(entry);
    },

    readAttempt: async (key) => {
      const [entry] = (await list(attemptOf(key))).filter((entry) => entry.key === attemptOf(key));
      return entry ? parseKeptAttempt(entry.value) : null;
    },
    writeAttempt: (key, attempt) =>
      put({ key: attemptOf(key), order: nextOrder(mirror.get(attemptOf(key))), value: attempt }),

    forgetAnswers: async (key) => {
      const answers = await list(`${answersOf(key)}/`);
      await remove(answers.map((entry) => entry.key));
    },

    listJobs: async (key) =>
      (await list(`${jobsOf(key)}/`))
        .map((entry) => parseCompletionJob(entry.value))
        .filter((job) => job !== null),
    writeJob: (key, job) => {
      const entryKey = join(jobsOf(key), job.answerLogId);
      return put({ key: entryKey, order: nextOrder(mirror.get(entryKey)), value: job });
    },
    removeJob: (key, job) => remove([join(jobsOf(key), job.answerLogId)]),
  };
}

function nextOrder(entry: StoredEntry | undefined): number {
  return (entry?.order ?? 0) + 1;
}

/** Parts are escaped, so that an id with a slash in it cannot reach into another user's entries. */
function join(prefix: string, ...parts: string[]): string {
  return [prefix, ...parts.map(encodeURIComponent)].join('/');
}

function answersOf({ tenantId, userId, workId, answerLogId }: AnswerKey): string {
  return join('answers', tenantId, userId, workId, answerLogId);
}

function attemptOf({ tenantId, userId, workId }: WorkKey): string {
  return join('attempts', tenantId, userId, workId);
}

function jobsOf({ tenantId, userId }: UserKey): string {
  return join('completions', tenantId, userId);
}
