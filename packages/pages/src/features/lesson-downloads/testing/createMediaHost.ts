interface MediaHost {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  /** False: ranges are ignored. */
  hasRanges: boolean;
  /** The connection breaks after so many bytes of each answer. */
  breaksAfter: number;
  status: number;
  /** The Range header of each request. */
  requests: (string | null)[];
  fetch: typeof fetch;
}

/** A host of one media file as object stores are: ranges, ETag, and the faults of a network. For tests. */
export function createMediaHost(first: Uint8Array<ArrayBuffer>): MediaHost {
  const host: MediaHost = {
    bytes: first,
    etag: '"one"',
    hasRanges: true,
    breaksAfter: Number.POSITIVE_INFINITY,
    status: 200,
    requests: [],
    fetch: async (_url, init) => {
      const range = new Headers(init?.headers).get('range');
      host.requests.push(range);
      if (host.status !== 200) return new Response(null, { status: host.status });
      const asked = host.hasRanges ? /^bytes=(\d+)-(\d*)$/.exec(range ?? '') : null;
      const start = Number(asked?.[1] ?? 0);
      const end = asked?.[2] ? Number(asked[2]) : host.bytes.length - 1;
      if (asked && start >= host.bytes.length) return new Response(null, { status: 416 });
      const part = host.bytes.slice(start, end + 1);
      return new Response(sendSlowly(part, host.breaksAfter), {
        status: asked ? 206 : 200,
        headers: {
          etag: host.etag,
          'content-length': String(part.length),
          ...(asked && { 'content-range': `bytes ${start}-${end}/${host.bytes.length}` }),
        },
      });
    },
  };
  return host;
}

const CHUNK_BYTES = 300_000;

/** Hands the bytes out in chunks; fails after `breaksAfter` of them. */
function sendSlowly(bytes: Uint8Array<ArrayBuffer>, breaksAfter: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= breaksAfter) controller.error(new TypeError('network error'));
      else if (at >= bytes.length) controller.close();
      else {
        controller.enqueue(bytes.slice(at, at + CHUNK_BYTES));
        at += CHUNK_BYTES;
      }
    },
  });
}

/** Bytes that differ from piece to piece. */
export function makeBytes(length: number, seed = 1): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 1000) bytes.fill((at * seed) / 1000, at, at + 999);
  return bytes;
}
