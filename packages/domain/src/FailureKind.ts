/** Why a call failed. The rest of the code decides by these words, never by a code of the server. */
export type FailureKind =
  /** The token is missing, expired or refused: the student has to sign in again. Codes: serverCodes.ts. */
  | 'session-expired'
  /** The server refused the call; `userMessage` is its own message where it sent one. */
  | 'rejected'
  /** No answer, a timeout, or a status other than 200. */
  | 'unavailable'
  /** An answer that cannot be read. */
  | 'malformed'
  /** Cancelled by the caller: a newer call, a page that was left, a logout. */
  | 'cancelled';
