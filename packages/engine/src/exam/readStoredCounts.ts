import type { AnswerStore, AttemptKey } from './ports/AnswerStore.ts';
import { restore } from './state/journal/Journal.ts';
import { countAnsweredParts } from './state/paper/countAnsweredParts.ts';
import { countPendingQuestions } from './state/paper/countPendingQuestions.ts';
import { toPaperRecords } from './state/paper/PaperRecords.ts';

/** How far an attempt is, counted in questions as its answer card counts them. */
export interface StoredCounts {
  answered: number;
  /** Some of their sub-questions are answered. */
  partlyAnswered: number;
  /** Answers on this device that the server has not confirmed. */
  unsaved: number;
}

/** Counts an attempt that is not open. Null where this device has no copy of its paper. */
export async function readStoredCounts(
  store: Pick<AnswerStore, 'readAnswers' | 'readPaper'>,
  key: AttemptKey,
): Promise<StoredCounts | null> {
  const [paper, entries] = await Promise.all([store.readPaper(key), store.readAnswers(key)]);
  if (!paper) return null;
  const records = toPaperRecords(paper);
  const journal = restore(entries, [...records.byId.values()], 0, false);
  const parts = records.questions.map((question) => countAnsweredParts(question, journal));
  return {
    answered: parts.filter(({ answered, total }) => answered === total).length,
    partlyAnswered: parts.filter(({ answered, total }) => answered > 0 && answered < total).length,
    unsaved: countPendingQuestions(records, journal.values()),
  };
}
