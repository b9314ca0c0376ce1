import { isRecord } from '@cloud-school/domain';
import { memoryStorage } from './localStore.ts';
import { tabStorage } from './tabStorage.ts';

const KEY = 'manage-admin-ssoVisit';
/** Longest time between leaving for the outside login and returning, in milliseconds. */
const MAX_AGE_MS = 15 * 60_000;

interface SsoVisit {
  state: string;
  /** The address to open after the sign-in. */
  redirect: string | null;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** Holds a visit where the tab's storage refuses to. */
const fallback = memoryStorage();

/** Records in this tab alone that it leaves for the outside login; returns the `state` that must come back unchanged. */
export function startSsoVisit(redirect: string | null, storage: Storage = tabStorage()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const state = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const visit: SsoVisit = { state, redirect, startedAt: Date.now() };
  try {
    storage.setItem(KEY, JSON.stringify(visit));
  } catch {
    fallback.setItem(KEY, JSON.stringify(visit));
  }
  return state;
}

/** Ends the visit and returns it if `state` matches; null for a forged, foreign, expired or used state. */
export function endSsoVisit(
  state: string | null,
  storage: Storage = tabStorage(),
): Pick<SsoVisit, 'redirect'> | null {
  const stored = storage.getItem(KEY) ?? fallback.getItem(KEY);
  storage.removeItem(KEY);
  fallback.removeItem(KEY);
  try {
    const visit: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(visit) || !state || visit.state !== state) return null;
    const isFresh = Date.now() - Number(visit.startedAt) <= MAX_AGE_MS;
    return isFresh ? { redirect: typeof visit.redirect === 'string' ? visit.redirect : null } : null;
  } catch {
    return null;
  }
}
