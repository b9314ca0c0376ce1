import type { Call } from '../http/Route.ts';
import type { StoredAnswerLog } from '../store/Collections.ts';

/** The attempt of a work id that is not finished. */
export function findOpenAttempt({ store }: Call, workId: string): StoredAnswerLog | undefined {
  return store.list('answerLogs').find((log) => log.workId === workId && log.finishedAt === null);
}
