import type { Timers } from './AnswerSession.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { StorageLike } from './storageBackend.ts';

/** Which tab may write: this one, another since before this one opened, or another that took over from this one. */
export type Pen = 'here' | 'held-elsewhere' | 'taken-over';

export interface TabLockHandlers {
  /** The pen moved after opening. */
  onPen(pen: Pen): void;
  /** Another tab asks for the pen: put everything on disk first. False keeps it (a submission runs). */
  onYield(): Promise<boolean>;
  /** A message of another tab that has the same attempt open. */
  onMessage(message: unknown): void;
}

/** Lets one tab write and tells the others what changed. */
export interface TabLock {
  /** Resolves when it is known where the pen is. */
  open(handlers: TabLockHandlers): Promise<Pen>;
  post(message: unknown): void;
  /** Asks the other tab for the pen, or takes it when that tab does not answer within a second. */
  takeOver(): Promise<void>;
  close(): void;
}

/** A BroadcastChannel of the attempt's name. */
export interface Channel {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

export interface TabLockOptions {
  /** One name an attempt. */
  name: string;
  /** Distinguishes this tab from all others. */
  tabId: string;
  /** Null where the browser has none; then a heartbeat in `storage` stands in. */
  locks: Pick<LockManager, 'request'> | null;
  /** Null where the browser has none: tabs then exclude each other but hear nothing of one another. */
  channel: Channel | null;
  storage: StorageLike | null;
  /** Milliseconds by the clock that all tabs share, Date.now(). */
  now: () => number;
  timers: Timers;
}

/** Who holds the pen: told by `onChange`, taken by force with `seize`. */
export interface PenHolder {
  open(onChange: (isHere: boolean) => void): Promise<boolean>;
  seize(): Promise<void>;
  close(): void;
}

type Envelope =
  | { kind: 'ask' | 'yielded' | 'refused'; from: string; to?: string }
  | { kind: 'message'; body: unknown };

const ANSWER_LIMIT_MS = 1000;

export function createTabLock(options: TabLockOptions): TabLock {
  const { tabId, channel, timers } = options;
  const holder = createHolder(options);
  let handlers: TabLockHandlers | null = null;
  let isHere = false;
  let isClosed = false;
  let settleAsk: ((isAllowed: boolean) => void) | null = null;

  /** Read anew after a wait: the pen may have come by itself. */
  const hasPen = () => isHere;

  function send(envelope: Envelope): void {
    // A closed channel throws when it is written to.
    if (!isClosed) channel?.post(envelope);
  }

  async function answerAsk(from: string): Promise<void> {
    const isYielded = (await handlers?.onYield()) ?? true;
    send({ kind: isYielded ? 'yielded' : 'refused', from: tabId, to: from });
  }

  function receive(envelope: Envelope): void {
    if (envelope.kind === 'message') handlers?.onMessage(envelope.body);
    else if (envelope.kind === 'ask') {
      if (isHere) void answerAsk(envelope.from);
    } else if (envelope.to === tabId) settleAsk?.(envelope.kind === 'yielded');
  }

  function ask(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = timers.setTimer(() => settle(true), ANSWER_LIMIT_MS);
      const settle = (isAllowed: boolean) => {
        timers.clearTimer(timer);
        settleAsk = null;
        resolve(isAllowed);
      };
      settleAsk = settle;
      send({ kind: 'ask', from: tabId });
    });
  }

  return {
    async open(given) {
      handlers = given;
      channel?.listen((message) => receive(message as Envelope));
      let hasMoved = false;
      const isHereFirst = await holder.open((isNowHere) => {
        hasMoved = true;
        isHere = isNowHere;
        handlers?.onPen(isNowHere ? 'here' : 'taken-over');
      });
      if (!hasMoved) isHere = isHereFirst;
      return isHere ? 'here' : 'held-elsewhere';
    },
    post: (body) => send({ kind: 'message', body }),
    async takeOver() {
      if (isHere || !(await ask()) || hasPen()) return;
      await holder.seize();
    },
    close() {
      isClosed = true;
      handlers = null;
      channel?.close();
      holder.close();
    },
  };
}

function createHolder({ name, tabId, locks, storage, now, timers }: TabLockOptions): PenHolder {
  if (locks) return createLockHolder(name, locks);
  if (storage) return createHeartbeat({ name, tabId, storage, now, timers });
  // Nothing to tell tabs apart by: better to write in two than in none.
  return { open: async () => true, seize: async () => {}, close: () => {} };
}

/** Holds the pen by a lock of the browser, which is freed by itself when the tab dies. */
function createLockHolder(name: string, locks: Pick<LockManager, 'request'>): PenHolder {
  let onChange: (isHere: boolean) => void = () => {};
  let release: () => void = () => {};
  let waiting = new AbortController();
  let isClosed = false;

  /** Keeps a granted lock until `release`; resolves when it was let go. */
  function hold(onGranted: () => void): Promise<void> {
    return new Promise((resolve) => {
      release = resolve;
      onGranted();
    });
  }

  /** Runs once the lock is ours: taken by force, the request ends with an error. */
  function watch(request: Promise<unknown>): void {
    request.catch(() => {
      if (isClosed) return;
      onChange(false);
      waitForTurn();
    });
  }

  /** The pen comes here by itself when the other tab closes. */
  function waitForTurn(): void {
    waiting = new AbortController();
    let isGranted = false;
    const request = locks.request(name, { signal: waiting.signal }, () =>
      hold(() => {
        isGranted = true;
        onChange(true);
      }),
    );
    watch(request.catch((error: unknown) => (isGranted ? Promise.reject(error) : undefined)));
  }

  return {
    open(listener) {
      onChange = listener;
      return new Promise((resolve) => {
        const request = locks.request(name, { ifAvailable: true }, (lock) => {
          if (!lock) {
            resolve(false);
            waitForTurn();
            return undefined;
          }
          const held = hold(() => resolve(true));
          watch(request);
          return held;
        });
        // Refused altogether, as in a sandboxed frame: one tab without a lock is better than none that writes.
        request.catch(() => resolve(true));
      });
    },
    seize() {
      waiting.abort();
      return new Promise((resolve) => {
        watch(
          locks.request(name, { steal: true }, () =>
            hold(() => {
              onChange(true);
              resolve();
            }),
          ),
        );
      });
    },
    close() {
      isClosed = true;
      waiting.abort();
      release();
    },
  };
}
