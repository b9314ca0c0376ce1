import { memoryStorage } from './localStore.ts';

const KEY = 'manage-admin-ssoVisit';
/** Milliseconds between the way out and the way back. */
const LIFETIME = 15 * 60_000;

interface SsoVisit {
  state: string;
  /** Where the person wanted to go. */
  redirect: string | null;
  /** Milliseconds since 1970. */
  startedAt: number;
}

const fallback = memoryStorage();

/** Storage of this tab's visit alone: another tab's sign-on is none of its business. */
function visitStorage(): Storage {
  try {
    return window.sessionStorage;
  } catch {
    return fallback;
  }
}

/** Remembers that this tab leaves for the outside login; what it must bring back unchanged. */
export function startSsoVisit(redirect: string | null, storage: Storage = visitStorage()): string {
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

/** The visit that comes back with `state`, once; null for a forged, foreign, old or used one. */
export function endSsoVisit(
  state: string | null,
  storage: Storage = visitStorage(),
): Pick<SsoVisit, 'redirect'> | null {
  const stored = storage.getItem(KEY) ?? fallback.getItem(KEY);
  storage.removeItem(KEY);
  fallback.removeItem(KEY);
  try {
    const visit = JSON.parse(stored ?? 'null') as Partial<SsoVisit> | null;
    const isOurs = Boolean(state) && visit?.state === state;
    const isFresh = Date.now() - Number(visit?.startedAt) <= LIFETIME;
    return isOurs && isFresh ? { redirect: visit?.redirect ?? null } : null;
  } catch {
    return null;
  }
}
