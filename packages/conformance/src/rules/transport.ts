import { COMMON_HEADERS, getUserInfo, pageNews } from '@cloud-school/api-client';
import type { Exchange } from '../Exchange.ts';
import { differs, holds, notTried } from '../Finding.ts';
import type { Rule, Trial } from './Rule.ts';

/** Bytes from which an answer is worth compressing. */
const WORTH_COMPRESSING = 1_000;
/** Milliseconds between two answers' Date that a queue or a proxy may explain. */
const CLOCK_SLACK = 60_000;
/** Characters of a query that a filter of a page may have. */
const LONG_QUERY = 4_000;

const answered = ({ probe }: Trial) =>
  probe.exchanges.flatMap(({ response }: Exchange) => (response ? [response] : []));

/** The portal's own headers, which a server of another origin has to allow. */
const OWN_HEADERS = [...COMMON_HEADERS, 'Content-Type', 'Idempotency-Key', 'signature']
  .map((name) => name.toLowerCase())
  .toSorted();

const readNames = (value: string | null) =>
  new Set((value ?? '').split(',').map((name) => name.trim().toLowerCase()));

export const TRANSPORT_RULES: Rule[] = [
  {
    name: 'every answer has a Date, and they agree',
    check: async (trial) => {
      const dates = answered(trial).map(({ headers }) => Date.parse(headers.get('date') ?? ''));
      const missing = dates.filter(Number.isNaN).length;
      const effect = 'the countdown of an exam and what is open now follow the clock of the device';
      if (missing > 0) return differs(`${missing} of ${dates.length} answers without it`, effect);
      const span = Math.max(...dates) - Math.min(...dates);
      const isBackward = dates.some((date, index) => date < (dates[index - 1] ?? 0) - CLOCK_SLACK);
      return isBackward
        ? differs(`times ${Math.round(span / 1000)} s apart, later answers with earlier ones`, effect)
        : holds();
    },
  },
  {
    name: 'long answers are compressed for who accepts it',
    check: async (trial) => {
      const long = answered(trial).filter(({ body }) => body.length >= WORTH_COMPRESSING);
      if (long.length === 0) return notTried('no answer is longer than 1 kB');
      if (trial.target.fetch !== globalThis.fetch) return notTried('not over a network');
      const plain = long.filter(({ headers }) => !headers.get('content-encoding'));
      return plain.length === 0
        ? holds()
        : differs(`${plain.length} of ${long.length} plain`, 'pages load several times as much');
    },
  },
  {
    name: 'pages of another origin may call',
    check: async ({ target, probe }) => {
      if (target.origin === null) return notTried('pages and calls have one origin (--origin names another)');
      const { headers } = await probe.request(target.remap[pageNews.id] ?? pageNews.path, {
        method: 'OPTIONS',
        headers: {
          origin: target.origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': OWN_HEADERS.join(','),
        },
      });
      const effect = 'browsers refuse every call, so all blocks say 系统繁忙';
      const allowed = headers.get('access-control-allow-origin');
      if (allowed !== target.origin && allowed !== '*')
        return differs(`access-control-allow-origin: ${allowed}`, effect);
      const names = readNames(headers.get('access-control-allow-headers'));
      const refused = OWN_HEADERS.filter((name) => !names.has(name));
      if (refused.length > 0) return differs(`headers not allowed: ${refused.join(', ')}`, effect);
      const answer = await probe.request(target.remap[pageNews.id] ?? pageNews.path, {
        method: 'POST',
        headers: { origin: target.origin, 'content-type': 'application/json' },
        body: '{}',
      });
      const exposed = readNames(answer.headers.get('access-control-expose-headers'));
      return exposed.has('date') || exposed.has('*')
        ? holds()
        : differs('Date is not exposed', 'the countdown of an exam follows the clock of the device');
    },
  },
  {
    name: 'a broken request is refused without an error of the server',
    check: async ({ target, probe }) => {
      const path = target.remap[pageNews.id] ?? pageNews.path;
      const headers = { 'content-type': 'application/json' };
      const broken = await probe.request(path, { method: 'POST', headers, body: '{"current":' });
      const long = await probe.request(`${path}?sort=${'a'.repeat(LONG_QUERY)}`, { headers });
      const failed = [broken, long].filter(({ status }) => status >= 500);
      return failed.length === 0
        ? holds()
        : differs(`status ${failed[0]?.status}`, 'one visitor can fill the log with errors');
    },
  },
  {
    name: 'answers about a person are not stored by caches',
    check: async ({ probe }) => {
      const own = probe.exchanges.find(({ endpoint, result }) => endpoint.id === getUserInfo.id && result);
      if (!own) return notTried('nobody is signed in');
      const cached = own.response?.headers.get('cache-control') ?? '';
      return /public|max-age=[1-9]/.test(cached) && !/no-store|private/.test(cached)
        ? differs(`cache-control: ${cached}`, 'a proxy may show one student’s data to another')
        : holds();
    },
  },
];
