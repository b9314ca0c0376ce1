import { isEmptyAnswer } from '@cloud-school/domain';
import type { StorageLike } from '../../ports/StorageLike.ts';
import type { Timers } from '../../ports/Timers.ts';
import type { UserKey } from '../../ports/UserKey.ts';
import type { AnswerStore, AttemptAnswers, AttemptKey, WorkKey } from '../ports/AnswerStore.ts';
import { createExclusion } from './createExclusion.ts';
import { createIndexedDbBackend } from './createIndexedDbBackend.ts';
import { createMirroredStore } from './createMirroredStore.ts';
import { createStorageBackend } from './createStorageBackend.ts';
import { listForgotten } from './listForgotten.ts';
import type { StoredEntry } from './StoreBackend.ts';
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

/** What the device stores of exams, by whose and which it is: answers, attempts, papers and completions to send. */
export function createAnswerStore({
  indexedDB,
  storage,
  timers,
  locks = null,
}: AnswerStoreOptions): AnswerStore {
  const database = indexedDB && createIndexedDbBackend(indexedDB, timers);
  const store = createMirroredStore(database, storage && createStorageBackend(storage));
  const { list, put, remove } = store;
  const exclude = createExclusion(locks);

  /** The papers of a work. */
  async function listPapers(prefix: string): Promise<StoredEntry[]> {
    return database ? database.list(`${prefix}/`).catch(() => []) : [];
  }

  return {
    isDurable: store.isDurable,
    probe: store.probe,

    readAnswers: async (key) => {
      const prefix = `${answersPath(key)}/`;
      const entries = await list(prefix);
      await store.moveUrgent(prefix);
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
      return isUrgent ? store.putUrgently(entry) : put(entry);
    },

    readAttempt: async (key) => {
      const [entry] = (await list(attemptPath(key))).filter((entry) => entry.key === attemptPath(key));
      return entry ? parseStoredAttempt(entry.value) : null;
    },
    writeAttempt: (key, attempt) =>
      put({ key: attemptPath(key), order: store.nextOrder(attemptPath(key)), value: attempt }),

    readPaper: async (key) => {
      const stored = (await listPapers(papersPath(key))).find((entry) => entry.key === paperPath(key));
      if (!stored) return null;
      // Only a reload reads a paper, so the first load goes without its parser.
      const parser = await import('./parseStoredPaper.ts').catch(() => null);
      return parser && parser.parseStoredPaper(stored.value);
    },
    writePaper: async (key, paper) => {
      if (!database || !store.isUsing(database)) return;
      const path = paperPath(key);
      const others = (await listPapers(papersPath(key))).filter((entry) => entry.key !== path);
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
      const papers = await listPapers(PAPERS);
      const entries = [...(await list(`${ANSWERS}/`)), ...(await list(`${ATTEMPTS}/`)), ...papers];
      await remove(listForgotten(entries, before));
    },

    withJobs: (key, work) => exclude(jobsPath(key), work),
    listJobs: async (key) => {
      const prefix = `${jobsPath(key)}/`;
      const stored = await store.listStored(prefix);
      return stored.map((entry) => parseCompletionJob(entry.value)).filter((job) => job !== null);
    },
    writeJob: (key, job) => {
      const entryKey = join(jobsPath(key), job.answerLogId);
      return put({ key: entryKey, order: store.nextOrder(entryKey), value: job });
    },
    removeJob: (key, job) => remove([join(jobsPath(key), job.answerLogId)]),
  };
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
