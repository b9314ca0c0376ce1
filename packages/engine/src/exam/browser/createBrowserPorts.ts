import { browserTimers } from '../../browser/browserTimers.ts';
import { createBrowserEnvironment } from '../../browser/createBrowserEnvironment.ts';
import { orNull } from '../../browser/orNull.ts';
import type { Channel } from '../../ports/Channel.ts';
import type { Environment } from '../../ports/Environment.ts';
import type { StorageLike } from '../../ports/StorageLike.ts';
import { attemptLockName } from '../locks/attemptLockName.ts';
import { createTabLock } from '../locks/createTabLock.ts';
import type { AnswerStore, AttemptKey } from '../ports/AnswerStore.ts';
import type { TabLock } from '../ports/TabLock.ts';
import { createBrowserStore } from './createBrowserStore.ts';

/** The ports that the browser provides; `storage` is the page's local storage, or null where it has none. */
export function createBrowserPorts(
  key: AttemptKey,
  storage: StorageLike | null,
): { environment: Environment; store: AnswerStore; lock: TabLock } {
  return {
    environment: createBrowserEnvironment(),
    store: createBrowserStore(storage),
    lock: createBrowserLock(key, storage),
  };
}

function createBrowserLock(key: AttemptKey, storage: StorageLike | null): TabLock {
  const name = attemptLockName(key);
  const tabId = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  const locks = orNull(() => navigator.locks);
  const channel = orNull(() => createChannel(name));
  return createTabLock({
    name,
    tabId,
    locks,
    channel,
    storage,
    now: () => Date.now(),
    timers: browserTimers,
    onPageGone: (run) => {
      window.addEventListener('pagehide', run);
      return () => window.removeEventListener('pagehide', run);
    },
  });
}

function createChannel(name: string): Channel {
  const channel = new BroadcastChannel(name);
  return {
    post: channel.postMessage.bind(channel),
    listen: (listener) => channel.addEventListener('message', (event) => listener(event.data)),
    close: () => channel.close(),
  };
}
