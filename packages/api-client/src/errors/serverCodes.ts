import { SIGN_IN_MESSAGE } from './messages.ts';

interface ServerCode {
  meaning: 'success' | 'session-expired' | 'rejected';
  /** What the person reads in place of the server's own message. */
  words?: string;
}

/** Whatever the server says about a session, the call is rejected with 请登录 (SHELL-05). */
const SESSION_EXPIRED: ServerCode = { meaning: 'session-expired', words: SIGN_IN_MESSAGE };
const REJECTED: ServerCode = { meaning: 'rejected' };

/**
 * What the codes of the server's envelope mean. This table is the one place to add a code: one of success, one that ends
 * the session, or a refusal with words of our own, `{ meaning: 'rejected', words: '…' }`. Every code that is not listed is
 * a refusal: the call rejects with an `ApiError` of kind 'rejected' and shows the server's own message.
 */
export const SERVER_CODES: ReadonlyMap<number, ServerCode> = new Map<number, ServerCode>([
  [0, { meaning: 'success' }],
  [1, { meaning: 'success' }],
  [200, { meaning: 'success' }],
  [40001, SESSION_EXPIRED],
  [40005, SESSION_EXPIRED],
  [40009, SESSION_EXPIRED],
]);

/** The row of a code, which some servers send as text: '40001' means the same as 40001. */
export const getServerCode = (code: string): ServerCode => SERVER_CODES.get(Number(code)) ?? REJECTED;
