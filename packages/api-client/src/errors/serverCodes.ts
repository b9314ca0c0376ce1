/**
 * What the codes of the server's envelope mean. This table is the one place to add a code:
 * a code of success, or a code that ends the session (40001, 40005 and 40009 today, SHELL-05).
 * Every code that is not listed is a refusal: the call rejects with an `ApiError` of kind 'rejected' and shows the
 * server's own message.
 */
const SERVER_CODES: ReadonlyMap<number, 'success' | 'session-expired'> = new Map([
  [0, 'success'],
  [1, 'success'],
  [200, 'success'],
  [40001, 'session-expired'],
  [40005, 'session-expired'],
  [40009, 'session-expired'],
]);

/** The meaning of a code, which some servers send as text: '40001' means the same as 40001. */
export function getCodeMeaning(code: string): 'success' | 'session-expired' | 'rejected' {
  return SERVER_CODES.get(Number(code)) ?? 'rejected';
}
