/** What the mobile page says of a student who signed in there; nothing of it is believed before the server agrees. */
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
  /** An earlier message was taken, or a student is signed in already. */
  isTaken: boolean;
}

const FIELDS = ['name', 'token', 'type', 'userId'];
const LONGEST = 4096;

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;

/**
 * The message of a sign-in inside the phone, or null for any other (PREV-02): only the frame's own window, only the
 * configured origin, only after it has loaded, only once, and exactly `{ type: 'login-info', token, userId, name }`.
 */
export function acceptLoginInfo(message: Message, expected: Expected): LoginInfo | null {
  const { source, origin, data } = message;
  if (expected.frame === null || source !== expected.frame || origin !== expected.origin) return null;
  if (!expected.isLoaded || expected.isTaken) return null;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  if (Object.keys(data).toSorted().join() !== FIELDS.join()) return null;
  const { type, token, userId, name } = data as Record<string, unknown>;
  if (type !== 'login-info' || !isWord(token) || !isWord(userId) || typeof name !== 'string') return null;
  return { token, userId };
}
