import { setImmediate } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createLimits } from './createLimits.ts';
import { createMetrics, type Drop } from './createMetrics.ts';
import type { ReportStore } from './createStore.ts';
import { ANY_HOST, findSchool } from './findSchool.ts';
import { PAGE_SCRIPT } from './page/pageScript.ts';
import { PAGE_STYLES } from './page/pageStyles.ts';
import { DEFAULT_PERIOD, isPeriod, PERIODS } from './page/PERIODS.ts';
import { renderPage } from './page/renderPage.ts';
import { OTHER_RELEASE, readReport } from './readReport.ts';

export interface ReceiverOptions {
  store: ReportStore;
  /** The names whose reports are taken, as they are now: yunfan.example.com, or *.example.com for all below. Default: any. */
  schools?: () => readonly string[];
  /** The releases that are named; others count together. Default: none. */
  releases?: () => readonly string[];
  /** The source of a minified place; null where it is not known. */
  findSource?: (place: string) => string | null;
  /** How long a report is stored (ms). */
  retentionMs?: number;
  now?: () => number;
  /** Milliseconds that passed since some moment, whatever becomes of the clock. */
  elapsed?: () => number;
}

/** Bytes of a report; eight places of a stack take one thousand. */
const MAX_BYTES = 16_384;

const DAY_MS = 86_400_000;
const PRUNE_EVERY_MS = 600_000;
/** In one moment many look at the same page. */
const PAGE_FRESH_MS = 2000;
const MAX_PAGES = 100;
/** Places of a page whose source is looked for, which may read a source map each. */
const MAX_SOURCES = 20;

/** A machine's own names, addresses, and names in a cluster: any other may be that of a site that points its name here. */
const OWN_HOST =
  /^(?:[\w-]+|(?:[\w-]+\.)+(?:localhost|svc|svc\.cluster\.local)|\d+(?:\.\d+){3}|\[[\da-f:.]+\])$/i;

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

const hostOf = ({ req }: Context): string => new URL(req.url).hostname;

/**
 * Receives reports of devices (`POST /reports`), and for the machine alone shows them (`/`) and counts them for Prometheus
 * (`/metrics`). Whatever is sent to `/reports` is answered with 204: a device can do nothing about it.
 */
export function createReceiver({
  store,
  schools = () => [ANY_HOST],
  releases = () => [],
  findSource = () => null,
  retentionMs = 14 * DAY_MS,
  now = Date.now,
  elapsed = () => performance.now(),
}: ReceiverOptions): Hono {
  const receiver = new Hono();
  const isWithinLimits = createLimits(elapsed);
  const metrics = createMetrics(schools, releases);
  let prunedAt = -Infinity;
  const pages = new Map<string, { at: number; html: string }>();

  /** Keeps a report that a page of the host sent; else returns why not. */
  function receive(text: string, host: string): Drop | null {
    const read = readReport(text);
    if (!read) return 'unreadable';
    const school = findSchool(schools(), read.host);
    // Pages report to their own origin. Without a list, on a developer's machine, to any.
    if (school === undefined || (school !== ANY_HOST && read.host !== host)) return 'host';
    if (!isWithinLimits(school)) return 'rate';
    const release = releases().includes(read.release) ? read.release : OTHER_RELEASE;
    metrics.count({ ...read, release }, school);
    try {
      store.add({ ...read, release, school, at: now() });
    } catch {
      // A full disk: no line of a log for each.
      return 'full';
    }
    if (elapsed() - prunedAt >= PRUNE_EVERY_MS) {
      prunedAt = elapsed();
      void prune(now() - retentionMs);
    }
    return null;
  }

  /** In parts, between which reports are taken. What a full disk stops is pruned the next time. */
  async function prune(before: number) {
    try {
      while (store.prune(before)) await setImmediate();
    } catch {
      // Counted by the reports that the disk does not take.
    }
  }

  async function pageOf(asked = '', askedPeriod?: string): Promise<string> {
    const names = [...store.schools().keys()].toSorted();
    const school = names.includes(asked) ? asked : (names[0] ?? null);
    const period = isPeriod(askedPeriod) ? askedPeriod : DEFAULT_PERIOD;
    const key = JSON.stringify([school, period]);
    const known = pages.get(key);
    if (known && elapsed() - known.at < PAGE_FRESH_MS) return known.html;
    const at = now();
    const from = at - PERIODS[period].minutes * 60_000;
    const summary = store.summarise(school ?? '', from);
    const groups = summary.groups.map((group, index) => ({
      ...group,
      source: group.place && index < MAX_SOURCES ? findSource(group.place) : null,
    }));
    const page = renderPage({
      schools: names,
      school,
      period,
      from,
      at,
      lastAt: store.schools().get(school ?? '') ?? null,
      dropped: metrics.dropped(),
      summary: { ...summary, groups },
    });
    const html = (await page).toString();
    if (pages.size >= MAX_PAGES) pages.clear();
    pages.set(key, { at: elapsed(), html });
    return html;
  }

  function answer(context: Context, drop: Drop | null) {
    if (drop) metrics.drop(drop);
    return context.body(null, 204);
  }

  receiver.post(
    '/reports',
    bodyLimit({ maxSize: MAX_BYTES, onError: (context) => answer(context, 'unreadable') }),
    async (context) => answer(context, receive(await context.req.text(), hostOf(context))),
  );
  receiver.use(async (context, next) => {
    if (!OWN_HOST.test(hostOf(context))) return context.text('This host is not served.', 421);
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.res.headers.set(name, value);
    return undefined;
  });
  receiver.get('/', async (context) =>
    context.html(await pageOf(context.req.query('school'), context.req.query('period'))),
  );
  receiver.get('/page.css', (context) =>
    context.body(PAGE_STYLES, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  receiver.get('/page.js', (context) =>
    context.body(PAGE_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  receiver.get('/live', (context) => context.text('The receiver answers.'));
  receiver.get('/metrics', (context) =>
    context.body(metrics.read(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }),
  );
  return receiver;
}
