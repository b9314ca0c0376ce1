import type { Timers } from '../../ports/Timers.ts';
import type { ExclusiveLock } from './ExclusiveLock.ts';

/** A browser that has not said for so long whether a lock is free may never say it; the student must not wait for it. */
const PATIENCE_MS = 10_000;

/** A lock of the Web Locks API, which the browser releases by itself when the tab dies. */
export function createWebLock(
  name: string,
  locks: Pick<LockManager, 'request'>,
  timers: Timers,
): ExclusiveLock {
  let onChange: (isHeld: boolean) => void = () => {};
  let release: () => void = () => {};
  let waiting = new AbortController();
  let isClosed = false;
  let isHeld = false;
  let isSeizing = false;
  /** Counts our own holds: the end of one that another of ours has replaced is no loss. */
  let lastHold = 0;

  function report(isNowHeld: boolean): void {
    if (isHeld === isNowHeld) return;
    isHeld = isNowHeld;
    onChange(isNowHeld);
  }

  /**
   * Requests the lock and holds it until `release` is called or another tab steals it. Resolves with false where it is
   * not available, and rejects where it was never granted.
   */
  async function hold(options: LockOptions, onGranted: () => void): Promise<boolean> {
    let ownHold = 0;
    try {
      await locks.request(name, options, (lock) => {
        if (!lock) return undefined;
        return new Promise<void>((resolve) => {
          lastHold += 1;
          ownHold = lastHold;
          release = resolve;
          // A page that was left meanwhile would keep the lock from all others.
          if (isClosed) resolve();
          else onGranted();
        });
      });
    } catch (error) {
      if (ownHold === 0) throw error;
      if (ownHold === lastHold && !isSeizing && !isClosed) {
        report(false);
        waitForTurn();
      }
    }
    return ownHold !== 0;
  }

  /** Gets the lock as soon as the other tab closes. */
  function waitForTurn(): void {
    waiting = new AbortController();
    hold({ signal: waiting.signal }, () => report(true)).catch(() => undefined);
  }

  return {
    open(listener) {
      onChange = listener;
      return new Promise((resolve) => {
        let isSettled = false;
        const settle = (isNowHeld: boolean) => {
          timers.clearTimer(timer);
          if (isSettled) return report(isNowHeld);
          isSettled = true;
          isHeld = isNowHeld;
          resolve(isNowHeld);
        };
        // Where the browser refuses locks altogether, as in a sandboxed frame: writing without a lock is better than not at all.
        const writeAnyway = () => settle(true);
        const timer = timers.setTimer(writeAnyway, PATIENCE_MS);
        hold({ ifAvailable: true }, () => settle(true)).then((wasAvailable) => {
          if (wasAvailable) return;
          settle(false);
          waitForTurn();
        }, writeAnyway);
      });
    },
    seize() {
      waiting.abort();
      isSeizing = true;
      return new Promise((resolve) => {
        const end = () => {
          isSeizing = false;
          resolve();
        };
        const onGranted = () => {
          end();
          report(true);
        };
        hold({ steal: true }, onGranted).then(end, end);
      });
    },
    close() {
      isClosed = true;
      waiting.abort();
      release();
    },
  };
}
