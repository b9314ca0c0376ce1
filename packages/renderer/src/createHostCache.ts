import { createLru } from './createLru.ts';

/** How long an answer is sent as it is (ms). */
const FRESH_MS = 3_600_000;

interface HostCacheOptions<Value> {
  /** Null for a host without a school. */
  load: (url: URL) => Promise<Value | null>;
  /** Milliseconds that passed since some moment. */
  elapsed: () => number;
  maxBytes: number;
  bytesOf: (value: Value) => number;
}

interface HostCache<Value> {
  /** What an address' host has, whatever port and scheme it is asked for by; asked for once for all who wait. */
  get: (url: URL) => Promise<Value | null>;
  /** Forgets that of an origin's host, 'https://yunfan.example.com'; all without one. */
  purge: (origin?: string) => void;
}

/** Keeps for an hour what a host's school answers, up to `maxBytes` of all hosts together. */
export function createHostCache<Value>({
  load,
  elapsed,
  maxBytes,
  bytesOf,
}: HostCacheOptions<Value>): HostCache<Value> {
  const cached = createLru<{ at: number; value: Value }>(maxBytes, (_host, { value }) => bytesOf(value));
  const running = new Map<string, Promise<Value | null>>();

  async function get(url: URL): Promise<Value | null> {
    const { hostname } = url;
    const known = cached.get(hostname);
    if (known && elapsed() - known.at < FRESH_MS) return known.value;
    const joined = running.get(hostname);
    if (joined) return joined;
    const at = elapsed();
    const loading = load(url);
    running.set(hostname, loading);
    try {
      const value = await loading;
      // Hosts without a school have no end; after a purge, the answer may be of before it.
      if (value !== null && running.get(hostname) === loading) cached.set(hostname, { at, value });
      return value;
    } finally {
      if (running.get(hostname) === loading) running.delete(hostname);
    }
  }

  return {
    get,
    purge(origin) {
      const hosts = origin === undefined ? [...cached.keys(), ...running.keys()] : [new URL(origin).hostname];
      for (const host of hosts) {
        cached.delete(host);
        running.delete(host);
      }
    },
  };
}
