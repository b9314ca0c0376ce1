import { type Answer, EMPTY_ANSWER, isEmptyAnswer, listRecords, type Paper } from '@cloud-school/domain';
import type { StorageLike } from '../../ports/StorageLike.ts';
import { createBrowserPorts } from '../browser/createBrowserPorts.ts';
import type { ExamAttempt } from '../contract/ExamAttempt.ts';
import { createExamAttempt } from '../createExamAttempt.ts';
import type { AnswerStore, WorkKey } from '../ports/AnswerStore.ts';
import type { AttemptCalls, ExamSource } from './ExamSource.ts';
import { type EmptyPaper, findHandIn, findOpening } from './findOpening.ts';
import { findUnsentAnswers, type UnsentAnswers } from './findUnsentAnswers.ts';
import { takeUnsentAnswers } from './takeUnsentAnswers.ts';

/** An attempt with its paper, the id of one that was handed in already, or a paper with nothing to answer. */
export type OpenedAttempt<Calls extends AttemptCalls = AttemptCalls> =
  | {
      kind: 'open';
      paper: Paper;
      answerLogId: string;
      attempt: ExamAttempt;
      /**
       * Answers of an attempt that the server no longer has, which the student may take over; null without any, or where
       * the server did not say. Never rejects.
       */
      unsent: Promise<OfferedAnswers | null>;
      /** What the source connected. */
      calls: Calls;
    }
  | { kind: 'finished'; answerLogId: string }
  | EmptyPaper;

/** Unsent answers of other attempts, to questions that have none in this one. */
export interface OfferedAnswers {
  count: number;
  /** Moves them into the attempt; false where it takes none, because its paper is locked. */
  take: () => Promise<boolean>;
}

interface OpenAttemptOptions<Calls extends AttemptCalls> {
  source: ExamSource<Calls>;
  store: AnswerStore;
  /** The page's local storage, or null where it has none. */
  storage: StorageLike | null;
  key: WorkKey;
  /** The attempt that the page's address names. */
  answerLogId?: string | undefined;
}

/**
 * Loads a paper and resumes or starts its attempt in a browser; rejects with the error of the call that failed. What was
 * begun until then has ended: no lock, no countdown and no timer is left.
 */
export async function openAttempt<Calls extends AttemptCalls>({
  source,
  store,
  storage,
  key,
  answerLogId: named,
}: OpenAttemptOptions<Calls>): Promise<OpenedAttempt<Calls>> {
  const opening = await findOpening({ source, store, key, answerLogId: named });
  if (opening.kind !== 'open') return opening;
  const { answerLogId, startedAt, paper, isFresh } = opening;
  const attemptKey = { ...key, answerLogId };
  const browser = createBrowserPorts(attemptKey, storage);
  let opened: ExamAttempt | null = null;
  const calls = source.connect({
    key: attemptKey,
    paper,
    environment: browser.environment,
    getAnswer: (questionId) => opened?.getAnswer(questionId) ?? null,
  });
  try {
    const attempt = await createExamAttempt({
      key: attemptKey,
      paper,
      isPaperFresh: isFresh,
      startedAt,
      ports: {
        ...browser,
        completion: null,
        readAnswers: async () => toSavedAnswers(await source.loadPaper({ isQuiet: true })),
        ...calls,
        store,
        findHandIn: () => findHandIn(source, answerLogId),
        getErrorKind: source.getErrorKind,
        getErrorWords: source.getErrorWords ?? (() => null),
        serverClockOffset: source.serverClockOffset ?? (() => null),
      },
    });
    opened = attempt;
    if (isFresh) void store.writePaper(attemptKey, paper);
    // What to offer is known with the server's list only.
    const found = isFresh
      ? findUnsentAnswers({ source, store, key: attemptKey, paper }).catch(() => null)
      : Promise.resolve(null);
    return {
      kind: 'open',
      paper,
      answerLogId,
      attempt,
      unsent: found.then((unsent) => unsent && toOffered(attempt, unsent)),
      calls,
    };
  } catch (error) {
    calls.stop?.();
    throw error;
  }
}

/** What the attempt would take; null for nothing. What was answered again stays on the device, and is not offered. */
function toOffered(attempt: ExamAttempt, unsent: UnsentAnswers): OfferedAnswers | null {
  const isWanted = ([id]: [string, Answer]) => isEmptyAnswer(attempt.getAnswer(id) ?? EMPTY_ANSWER);
  const answers = new Map([...unsent.answers].filter(isWanted));
  if (answers.size === 0) return null;
  return { count: answers.size, take: () => takeUnsentAnswers(attempt, { ...unsent, answers }) };
}

function toSavedAnswers(paper: Paper): ReadonlyMap<string, Answer> {
  return new Map(
    listRecords(paper).flatMap(({ id, savedAnswer }) => (savedAnswer ? [[id, savedAnswer] as const] : [])),
  );
}
