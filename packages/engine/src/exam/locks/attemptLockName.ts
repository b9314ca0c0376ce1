import type { AttemptKey, WorkKey } from '../ports/AnswerStore.ts';

const join = (parts: readonly string[]) => ['attempt', ...parts].map(encodeURIComponent).join('/');

/** The name of the lock of an attempt, and of the channel between its tabs. */
export const attemptLockName = ({ tenantId, userId, workId, answerLogId }: AttemptKey): string =>
  join([tenantId, userId, workId, answerLogId]);

/** What the names of all attempts at a work begin with. */
export const workLockPrefix = ({ tenantId, userId, workId }: WorkKey): string =>
  `${join([tenantId, userId, workId])}/`;
