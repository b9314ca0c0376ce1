import { randomHex } from '../randomText.ts';
import type { Store } from '../store/Store.ts';

/** Issues a code that a learning platform exchanges once for the student. */
export function issuePlatformCode(store: Store, now: number, userId: string): string {
  const code = randomHex(24);
  store.put('platformCodes', code, { code, userId, givenAt: now, usedAt: null });
  return code;
}

/** A code is valid for a minute. */
const LIFETIME_MS = 60_000;

/** The student of a code, which is used up; null for an unknown, used or old one. */
export function takePlatformCode(store: Store, now: number, code: string): string | null {
  const issued = store.get('platformCodes', code);
  if (!issued || issued.usedAt !== null || now - issued.givenAt > LIFETIME_MS) return null;
  store.put('platformCodes', code, { ...issued, usedAt: now });
  return issued.userId;
}
