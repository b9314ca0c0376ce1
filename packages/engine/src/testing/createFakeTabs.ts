import type { Channel } from '../ports/Channel.ts';

type Callback = (lock: Lock | null) => unknown;

interface Request {
  callback: Callback;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** The browser's lock manager and broadcast channels, shared by the tabs of one test. */
export interface FakeTabs {
  locks: Pick<LockManager, 'request'>;
  openChannel(name: string): Channel;
}

export function createFakeTabs(): FakeTabs {
  let holder: Request | null = null;
  let waiting: Request[] = [];
  const channels = new Map<string, Set<{ hear(message: unknown): void }>>();

  function grant(request: Request): void {
    holder = request;
    queueMicrotask(() => {
      const done = Promise.resolve(request.callback({ name: 'lock', mode: 'exclusive' }));
      void done.then(request.resolve, request.reject).finally(() => release(request));
    });
  }

  function release(request: Request): void {
    if (holder !== request) return;
    holder = null;
    const next = waiting.shift();
    if (next) grant(next);
  }

  function request(_name: string, options: LockOptions | Callback, callback?: Callback): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const { ifAvailable, steal, signal } = options as LockOptions;
      const pending: Request = { callback: callback ?? (options as Callback), resolve, reject };
      if (ifAvailable && holder) {
        queueMicrotask(() => resolve(pending.callback(null)));
      } else if (steal && holder) {
        holder.reject(new DOMException('The lock was stolen.', 'AbortError'));
        grant(pending);
      } else if (holder) {
        waiting.push(pending);
        signal?.addEventListener('abort', () => {
          if (!waiting.includes(pending)) return;
          waiting = waiting.filter((other) => other !== pending);
          reject(new DOMException('The request was aborted.', 'AbortError'));
        });
      } else grant(pending);
    });
  }

  return {
    locks: { request },
    openChannel(name) {
      const peers = channels.get(name) ?? new Set();
      channels.set(name, peers);
      let listener: (message: unknown) => void = () => {};
      const self = { hear: (message: unknown) => listener(message) };
      peers.add(self);
      return {
        post(message) {
          const copy: unknown = structuredClone(message);
          for (const peer of peers) if (peer !== self) queueMicrotask(() => peer.hear(copy));
        },
        listen(given) {
          listener = given;
        },
        close() {
          peers.delete(self);
          listener = () => {};
        },
      };
    },
  };
}
