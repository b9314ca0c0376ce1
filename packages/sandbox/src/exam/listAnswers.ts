import type { Call } from '../http/Route.ts';
import type { StoredAnswer } from '../store/Collections.ts';

/** The saved answers of an attempt. */
export function listAnswers({ store }: Call, answerLogId: string): StoredAnswer[] {
  return store.list('answers').filter((answer) => answer.answerLogId === answerLogId);
}
