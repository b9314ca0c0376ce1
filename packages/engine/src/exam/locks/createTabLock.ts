import { isRecord } from '@cloud-school/domain';
import type { Channel } from '../../ports/Channel.ts';
import type { StorageLike } from '../../ports/StorageLike.ts';
import type { Timers } from '../../ports/Timers.ts';
import type { TabLock, TabLockHandlers } from '../ports/TabLock.ts';
import { createHeartbeatLock } from './createHeartbeatLock.ts';
import { createWebLock } from './createWebLock.ts';
import type { ExclusiveLock } from './ExclusiveLock.ts';

export interface TabLockOptions {
  /** One name per attempt. */
  name: string;
  /** Distinguishes this tab from all others. */
  tabId: string;
  /** Null where the browser has none; a heartbeat in `storage` then replaces it. */
  locks: Pick<LockManager, 'request'> | null;
  /** Of the attempt's name. Null where the browser has none: tabs then exclude each other but exchange no messages. */
  channel: Channel | null;
  storage: StorageLike | null;
  /** Date.now(), which all tabs share. */
  now: () => number;
  timers: Timers;
  /** Calls back when the page is left; returns a function that stops listening. */
  onPageGone: (run: () => void) => () => void;
}

type Envelope =
  | { kind: 'ask' | 'yielded' | 'refused'; from: string; to?: string }
  | { kind: 'message'; body: unknown };

/** A tab of another build may send something else, which is not for this one. */
function isEnvelope(message: unknown): message is Envelope {
  if (!isRecord(message)) return false;
  if (message.kind === 'message') return true;
  const isRequest = message.kind === 'ask' || message.kind === 'yielded' || message.kind === 'refused';
  return isRequest && typeof message.from === 'string';
}

const ANSWER_TIMEOUT_MS = 1000;

/** Write access by an exclusive lock, with a polite request to the tab that holds it before it is taken. */
export function createTabLock(options: TabLockOptions): TabLock {
  const { tabId, channel, timers } = options;
  const lock = createLock(options);
  let handlers: TabLockHandlers | null = null;
  let isHeld = false;
  let isClosed = false;
  let settleRequest: ((isAllowed: boolean) => void) | null = null;
  /** The take-over in progress: a second one joins it, because the other tab answers one request of this tab. */
  let takingOver: Promise<boolean> | null = null;

  /** A function, because the lock may have arrived during an await, which the compiler does not see. */
  const hasLock = () => isHeld;

  function send(envelope: Envelope): void {
    // Posting to a closed channel throws.
    if (!isClosed) channel?.post(envelope);
  }

  async function answerRequest(from: string): Promise<void> {
    const isYielded = (await handlers?.onYieldRequest()) ?? true;
    send({ kind: isYielded ? 'yielded' : 'refused', from: tabId, to: from });
  }

  function receive(envelope: Envelope): void {
    if (envelope.kind === 'message') handlers?.onMessage(envelope.body);
    else if (envelope.kind === 'ask') {
      if (isHeld) void answerRequest(envelope.from);
    } else if (envelope.to === tabId) settleRequest?.(envelope.kind === 'yielded');
  }

  /** Resolves with false when the other tab refuses, with true when it agrees or does not answer in time. */
  function requestAccess(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = timers.setTimer(() => settle(true), ANSWER_TIMEOUT_MS);
      const settle = (isAllowed: boolean) => {
        timers.clearTimer(timer);
        settleRequest = null;
        resolve(isAllowed);
      };
      settleRequest = settle;
      send({ kind: 'ask', from: tabId });
    });
  }

  async function takeOver(): Promise<boolean> {
    if (isHeld) return true;
    if (!(await requestAccess())) return false;
    // A page that was left meanwhile takes nothing.
    if (!hasLock() && !isClosed) await lock.seize();
    return true;
  }

  return {
    async open(given) {
      handlers = given;
      channel?.listen((message) => {
        if (isEnvelope(message)) receive(message);
      });
      let hasChanged = false;
      const wasFree = await lock.open((isNowHeld) => {
        hasChanged = true;
        isHeld = isNowHeld;
        handlers?.onAccessChange(isNowHeld ? 'granted' : 'taken-over');
      });
      if (!hasChanged) isHeld = wasFree;
      return isHeld ? 'granted' : 'held-elsewhere';
    },
    post: (body) => send({ kind: 'message', body }),
    takeOver() {
      takingOver ??= takeOver().finally(() => {
        takingOver = null;
      });
      return takingOver;
    },
    close() {
      isClosed = true;
      handlers = null;
      channel?.close();
      lock.close();
    },
  };
}

function createLock({ locks, storage, ...rest }: TabLockOptions): ExclusiveLock {
  if (locks) return createWebLock(rest.name, locks, rest.timers);
  if (storage) return createHeartbeatLock({ ...rest, storage });
  // Nothing distinguishes the tabs: writing in two tabs is better than in none.
  return { open: async () => true, seize: async () => {}, close: () => {} };
}
