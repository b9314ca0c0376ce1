import type { Call } from '../http/Route.ts';
import type { TestSeed } from '../seed/TestSeed.ts';
import type { StoredAnswerLog } from '../store/Collections.ts';
import { gradeAttempt } from './gradeAttempt.ts';

/** Closes an attempt and marks its stored answers. */
export function finishAttempt(
  { store, now }: Pick<Call, 'store' | 'now'>,
  test: TestSeed,
  log: StoredAnswerLog,
): StoredAnswerLog {
  const answers = store.list('answers').filter(({ answerLogId }) => answerLogId === log.id);
  const finished: StoredAnswerLog = { ...log, finishedAt: now, ...gradeAttempt(test, answers) };
  store.put('answerLogs', log.id, finished);
  return finished;
}
