import type { Call } from '../http/Route.ts';
import { randomHex } from '../randomText.ts';
import { HOUR } from '../serverTime.ts';
import type { StoredStudent } from '../store/Collections.ts';

// Longer than a day: a story or a test may set the clock to any time of its day.
const SESSION_LENGTH = 26 * HOUR;

/** Creates a session with a new token; returns the data of the login endpoints. */
export function openSession({ store, now }: Call, student: StoredStudent, tenantId: string) {
  const session = { token: randomHex(32), userId: student.id, tenantId, expiresAt: now + SESSION_LENGTH };
  store.put('sessions', session.token, session);
  return { userId: student.id, token: session.token, expiration: session.expiresAt };
}
