import type { AttemptKey, WorkKey } from '../ports/AnswerStore.ts';

/** What the names of all attempts begin with. */
export const ATTEMPT_LOCKS = 'attempt/';

const join = (parts: readonly string[]) => ATTEMPT_LOCKS + parts.map(encodeURIComponent).join('/');

/** The name of the lock of an attempt, and of the channel between its tabs. */
export const attemptLockName = ({ tenantId, userId, workId, answerLogId }: AttemptKey): string =>
  join([tenantId, userId, workId, answerLogId]);

/** What the names of all attempts at a work begin with. */
export const workLockPrefix = ({ tenantId, userId, workId }: WorkKey): string =>
  `${join([tenantId, userId, workId])}/`;
