import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createLimits } from './createLimits.ts';
import { createMetrics } from './createMetrics.ts';
import type { ReportStore } from './createStore.ts';
import { PAGE_SCRIPT } from './page/pageScript.ts';
import { PAGE_STYLES } from './page/pageStyles.ts';
import { DEFAULT_PERIOD, isPeriod, PERIODS } from './page/PERIODS.ts';
import { renderPage } from './page/renderPage.ts';
import { readReport } from './readReport.ts';
import { summarise } from './summarise.ts';

export interface ReceiverOptions {
  store: ReportStore;
  /** Whether reports of a host are taken. Default: of each, up to a number. */
  knows?: (host: string) => boolean;
  /** The source of a minified place; null where it is not known. */
  findSource?: (place: string) => string | null;
  /** How long a report is kept (ms). */
  keptMs?: number;
  now?: () => number;
}

/** Bytes of a report; eight places of a stack take one thousand. */
const MAX_BYTES = 16_384;

const DAY_MS = 86_400_000;
const PRUNE_EVERY_MS = 600_000;
/** In one moment many look at the same page. */
const PAGE_FRESH_MS = 2000;
const MAX_PAGES = 100;

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/**
 * Receives reports of devices (`POST /reports`), and for the machine alone shows them (`/`) and counts them for Prometheus
 * (`/metrics`). Whatever is sent to `/reports` is answered with 204: a device can do nothing about it.
 */
export function createReceiver({
  store,
  knows = () => true,
  findSource = () => null,
  keptMs = 14 * DAY_MS,
  now = Date.now,
}: ReceiverOptions): Hono {
  const receiver = new Hono();
  const limit = createLimits(now);
  const metrics = createMetrics();
  let prunedAt = -Infinity;
  const pages = new Map<string, { at: number; html: string }>();

  function receive(text: string) {
    const read = readReport(text);
    if (!read) return metrics.drop('unreadable');
    if (!knows(read.host.replace(/:\d+$/, ''))) return metrics.drop('host');
    const report = limit(read);
    if (!report) return metrics.drop('rate');
    metrics.count(report);
    const at = now();
    try {
      store.add({ at, ...report });
      if (at - prunedAt < PRUNE_EVERY_MS) return;
      prunedAt = at;
      store.prune(at - keptMs);
    } catch {
      // A full disk: no line of a log for each.
      metrics.drop('full');
    }
  }

  async function pageOf(asked: string | undefined, askedPeriod: string | undefined): Promise<string> {
    const hosts = store.hosts();
    const host = hosts.find((each) => each.host === asked)?.host ?? hosts[0]?.host ?? null;
    const period = isPeriod(askedPeriod) ? askedPeriod : DEFAULT_PERIOD;
    const key = JSON.stringify([host, period]);
    const at = now();
    const known = pages.get(key);
    if (known && at - known.at < PAGE_FRESH_MS) return known.html;
    const { slots: count, slotMinutes } = PERIODS[period];
    const ms = slotMinutes * 60_000;
    const from = at - count * ms;
    const reports = host === null ? [] : store.list(host, from);
    const summary = summarise(reports, { from, count, ms });
    const groups = summary.groups.map((group) => ({
      ...group,
      source: group.place && findSource(group.place),
      isNew: host !== null && (store.firstSeen(host, group) ?? from) >= from,
    }));
    const lastAt = hosts.find((each) => each.host === host)?.at ?? null;
    const page = renderPage({
      hosts,
      host,
      period,
      from,
      at,
      lastAt,
      cutAt: reports.length < store.maxRead ? null : (reports[0]?.at ?? null),
      summary: { ...summary, groups },
    });
    const html = (await page).toString();
    if (pages.size >= MAX_PAGES) pages.clear();
    pages.set(key, { at, html });
    return html;
  }

  receiver.post(
    '/reports',
    bodyLimit({
      maxSize: MAX_BYTES,
      onError: (context) => {
        metrics.drop('unreadable');
        return context.body(null, 204);
      },
    }),
    async (context) => {
      receive(await context.req.text());
      return context.body(null, 204);
    },
  );
  receiver.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.res.headers.set(name, value);
  });
  receiver.get('/', async (context) =>
    context.html(await pageOf(context.req.query('host'), context.req.query('period'))),
  );
  receiver.get('/page.css', (context) =>
    context.body(PAGE_STYLES, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  receiver.get('/page.js', (context) =>
    context.body(PAGE_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  receiver.get('/live', (context) => context.text('The receiver answers.'));
  receiver.get('/metrics', async (context) =>
    context.body(await metrics.read(), 200, { 'content-type': metrics.contentType }),
  );
  return receiver;
}
