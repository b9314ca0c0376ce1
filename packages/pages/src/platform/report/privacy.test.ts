import { ApiError, finishTest, saveAnswer } from '@cloud-school/api-client';
import { makeSeed } from '@cloud-school/sandbox';
import { expect, test } from 'vitest';
import { createReporter } from './createReporter.ts';
import { toPost } from './createSender.ts';
import type { PortalReport } from './PortalReport.ts';
import { toReportedError } from './toReportedError.ts';

const ORIGIN = 'https://yunfan.example.com';

/** Every text of a value: names, mobiles, id numbers, passwords, answers, comments. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(typeof value === 'object' && value !== null ? value : {}).flatMap(textsOf);

/** What says something of a person or of a school: words of Chinese, numbers as long as a code, words as long as a password. */
const isTelling = (text: string) => /\p{Script=Han}.*\p{Script=Han}|\d{6}/su.test(text) || text.length >= 8;

/** A school's own paths and pages are not private, and reports name the page. */
const isPath = (text: string) => text.startsWith('/');

const SECRETS = [
  ...new Set([
    ...textsOf(makeSeed(Date.parse('2026-11-21T09:05:00+08:00'))).filter(
      (text) => isTelling(text) && !isPath(text),
    ),
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1LXNoZW4ifQ.c2lnbmF0dXJl',
    '33010619960317002X',
  ]),
];

/** A page on which everything that code, a server or the device can say holds the text; what it reports. */
function reportAll(secret: string): PortalReport[] {
  const reports: PortalReport[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const url = new URL(`/study/test/answer?answer=${encodeURIComponent(secret)}`, ORIGIN);
  url.hash = secret;
  const reporter = createReporter({
    onReport: (report) => reports.push(report),
    patterns: ['/study/test/answer', '*'],
    vitalsShare: 0,
    window: {
      location: url,
      document: { querySelector: () => null, title: secret, cookie: secret },
      navigator: { userAgent: `Mozilla/5.0 (${secret}) Chrome/109.0 Safari/537.36`, maxTouchPoints: 0 },
      performance: {
        now: () => 0,
        getEntriesByType: () => [{ serverTiming: [{ name: 'traceparent', description: secret }] }],
      },
      addEventListener: (type: string, listener: (event: object) => void) =>
        void listeners.set(type, listener),
    } as unknown as Window,
  });
  const error = new TypeError(secret, { cause: secret });
  error.name = secret;
  error.stack = [
    `${secret}: ${secret}`,
    `    at ${secret} (${ORIGIN}/assets/exam-x.js?v=${encodeURIComponent(secret)}:1:30)`,
    `    at ${secret} (${url.href}:1:30)`,
    `    at ${secret}`,
    `${secret}@${ORIGIN}/assets/start-y.js:2:7`,
  ].join('\n');
  const call = new ApiError({
    endpointId: saveAnswer.id,
    kind: 'rejected',
    userMessage: secret,
    serverMessage: secret,
    code: secret,
  });
  for (const thrown of [error, call, secret, { [secret]: secret }, Object.assign(error, { extra: secret })]) {
    reporter.reportCaught(thrown);
    listeners.get('error')?.({ error: thrown, message: secret, filename: secret });
    listeners.get('unhandledrejection')?.({ reason: thrown });
  }
  for (const endpoint of [saveAnswer, finishTest]) reporter.reportCall(endpoint, call);
  return reports;
}

const ADDRESSES = ['/reports', 'https://key@sentry.example.com/1', '/v1/logs'];

/** Texts that are tried together: a page is opened for each such number of them. */
const BATCH = 25;

test('no text of the seed is in a report, in any of its forms', () => {
  expect(SECRETS.length).toBeGreaterThan(1500);
  expect(SECRETS).toEqual(expect.arrayContaining(['沈雨薇', '13857146209', 'yunfan2026']));
  const batches = SECRETS.filter((_, index) => index % BATCH === 0).map((_, index) =>
    SECRETS.slice(index * BATCH, (index + 1) * BATCH),
  );
  const found = batches.flatMap((batch) => {
    const reports = reportAll(batch.join(' '));
    expect(reports.length).toBeGreaterThan(9);
    const sent = reports.flatMap((report) => ADDRESSES.map((address) => toPost(address).body(report))).join();
    return batch.filter((secret) =>
      [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)].some((form) =>
        sent.includes(form),
      ),
    );
  });
  expect(found).toEqual([]);
});

test('no text of the seed is taken for the name of an error', () => {
  const names = SECRETS.filter(
    (secret) =>
      toReportedError(Object.assign(new Error(), { name: secret, stack: '' }), ORIGIN).name !== 'Error',
  );
  expect(names).toEqual([]);
});
