import { isEmptyAnswer } from '@cloud-school/domain';
import type { StorageLike } from '../../ports/StorageLike.ts';
import type { Timers } from '../../ports/Timers.ts';
import type { UserKey } from '../../ports/UserKey.ts';
import type { AnswerStore, AttemptAnswers, AttemptKey, WorkKey } from '../ports/AnswerStore.ts';
import { createExclusion } from './createExclusion.ts';
import { createIndexedDbBackend } from './createIndexedDbBackend.ts';
import { createStorageBackend } from './createStorageBackend.ts';
import { listForgotten } from './listForgotten.ts';
import { isNewerOrSame, type StoreBackend, type StoredEntry } from './StoreBackend.ts';
import { parseCompletionJob, parseJournalEntry, parseStoredAttempt } from './storedValues.ts';
import { ANSWERS, ATTEMPTS, PAPERS } from './storeNames.ts';
import { withoutSolutions } from './withoutSolutions.ts';

export interface AnswerStoreOptions {
  /** Null where the browser has none, or where reading the property throws. */
  indexedDB: IDBFactory | null;
  storage: StorageLike | null;
  timers: Timers;
  /** Null where the browser has none: pages may then send a completion record twice. */
  locks?: Pick<LockManager, 'request'> | null;
}

const PROBE_KEY = 'probe';

/** IndexedDB with a mirror in memory; when it fails, local storage; when that fails, memory alone. */
export function createAnswerStore({
  indexedDB,
  storage,
  timers,
  locks = null,
}: AnswerStoreOptions): AnswerStore {
  const storageBackend = storage && createStorageBackend(storage);
  const database = indexedDB && createIndexedDbBackend(indexedDB, timers);
  const allBackends: StoreBackend[] = [database, storageBackend].filter((backend) => backend !== null);
  let backends = allBackends;
  const mirror = new Map<string, StoredEntry>();
  const exclude = createExclusion(locks);

  /** Stops using a backend that failed and copies all known entries to the next one. */
  async function abandon(backend: StoreBackend): Promise<void> {
    if (!backends.includes(backend)) return;
    backends = backends.filter((other) => other !== backend);
    for (const entry of mirror.values()) await putDurably(entry);
  }

  async function putDurably(entry: StoredEntry): Promise<void> {
    const [backend] = backends;
    if (!backend) return;
    try {
      await backend.put(entry);
    } catch {
      await abandon(backend);
      await putDurably(entry);
    }
  }

  function put(entry: StoredEntry): Promise<void> {
    if (isNewerOrSame(entry, mirror.get(entry.key))) mirror.set(entry.key, entry);
    return putDurably(entry);
  }

  /** Copies what is stored into the mirror; resolves with the keys, or null where only the mirror is left. */
  async function read(prefix: string): Promise<ReadonlySet<string> | null> {
    const keys = new Set<string>();
    for (const backend of backends.slice()) {
      try {
        for (const entry of await backend.list(prefix)) {
          keys.add(entry.key);
          if (isNewerOrSame(entry, mirror.get(entry.key))) mirror.set(entry.key, entry);
        }
      } catch {
        await abandon(backend);
        for (const entry of known(prefix)) keys.add(entry.key);
      }
    }
    return backends.length > 0 ? keys : null;
  }

  const known = (prefix: string) => [...mirror.values()].filter((entry) => entry.key.startsWith(prefix));

  async function list(prefix: string): Promise<StoredEntry[]> {
    await read(prefix);
    return known(prefix);
  }

  async function remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) mirror.delete(key);
    // All backends: a copy may be in one that is no longer used, or in local storage from an urgent write.
    await Promise.allSettled(allBackends.map((backend) => backend.remove(keys)));
  }

  /** The papers of a work. */
  async function listPapers(key: WorkKey): Promise<StoredEntry[]> {
    return database ? database.list(`${papersPath(key)}/`).catch(() => []) : [];
  }

  async function putUrgently(entry: StoredEntry): Promise<void> {
    if (!storageBackend || backends[0] === storageBackend) return put(entry);
    try {
      storageBackend.putNow(entry);
    } catch {
      return put(entry);
    }
    await put(entry);
    if (backends[0] === database) await storageBackend.remove([entry.key]);
  }

  /**
   * Moves what a dying page left in local storage to IndexedDB. It has the order of its edit: a mark or a confirmation that
   * is written later has the same, and the copy would win over it at each opening.
   */
  async function moveUrgent(prefix: string): Promise<void> {
    if (!database || !storageBackend || backends[0] !== database) return;
    try {
      for (const entry of await storageBackend.list(prefix)) {
        await database.put(entry);
        await storageBackend.remove([entry.key]);
      }
    } catch {
      // The copy stays where it is.
    }
  }

  return {
    isDurable: () => backends.length > 0,
    probe: async () => {
      // What was refused before may have been allowed since.
      const known = backends.length < allBackends.length ? [...mirror.values()] : [];
      backends = allBackends;
      for (const entry of [{ key: PROBE_KEY, order: 0, value: null }, ...known]) await putDurably(entry);
      await remove([PROBE_KEY]);
      return backends.length > 0;
    },

    readAnswers: async (key) => {
      const prefix = `${answersPath(key)}/`;
      const entries = await list(prefix);
      await moveUrgent(prefix);
      return entries.map((entry) => parseJournalEntry(entry.value)).filter((entry) => entry !== null);
    },
    listAttemptAnswers: async (key) => {
      const prefix = `${workPath(key)}/`;
      const attempts = new Map<string, AttemptAnswers>();
      for (const stored of await list(prefix)) {
        const entry = parseJournalEntry(stored.value);
        const answerLogId = decodeURIComponent(stored.key.slice(prefix.length).split('/')[0] ?? '');
        if (!entry || isEmptyAnswer(entry.answer)) continue;
        const attempt = attempts.get(answerLogId) ?? { answerLogId, entries: [] };
        attempt.entries.push(entry);
        attempts.set(answerLogId, attempt);
      }
      return [...attempts.values()];
    },
    writeAnswer: (key, value, isUrgent = false) => {
      const entry = { key: join(answersPath(key), value.questionId), order: value.editedAt, value };
      return isUrgent ? putUrgently(entry) : put(entry);
    },

    readAttempt: async (key) => {
      const [entry] = (await list(attemptPath(key))).filter((entry) => entry.key === attemptPath(key));
      return entry ? parseStoredAttempt(entry.value) : null;
    },
    writeAttempt: (key, attempt) =>
      put({ key: attemptPath(key), order: nextOrder(mirror.get(attemptPath(key))), value: attempt }),

    readPaper: async (key) => {
      const stored = (await listPapers(key)).find((entry) => entry.key === paperPath(key));
      if (!stored) return null;
      // Only a reload reads a paper, so the first load goes without its parser.
      const parser = await import('./parseStoredPaper.ts').catch(() => null);
      return parser && parser.parseStoredPaper(stored.value);
    },
    writePaper: async (key, paper) => {
      if (!database || backends[0] !== database) return;
      const path = paperPath(key);
      const others = (await listPapers(key)).filter((entry) => entry.key !== path);
      // Not through `put`: a paper that does not fit must not end the use of IndexedDB for answers.
      await database
        .put({ key: path, order: 0, value: withoutSolutions(paper) })
        .then(() => database.remove(others.map((entry) => entry.key)))
        .catch(() => undefined);
    },

    forgetAnswers: async (key) => {
      const answers = await list(`${answersPath(key)}/`);
      await remove([...answers.map((entry) => entry.key), paperPath(key)]);
    },

    forgetAnswersOf: (key, questionIds) => remove(questionIds.map((id) => join(answersPath(key), id))),

    forgetOld: async (before) => {
      const papers = database ? await database.list(`${PAPERS}/`).catch(() => []) : [];
      const entries = [...(await list(`${ANSWERS}/`)), ...(await list(`${ATTEMPTS}/`)), ...papers];
      await remove(listForgotten(entries, before));
    },

    withJobs: (key, work) => exclude(jobsPath(key), work),
    listJobs: async (key) => {
      const prefix = `${jobsPath(key)}/`;
      const stored = await read(prefix);
      return known(prefix)
        .filter((entry) => stored?.has(entry.key) ?? true)
        .map((entry) => parseCompletionJob(entry.value))
        .filter((job) => job !== null);
    },
    writeJob: (key, job) => {
      const entryKey = join(jobsPath(key), job.answerLogId);
      return put({ key: entryKey, order: nextOrder(mirror.get(entryKey)), value: job });
    },
    removeJob: (key, job) => remove([join(jobsPath(key), job.answerLogId)]),
  };
}

function nextOrder(entry: StoredEntry | undefined): number {
  return (entry?.order ?? 0) + 1;
}

/** Parts are escaped, so that an id with a slash in it cannot address another user's entries. */
function join(prefix: string, ...parts: string[]): string {
  return [prefix, ...parts.map(encodeURIComponent)].join('/');
}

function workPath({ tenantId, userId, workId }: WorkKey): string {
  return join(ANSWERS, tenantId, userId, workId);
}

function answersPath({ answerLogId, ...work }: AttemptKey): string {
  return join(workPath(work), answerLogId);
}

function attemptPath({ tenantId, userId, workId }: WorkKey): string {
  return join(ATTEMPTS, tenantId, userId, workId);
}

function papersPath({ tenantId, userId, workId }: WorkKey): string {
  return join(PAPERS, tenantId, userId, workId);
}

function paperPath({ answerLogId, ...work }: AttemptKey): string {
  return join(papersPath(work), answerLogId);
}

function jobsPath({ tenantId, userId }: UserKey): string {
  return join('completions', tenantId, userId);
}
