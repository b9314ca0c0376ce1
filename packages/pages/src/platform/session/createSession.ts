import type { Login, User } from '@cloud-school/domain';
import type { Device } from '../device/createDevice.ts';
import {
  SIGN_IN_VALUES,
  type StoredSession,
  storedSession,
  storedToken,
  storedTokenEnd,
  storedUser,
} from './sessionValues.ts';

/** A visitor, or a student with both a user id and a token (SHELL-03). */
export type SessionState =
  | {
      kind: 'visitor';
      /** Another tab signed the student out. */
      isEndedElsewhere?: true;
      /** Whose sign-in ended by its time in this tab: the page that is being left is hers. */
      lastUserId?: string;
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
  /** Removes token, uuid and user, and what a sign-out ends of what the device stores. */
  signOut: () => void;
  /** The sign-in ended by its time: what the device stores of its student waits for her. */
  expire: () => void;
}

export const VISITOR: SessionState = { kind: 'visitor' };

/** The id of the student; null for a visitor. */
export const userIdOf = (state: SessionState): string | null =>
  state.kind === 'student' ? state.userId : null;

/** Whose sign-in ended by its time in this tab. */
export const lastUserIdOf = (state: SessionState): string | null =>
  state.kind === 'visitor' ? (state.lastUserId ?? null) : null;

const ENDED_ELSEWHERE: SessionState = { kind: 'visitor', isEndedElsewhere: true };

/**
 * The stored sign-in; null where nobody is signed in: who removes the token signs out. One of the old portal, which knows no
 * `session`, is newer than ours where the token is not ours any more.
 */
export function readSignIn(device: Pick<Device, 'get'>): StoredSession | null {
  const token = device.get(storedToken);
  if (!token) return null;
  const ours = device.get(storedSession);
  if (ours?.token === token) return ours;
  const userId = device.get(storedUser)?.id;
  return userId ? { userId, token, expiresAt: device.get(storedTokenEnd) ?? null } : (ours ?? null);
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
  device: Device,
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
    const stored = readSignIn(device);
    if (!stored || isOver(stored)) return VISITOR;
    const { userId, token } = stored;
    const user = device.get(storedUser) ?? null;
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
  device.subscribe(follow);

  function removeSignIn() {
    for (const value of SIGN_IN_VALUES) device.remove(value);
  }

  return {
    get,
    follow,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn({ userId, token, expiresAt }) {
      // Other tabs read between two writes: without a person, a token that is not the session's yet is nobody's.
      device.remove(storedUser);
      device.set(storedSession, { userId, token, expiresAt, clockOffset: serverOffset() ?? 0 });
      device.set(storedToken, token);
      if (expiresAt === null) device.remove(storedTokenEnd);
      else device.set(storedTokenEnd, expiresAt);
      update();
    },
    setUser(user) {
      if (state.kind !== 'student' || state.userId !== user.id) return;
      device.set(storedUser, user);
      update();
    },
    signOut() {
      void device.endSignIn();
      removeSignIn();
      update();
    },
    expire() {
      const lastUserId = userIdOf(state) ?? lastUserIdOf(state);
      removeSignIn();
      setState(lastUserId === null ? VISITOR : { kind: 'visitor', lastUserId });
    },
  };
}
