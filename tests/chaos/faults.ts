/**
 * What happens to a call instead of its answer:
 * - `500`: the status, at once;
 * - `refused`: an envelope with another code than success, and a message;
 * - `hang`: no answer until the fault is gone;
 * - `null`: the answer without its data;
 * - `late`: the answer, 5 s later;
 * - `lost`: the server processes the call, then the connection breaks;
 * - `many`: the answer with its outermost list made 2,000 items long, each with an id of its own.
 */
export const FAULTS = ['500', 'refused', 'hang', 'null', 'late', 'lost', 'many'] as const;
export type Fault = (typeof FAULTS)[number];

/** The message of a refused call. */
export const REFUSAL = '学校暂时不能处理这个请求';

/** A call of a page, as its page sent it. */
export interface SentCall {
  /** Such as 'GET /api/notice/page'. */
  call: string;
  body: string;
  idempotencyKey: string | null;
  /** The text of the answer that the page got; null while there is none, or where there never was one. */
  answer: string | null;
}

/** What the page's program keeps for the harness. */
export interface Chaos {
  /** The call that fails; null while the world is kind. */
  target: { call: string; fault: Fault } | null;
  sent: SentCall[];
  /** Calls that are on the wire, without those that hang. */
  pending: number;
  rejections: string[];
  /** Texts of alerts and messages, also of those that went. */
  said: Set<string>;
}

/**
 * Runs in the page before the app: its calls pass through here. It is at the page's `fetch` and not in Playwright's routes,
 * which would switch off the browser's cache for thousands of loads.
 */
export function installFaults({ target, refusal }: { target: Chaos['target']; refusal: string }): void {
  const chaos: Chaos = { target, sent: [], pending: 0, rejections: [], said: new Set() };
  Object.assign(window, { chaos });
  window.addEventListener('unhandledrejection', ({ reason }) => chaos.rejections.push(String(reason)));
  new MutationObserver(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[role="alert"], [role="status"]'))
      if (element.innerText.trim() !== '') chaos.said.add(element.innerText.trim());
  }).observe(document, { childList: true, subtree: true, characterData: true });
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
      answer: null,
    };
    chaos.sent.push(sent);
    const fault = chaos.target?.call === sent.call ? chaos.target.fault : null;
    if (fault === 'hang') {
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    }
    chaos.pending += 1;
    try {
      const response = await answer(request, fault);
      if (fault === null || fault === 'late') sent.answer = await response.clone().text();
      if (fault === 'late') {
        // On the wire, yet nothing comes of waiting for it: the harness moves the clock.
        chaos.pending -= 1;
        await new Promise((passed) => setTimeout(passed, 5000));
        chaos.pending += 1;
      }
      return response;
    } finally {
      chaos.pending -= 1;
    }
  };
}
