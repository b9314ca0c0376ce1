import type { AnswerStore, AttemptKey, CompletionJob, StoredAttempt } from '../../ports/AnswerStore.ts';
import type { JournalEntry } from '../../state/journal/Journal.ts';
import { ACTIVITY, KEY } from '../../testing/createExamHarness.ts';

export const entry = (part: Partial<JournalEntry> = {}): JournalEntry => ({
  questionId: 'q',
  answer: { optionKeys: [], texts: ['typed'] },
  rev: 1,
  editedAt: 5,
  ackRev: 0,
  savedAt: null,
  openSends: [],
  isMarked: false,
  ...part,
});
export const attempt: StoredAttempt = { answerLogId: 'log', time: null, state: 'open' };
export const job: CompletionJob = {
  examKind: 'homework',
  answerLogId: 'log',
  workId: 'w',
  isFinished: true,
  payload: { ...ACTIVITY, at: 5 },
};

/** Writes an answer, its attempt and its completion record. */
export async function fill(store: AnswerStore, key: AttemptKey = KEY): Promise<void> {
  await store.writeAnswer(key, entry());
  await store.writeAttempt(key, attempt);
  await store.writeJob(key, job);
}
