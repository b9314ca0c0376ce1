import { ApiError, finishTest, getUserInfo, pageNews, saveAnswer } from '@cloud-school/api-client';
import type { FailureKind } from '@cloud-school/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { createReporter } from './createReporter.ts';
import type { OnReport, PortalReport } from './PortalReport.ts';

const { vitals, targets } = vi.hoisted(() => ({
  vitals: new Map<string, (metric: object) => void>(),
  targets: [] as ((node: object) => string)[],
}));
vi.mock('web-vitals/attribution', () => {
  const observe =
    (name: string) =>
    (listener: (metric: object) => void, options: { generateTarget: (node: object) => string }) => {
      vitals.set(name, listener);
      targets.push(options.generateTarget);
    };
  return {
    onCLS: observe('CLS'),
    onFCP: observe('FCP'),
    onINP: observe('INP'),
    onLCP: observe('LCP'),
    onTTFB: observe('TTFB'),
  };
});
afterEach(() => vi.restoreAllMocks());

const PRIVATE = /沈雨薇|13857146209|token|answerLogId|abc/;
const PATTERNS = ['/', '/study/test/answer', '/teachers/:id', '*'];

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CONTEXT = {
  release: 'v0.1.0-3',
  host: 'yunfan.example.com',
  device: 'desktop',
  browser: 'Chrome 109',
  pageRequestId: TRACE,
};

/** A page at an address, and what it reports. */
function open(address: string, onReport?: OnReport | string, vitalsShare = 0) {
  const reports: PortalReport[] = [];
  const beacons: [string, Blob][] = [];
  const listeners = new Map<string, (event: object) => void>();
  let now = 0;
  const reporter = createReporter({
    onReport: onReport ?? ((report) => reports.push(report)),
    patterns: PATTERNS,
    vitalsShare,
    window: {
      document: {
        querySelector: (selector: string) =>
          selector === 'meta[name="release"]' ? { getAttribute: () => CONTEXT.release } : null,
      },
      navigator: {
        userAgent: 'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 Chrome/109.0.5414.120 Safari/537.36',
        maxTouchPoints: 0,
        sendBeacon: (to: string, body: Blob) => beacons.push([to, body]) > 0,
      },
      location: new URL(address, 'https://yunfan.example.com'),
      performance: {
        now: () => now,
        getEntriesByType: () => [
          { serverTiming: [{ name: 'traceparent', description: `00-${TRACE}-b7ad6b7169203331-01` }] },
        ],
      },
      addEventListener: (type: string, listener: (event: object) => void) =>
        void listeners.set(type, listener),
    } as unknown as Window,
  });
  return {
    reporter,
    reports,
    beacons,
    dispatch: (type: string, event: object) => listeners.get(type)?.(event),
    pass: (ms: number) => (now += ms),
  };
}

function failure(endpointId: string, kind: FailureKind, requestId: string | null = null) {
  const error = new ApiError({ endpointId, kind, userMessage: '沈雨薇的答案 abc 没有保存' });
  error.requestId = requestId;
  return error;
}

test('the page is the pattern of its route: no query, no id', () => {
  const at = (address: string) => {
    const { reporter, reports } = open(address);
    reporter.reportCaught(new TypeError('沈雨薇'));
    expect(JSON.stringify(reports)).not.toMatch(PRIVATE);
    return reports[0]?.page;
  };
  expect(at('/study/test/answer?answerLogId=77&token=abc#13857146209')).toBe('/study/test/answer');
  expect(at('/teachers/13857146209')).toBe('/teachers/:id');
  expect(at('/13857146209')).toBe('*');
});

test('what boundaries catch and what nobody catches is an error without its message', () => {
  const { reporter, reports, dispatch } = open('/');
  const thrown = () => Object.assign(new TypeError('沈雨薇 13857146209'), { stack: undefined });
  reporter.reportCaught(thrown());
  dispatch('error', { error: thrown(), message: '13857146209', filename: '/?token=abc' });
  dispatch('unhandledrejection', { reason: thrown() });
  const error = { name: 'TypeError', places: [] };
  expect(reports).toEqual([
    { ...CONTEXT, page: '/', kind: 'error', caughtBy: 'boundary', error },
    { ...CONTEXT, page: '/', kind: 'error', caughtBy: 'window', error },
    { ...CONTEXT, page: '/', kind: 'error', caughtBy: 'promise', error },
  ]);
});

test('a script of another site and a cancelled call are not reported', () => {
  const { reports, dispatch, reporter } = open('/');
  dispatch('error', { error: null, message: 'Script error.' });
  dispatch('unhandledrejection', { reason: failure('news.page', 'cancelled') });
  reporter.reportCall(saveAnswer, failure(saveAnswer.id, 'cancelled'));
  expect(reports).toEqual([]);
});

test('failed saves and hand-ins are reported with their reason alone; other calls are not', () => {
  const { reporter, reports } = open('/study/test/answer');
  for (const endpoint of [saveAnswer, finishTest, pageNews, getUserInfo]) {
    reporter.reportCall(endpoint, failure(endpoint.id, 'unavailable', endpoint.id));
  }
  const page = '/study/test/answer';
  expect(reports).toEqual([
    { ...CONTEXT, page, requestId: saveAnswer.id, kind: 'answer-not-saved', reason: 'unavailable' },
    { ...CONTEXT, page, requestId: finishTest.id, kind: 'hand-in-failed', reason: 'unavailable' },
  ]);
});

test('the same report is made once a minute, whatever the request', () => {
  const { reporter, reports, pass } = open('/');
  let calls = 0;
  const save = () =>
    reporter.reportCall(saveAnswer, failure(saveAnswer.id, 'unavailable', `call ${calls++}`));
  save();
  pass(59_999);
  save();
  expect(reports).toHaveLength(1);
  pass(1);
  save();
  expect(reports).toHaveLength(2);
});

test('a web vital is its name, value and parts, of the share of openings that observe', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.1);
  expect(vitals.size).toBe(0);
  open('/', undefined, 10);
  await new Promise((resolve) => setTimeout(resolve));
  expect(vitals.size).toBe(0);
  const { reports } = open('/', undefined, 11);
  await vi.waitFor(() => expect(vitals.size).toBe(5));
  const attribution = {
    target: 'ul>li>img',
    url: '/media/沈雨薇.png',
    elementRenderDelay: 12.4,
    lcpEntry: { id: 'abc' },
  };
  vitals.get('LCP')?.({ name: 'LCP', value: 812.3456, entries: ['沈雨薇'], id: 'v5-abc', attribution });
  vitals.get('FCP')?.({ name: 'FCP', value: 812, attribution: { loadState: 'abc' } });
  expect(reports).toEqual([
    {
      ...CONTEXT,
      page: '/',
      kind: 'web-vital',
      name: 'LCP',
      value: 812.346,
      parts: { elementRenderDelay: 12 },
      target: 'ul>li>img',
    },
    { ...CONTEXT, page: '/', kind: 'web-vital', name: 'FCP', value: 812 },
  ]);
});

test('an element is named without its id and classes', () => {
  class Element {
    localName = 'li';
    id = '沈雨薇';
    className = '13857146209';
    parentNode: Element | null = null;
  }
  vi.stubGlobal('Element', Element);
  const picture = Object.assign(new Element(), { localName: 'img', parentNode: new Element() });
  expect(targets[0]?.(picture)).toBe('li>img');
  vi.unstubAllGlobals();
});

test('an address gets each report as a beacon', async () => {
  const { reporter, beacons } = open('/', '/reports');
  reporter.reportCaught(new TypeError('沈雨薇'));
  const [address, body] = beacons[0] ?? [];
  expect(address).toBe('/reports');
  expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({ ...CONTEXT, page: '/', kind: 'error' });
});

test('a receiver that throws harms nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { reporter } = open('/', () => {
    throw new Error('receiver');
  });
  expect(() => reporter.reportCaught(new Error('x'))).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});
