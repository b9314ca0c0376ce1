import type { ExclusiveLock } from './ExclusiveLock.ts';

/** A lock of the Web Locks API, which the browser releases by itself when the tab dies. */
export function createWebLock(name: string, locks: Pick<LockManager, 'request'>): ExclusiveLock {
  let onChange: (isHeld: boolean) => void = () => {};
  let release: () => void = () => {};
  let waiting = new AbortController();
  let isClosed = false;

  /** Holds a granted lock until `release` is called. */
  function hold(onGranted: () => void): Promise<void> {
    return new Promise((resolve) => {
      release = resolve;
      onGranted();
    });
  }

  /** Observes a granted request: it rejects when another tab steals the lock. */
  function watch(request: Promise<unknown>): void {
    request.catch(() => {
      if (isClosed) return;
      onChange(false);
      waitForTurn();
    });
  }

  /** Gets the lock as soon as the other tab closes. */
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
        let isGranted = false;
        const request = locks.request(name, { ifAvailable: true }, (lock) => {
          if (!lock) {
            resolve(false);
            waitForTurn();
            return undefined;
          }
          isGranted = true;
          return hold(() => resolve(true));
        });
        watch(
          request.catch((error: unknown) => {
            if (isGranted) throw error;
            // The browser refuses locks altogether, as in a sandboxed frame: writing without a lock is better than not at all.
            resolve(true);
          }),
        );
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
