import type { PlayingTurn } from '../ports/PlayingTurn.ts';

/**
 * A turn by the Web Locks API, which the browser passes on when a window dies. Where the browser has no locks, each window
 * has its turn: parts that both play still count once, because the parts of all windows are merged.
 */
export function createWebTurn(name: string, locks: Pick<LockManager, 'request'> | null): PlayingTurn {
  return {
    take(onTurn) {
      const waiting = new AbortController();
      let release = () => {};

      /** Holds the lock from here until the turn is given back. */
      function begin(wasFree: boolean): Promise<void> {
        return new Promise((resolve) => {
          if (waiting.signal.aborted) return resolve();
          release = resolve;
          onTurn(wasFree);
        });
      }

      if (locks) void request(locks, name, waiting.signal, begin);
      else void begin(true);
      return () => {
        waiting.abort();
        release();
      };
    },
  };
}

async function request(
  locks: Pick<LockManager, 'request'>,
  name: string,
  signal: AbortSignal,
  begin: (wasFree: boolean) => Promise<void>,
): Promise<void> {
  try {
    await locks.request(name, { ifAvailable: true }, (lock) => (lock ? begin(true) : undefined));
    // A turn that was given back has ended the signal, and nothing waits.
    await locks.request(name, { signal }, () => begin(false));
  } catch {
    // Given back while it waited, and then nothing begins; or the browser refuses locks, as in a sandboxed frame, and each
    // window has its turn.
    await begin(true);
  }
}
