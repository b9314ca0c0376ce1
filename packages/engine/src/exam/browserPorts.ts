import type { AnswerSessionPorts, Environment, Timers } from './AnswerSession.ts';
import { createAnswerStore, type AnswerKey, type AnswerStore } from './answerStore.ts';
import type { StorageLike } from './storageBackend.ts';
import { createTabLock, type Channel, type TabLock } from './tabLock.ts';

const timers: Timers = {
  setTimer: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimer: (timer) => clearTimeout(timer as number),
};

/** Everything a session needs of the browser; `storage` is the page's local storage or null where it has none. */
export function createBrowserPorts(
  key: AnswerKey,
  storage: StorageLike | null,
): Pick<AnswerSessionPorts, 'environment' | 'store' | 'lock'> {
  return {
    environment: createBrowserEnvironment(),
    store: createBrowserStore(storage),
    lock: createBrowserLock(key, storage),
  };
}

/** The store alone, for pages that only look for open attempts and completion records. */
export function createBrowserStore(storage: StorageLike | null): AnswerStore {
  return createAnswerStore({ indexedDB: orNull(() => globalThis.indexedDB), storage, timers });
}

function createBrowserEnvironment(): Environment {
  return {
    ...timers,
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    random: () => Math.random(),
    isOnline: () => navigator.onLine,
    listen(listener) {
      const stop = new AbortController();
      const on = (target: EventTarget, names: string[], run: () => void) => {
        for (const name of names) target.addEventListener(name, run, { signal: stop.signal });
      };
      const look = () => listener(document.visibilityState === 'hidden' ? 'hidden' : 'visible');
      on(window, ['online'], () => listener('online'));
      on(window, ['offline'], () => listener('offline'));
      on(window, ['pagehide'], () => listener('hidden'));
      on(window, ['pageshow', 'focus'], look);
      on(document, ['visibilitychange', 'resume'], look);
      on(document, ['freeze'], () => listener('hidden'));
      return () => stop.abort();
    },
  };
}

function createBrowserLock(key: AnswerKey, storage: StorageLike | null): TabLock {
  const name = ['attempt', key.tenantId, key.userId, key.workId, key.answerLogId]
    .map(encodeURIComponent)
    .join('/');
  const tabId = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  const locks = orNull(() => navigator.locks);
  const channel = orNull(() => createChannel(name));
  return createTabLock({ name, tabId, locks, channel, storage, now: () => Date.now(), timers });
}

function createChannel(name: string): Channel {
  const channel = new BroadcastChannel(name);
  return {
    post: channel.postMessage.bind(channel),
    listen: (listener) => channel.addEventListener('message', (event) => listener(event.data)),
    close: () => channel.close(),
  };
}

/** Null where the browser lacks something, or throws when it is touched (private mode, sandboxed frames). */
function orNull<Value>(read: () => Value | undefined): Value | null {
  try {
    return read() ?? null;
  } catch {
    return null;
  }
}
