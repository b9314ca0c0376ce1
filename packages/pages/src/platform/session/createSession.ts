import type { Login, User } from '@cloud-school/domain';
import type { LocalStore } from './localStore.ts';
import type { StoredSession } from './storedValues.ts';

/** A visitor, or a student with both a user id and a token (SHELL-03). */
export type SessionState =
  | {
      kind: 'visitor';
      /** Another tab signed the student out. */
      isEndedElsewhere?: true;
    }
  | { kind: 'student'; userId: string; token: string; user: User | null };

/** The sign-in on this device, shared by all tabs. */
export interface Session {
  get: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Looks at the device's storage for what another tab did: its event may come later than an answer. */
  follow: () => void;
  signIn: (login: Login) => void;
  /** Sets name and picture of the student; ignored for any other user, whose answer arrived too late. */
  setUser: (user: User) => void;
  /** Removes token, uuid and user. Unsent exam answers stay, under the user id. */
  signOut: () => void;
}

export const VISITOR: SessionState = { kind: 'visitor' };
const ENDED_ELSEWHERE: SessionState = { kind: 'visitor', isEndedElsewhere: true };

/** The stored sign-in, of this portal or of the old one; null where nobody is signed in: who removes the token signs out. */
function readStored(store: LocalStore): StoredSession | null {
  const token = store.get('token');
  if (!token) return null;
  const stored = store.get('session');
  if (stored) return stored;
  const userId = store.get('info')?.id;
  return userId ? { userId, token, expiresAt: store.get('tokenExpireTime') ?? null } : null;
}

export interface SessionClock {
  /** The time of this device, milliseconds since 1970. Default: Date.now. */
  now?: () => number;
  /** Server clock minus this device's clock, milliseconds; null while it is unknown. */
  serverOffset?: () => number | null;
}

/**
 * Creates the session from the device's storage. A sign-in lasts as long as the server says, whatever the device's clock is:
 * the clock is asked once, when a page opens, and the server's counts as soon as it is known. A page's own sign-in is ended by
 * the server alone.
 */
export function createSession(
  store: LocalStore,
  { now = Date.now, serverOffset = () => null }: SessionClock = {},
): Session {
  let state: SessionState = VISITOR;
  let isTimeTold = false;
  const listeners = new Set<() => void>();

  function setState(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }
  const update = () => setState(read());

  function read(): SessionState {
    const stored = readStored(store);
    if (!stored || isOver(stored)) return VISITOR;
    const { userId, token } = stored;
    const user = store.get('info') ?? null;
    return { kind: 'student', userId, token, user: user?.id === userId ? user : null };
  }

  function isOver({ token, expiresAt, clockOffset = 0 }: StoredSession): boolean {
    if (state.kind === 'student' && state.token === token) return false;
    return expiresAt !== null && expiresAt <= now() + (serverOffset() ?? clockOffset);
  }

  function get(): SessionState {
    if (!isTimeTold && serverOffset() !== null) {
      isTimeTold = true;
      // The device's clock may have been changed since the sign-in, which looked over by it.
      if (state === VISITOR) state = read();
    }
    return state;
  }
  state = read();

  function follow() {
    const next = read();
    if (next.kind === 'student') {
      if (JSON.stringify(next) !== JSON.stringify(state)) setState(next);
    } else if (state.kind === 'student') {
      setState(ENDED_ELSEWHERE);
    }
  }
  // Never unsubscribed: calls need the token of the last login even if no component reads the session.
  store.subscribe(follow);

  return {
    get,
    follow,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn({ userId, token, expiresAt }) {
      store.set('session', { userId, token, expiresAt, clockOffset: serverOffset() ?? 0 });
      store.set('token', token);
      if (expiresAt === null) store.remove('tokenExpireTime');
      else store.set('tokenExpireTime', expiresAt);
      store.remove('info');
      update();
    },
    setUser(user) {
      if (state.kind !== 'student' || state.userId !== user.id) return;
      store.set('info', user);
      update();
    },
    signOut() {
      store.removeOfStudent();
      update();
    },
  };
}
