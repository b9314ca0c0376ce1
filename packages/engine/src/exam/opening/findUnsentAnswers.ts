import { type Answer, type Paper, listRecords } from '@cloud-school/domain';
import type { AnswerStore, AttemptKey } from '../ports/AnswerStore.ts';
import type { ExamSource } from './ExamSource.ts';

/** Answers on this device of other attempts at a work; the server has none of these attempts. */
export interface UnsentAnswers {
  /** By question id: of several attempts the newest answer. */
  answers: ReadonlyMap<string, Answer>;
  /** Deletes those of these questions; call it after they are stored with another attempt. */
  forget: (questionIds: ReadonlySet<string>) => Promise<void>;
}

interface FindOptions {
  source: Pick<ExamSource, 'listHandIns'>;
  store: AnswerStore;
  /** The attempt that is open now. */
  key: AttemptKey;
  paper: Paper;
}

/** Null where there are none. Answers of finished attempts are not offered: a second attempt begins empty. */
export async function findUnsentAnswers({
  source,
  store,
  key,
  paper,
}: FindOptions): Promise<UnsentAnswers | null> {
  const others = (await store.listAttemptAnswers(key)).filter(
    ({ answerLogId }) => answerLogId !== key.answerLogId,
  );
  if (others.length === 0) return null;
  const logs = await source.listHandIns({ isQuiet: true });
  const lost = others.filter(({ answerLogId }) => !logs.some(({ id }) => id === answerLogId));
  const questionIds = new Set(listRecords(paper).map(({ id }) => id));
  const entries = lost
    .flatMap(({ answerLogId, entries: stored }) => stored.map((entry) => ({ ...entry, answerLogId })))
    .filter(({ questionId }) => questionIds.has(questionId))
    .toSorted((one, other) => one.editedAt - other.editedAt);
  if (entries.length === 0) return null;
  const newest = new Map(entries.map((entry) => [entry.questionId, entry]));
  return {
    answers: new Map(Array.from(newest, ([questionId, { answer }]) => [questionId, answer])),
    forget: async (questionIds) => {
      for (const { questionId, answerLogId } of newest.values()) {
        if (questionIds.has(questionId)) await store.forgetAnswersOf({ ...key, answerLogId }, [questionId]);
      }
    },
  };
}
