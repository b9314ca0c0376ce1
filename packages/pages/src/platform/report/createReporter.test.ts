import { ApiError, finishTest, getUserInfo, pageNews, saveAnswer } from '@cloud-school/api-client';
import type { FailureKind } from '@cloud-school/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { createReporter } from './createReporter.ts';
import type { OnReport, PortalReport } from './PortalReport.ts';

const vitals = vi.hoisted(() => new Map<string, (metric: object) => void>());
vi.mock('web-vitals', () => {
  const observe = (name: string) => (listener: (metric: object) => void) => void vitals.set(name, listener);
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

/** A page at an address, and what it reports. */
function open(address: string, onReport?: OnReport) {
  const reports: PortalReport[] = [];
  const listeners = new Map<string, (event: object) => void>();
  let now = 0;
  const reporter = createReporter({
    onReport: onReport ?? ((report) => reports.push(report)),
    patterns: PATTERNS,
    window: {
      location: new URL(address, 'https://yunfan.example.com'),
      performance: { now: () => now },
      addEventListener: (type: string, listener: (event: object) => void) =>
        void listeners.set(type, listener),
    } as unknown as Window,
  });
  return {
    reporter,
    reports,
    dispatch: (type: string, event: object) => listeners.get(type)?.(event),
    pass: (ms: number) => (now += ms),
  };
}

const failure = (endpointId: string, kind: FailureKind) =>
  new ApiError({ endpointId, kind, userMessage: '沈雨薇的答案 abc 没有保存' });

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
    { page: '/', kind: 'error', caughtBy: 'boundary', error },
    { page: '/', kind: 'error', caughtBy: 'window', error },
    { page: '/', kind: 'error', caughtBy: 'promise', error },
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
    reporter.reportCall(endpoint, failure(endpoint.id, 'unavailable'));
  }
  expect(reports).toEqual([
    { page: '/study/test/answer', kind: 'answer-not-saved', reason: 'unavailable' },
    { page: '/study/test/answer', kind: 'hand-in-failed', reason: 'unavailable' },
  ]);
});

test('the same report is made once a minute', () => {
  const { reporter, reports, pass } = open('/');
  const save = () => reporter.reportCall(saveAnswer, failure(saveAnswer.id, 'unavailable'));
  save();
  pass(59_999);
  save();
  expect(reports).toHaveLength(1);
  pass(1);
  save();
  expect(reports).toHaveLength(2);
});

test('a web vital is its name and value', () => {
  const { reports } = open('/');
  vitals.get('CLS')?.({ name: 'CLS', value: 0.012_345, entries: ['沈雨薇'], id: 'v5-abc' });
  expect(reports).toEqual([{ page: '/', kind: 'web-vital', name: 'CLS', value: 0.012 }]);
});

test('a receiver that throws harms nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { reporter } = open('/', () => {
    throw new Error('receiver');
  });
  expect(() => reporter.reportCaught(new Error('x'))).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});
