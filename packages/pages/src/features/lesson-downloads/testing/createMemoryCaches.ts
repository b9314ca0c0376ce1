/** Cache Storage in memory, for tests: `room` is how many bytes may be put. */
export function createMemoryCaches({ room = Number.POSITIVE_INFINITY } = {}): CacheStorage & {
  room: number;
} {
  const all = new Map<string, Map<string, { bytes: ArrayBuffer; headers: Headers }>>();
  const toKey = (request: RequestInfo | URL) =>
    new URL(typeof request === 'object' && 'url' in request ? request.url : request, 'https://school.example')
      .href;
  const storages = {
    room,
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, { bytes: ArrayBuffer; headers: Headers }>();
      all.set(name, entries);
      return {
        match: async (request: RequestInfo | URL) => {
          const entry = entries.get(toKey(request));
          return entry && new Response(entry.bytes, { headers: entry.headers });
        },
        put: async (request: RequestInfo | URL, response: Response) => {
          const bytes = await response.arrayBuffer();
          storages.room -= bytes.byteLength;
          if (storages.room < 0) throw new DOMException('No room.', 'QuotaExceededError');
          entries.set(toKey(request), { bytes, headers: response.headers });
        },
        delete: async (request: RequestInfo | URL) => entries.delete(toKey(request)),
        keys: async () => [...entries.keys()].map((url) => ({ url })),
      };
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  };
  return storages as unknown as CacheStorage & { room: number };
}
