/**
 * What happens to a call instead of its answer:
 * - `500`: the status, at once;
 * - `refused`: an envelope with another code than success, and a message;
 * - `hang`: no answer until the fault is gone;
 * - `null`: the answer without its data;
 * - `lost`: the server processes the call, then the connection breaks;
 * - `many`: the answer with its outermost list made 2,000 items long, each with an id of its own.
 */
export const FAULTS = ['500', 'refused', 'hang', 'null', 'lost', 'many'] as const;
export type Fault = (typeof FAULTS)[number];

/** The message of a refused call. */
export const REFUSAL = '学校暂时不能处理这个请求';

/** A call of a page, as its page sent it. */
export interface SentCall {
  /** Such as 'GET /api/notice/page'. */
  call: string;
  body: string;
  idempotencyKey: string | null;
}

/** What the page's program keeps for the tests. */
export interface FaultState {
  /** The call that fails, and how; null for none. */
  target: { call: string; fault: Fault } | null;
  sent: SentCall[];
  /** Calls that are on the wire, without those that hang. */
  pending: number;
  rejections: string[];
}

/**
 * Runs in the page before the app: its calls pass through here. The faults are at the page's `fetch` and not in Playwright's routes,
 * which would switch off the browser's cache for thousands of loads.
 */
export function installFaults({ target, refusal }: { target: FaultState['target']; refusal: string }): void {
  const faultState: FaultState = { target, sent: [], pending: 0, rejections: [] };
  Object.assign(window, { faultState });
  window.addEventListener('unhandledrejection', ({ reason }) => faultState.rejections.push(String(reason)));
  const fetch = window.fetch.bind(window);
  const toEnvelope = (body: object, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

  /** A copy whose ids, also those of what it holds, end with the suffix. */
  function copyAs(suffix: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => copyAs(suffix, item));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
      const isId = /id$/i.test(name) && (typeof field === 'string' || typeof field === 'number');
      return [name, isId ? `${field}${suffix}` : copyAs(suffix, field)];
    });
    return Object.fromEntries(fields) as unknown;
  }

  /** Fills the outermost list of records with copies that have ids of their own. */
  function stretch(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false;
    if (!Array.isArray(value)) return Object.values(value).some(stretch);
    const originals: unknown[] = value.filter((item) => typeof item === 'object' && item !== null);
    if (originals.length === 0) return false;
    for (let index = value.length; index < 2000; index += 1)
      value.push(copyAs(`-${index}`, originals[index % originals.length]));
    return true;
  }

  async function answer(request: Request, fault: Fault | null): Promise<Response> {
    if (fault === '500') return toEnvelope({}, 500);
    if (fault === 'refused') return toEnvelope({ code: 70001, isSuccess: false, msg: refusal, data: null });
    const response = await fetch(request);
    // An answer that nobody reads stays on the wire.
    if (fault === 'lost' || fault === 'null') await response.arrayBuffer();
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    if (fault === 'null') return toEnvelope({ code: 0, isSuccess: true, msg: 'ok', data: null });
    if (fault === 'many') {
      // A picture has no list.
      if (!response.headers.get('content-type')?.includes('json')) return response;
      const body = (await response.json()) as { data: unknown };
      stretch(body.data);
      return toEnvelope(body);
    }
    return response;
  }

  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return fetch(request);
    const sent: SentCall = {
      call: `${request.method} ${pathname}`,
      body: request.method === 'GET' ? '' : await request.clone().text(),
      idempotencyKey: request.headers.get('Idempotency-Key'),
    };
    faultState.sent.push(sent);
    const fault = faultState.target?.call === sent.call ? faultState.target.fault : null;
    if (fault === 'hang') {
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    }
    faultState.pending += 1;
    try {
      return await answer(request, fault);
    } finally {
      faultState.pending -= 1;
    }
  };
}
