import type { Arguments } from 'swr';

/** The SWR key of an answer: of which school, and whose it is; null for what everyone is answered. */
export type AnswerKey = readonly [tenantId: string | null, userId: string | null, ...what: unknown[]];

/** The key of an answer of one call begins so, with its arguments. */
export const answerKey = (tenantId: string | null, userId: string | null, ...what: unknown[]): AnswerKey => [
  tenantId,
  userId,
  ...what,
];

/** Whether everyone is answered the same; a key of another form counts as one student's. */
export const isPublic = (key: Arguments): boolean => Array.isArray(key) && key[1] === null;
