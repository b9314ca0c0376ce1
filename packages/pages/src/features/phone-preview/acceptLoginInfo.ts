import { isRecord } from '@cloud-school/domain';
/** The sign-in that the mobile page reports; untrusted until the server confirms the token. */
export interface LoginInfo {
  token: string;
  userId: string;
}

interface Message {
  source: unknown;
  origin: string;
  data: unknown;
}

interface Expected {
  /** The frame's own window; null while there is none. */
  frame: unknown;
  origin: string;
  /** The page in the frame has loaded. */
  isLoaded: boolean;
  /** An earlier message was accepted, or a student is already signed in. */
  isTaken: boolean;
}

const FIELDS = ['name', 'token', 'type', 'userId'];
const MAX_LENGTH = 4096;

const isNonEmptyText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;

/**
 * Returns the login info of a message, or null for any other message (PREV-02). Accepts only the frame's own window, the
 * configured origin, after the frame has loaded, once, and exactly `{ type: 'login-info', token, userId, name }`.
 */
export function acceptLoginInfo(message: Message, expected: Expected): LoginInfo | null {
  const { source, origin, data } = message;
  if (expected.frame === null || source !== expected.frame || origin !== expected.origin) return null;
  if (!expected.isLoaded || expected.isTaken) return null;
  if (!isRecord(data)) return null;
  if (Object.keys(data).toSorted().join() !== FIELDS.join()) return null;
  const { type, token, userId, name } = data;
  if (type !== 'login-info' || !isNonEmptyText(token) || !isNonEmptyText(userId) || typeof name !== 'string')
    return null;
  return { token, userId };
}
