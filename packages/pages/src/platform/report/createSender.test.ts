import { expect, test } from 'vitest';
import { toPost } from './createSender.ts';
import type { PortalReport, ReportContext } from './PortalReport.ts';

const CONTEXT: ReportContext = {
  release: 'v2.14.0',
  host: 'yunfan.example.com',
  page: '/study/test/answer',
  device: 'desktop',
  browser: 'Chrome 109',
  pageRequestId: '0af7651916cd43dd8448eb211c80319c',
};
const ERROR: PortalReport = {
  ...CONTEXT,
  kind: 'error',
  caughtBy: 'promise',
  error: {
    name: 'ApiError',
    call: { endpointId: 'test.paper', reason: 'malformed' },
    places: ['assets/exam-x.js:1:30', 'assets/start-y.js:2:7'],
  },
};
const SAVE: PortalReport = {
  ...CONTEXT,
  requestId: '4bf92f3577b34da6a3ce929d0e0e4736',
  kind: 'answer-not-saved',
  reason: 'unavailable',
};

const post = (address: string, report: PortalReport) => {
  const { body, ...rest } = toPost(address);
  return {
    ...rest,
    lines: body(report)
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  };
};

test.each(['/reports', 'https://reports.example.com/v2'])('%s gets the report as it is', (address) => {
  expect(post(address, SAVE)).toEqual({ address, type: 'text/plain', lines: [SAVE] });
});

test('a DSN gets an envelope of Sentry, without the address of the sender', () => {
  const { address, type, lines } = post('https://abc123@sentry.example.com/sub/42', ERROR);
  expect(address).toBe('https://sentry.example.com/sub/api/42/envelope/?sentry_key=abc123&sentry_version=7');
  expect(type).toBe('text/plain');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toEqual({ event_id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(lines[2]).toMatchObject({
    release: 'v2.14.0',
    transaction: '/study/test/answer',
    tags: { kind: 'error', host: 'yunfan.example.com', endpoint: 'test.paper', reason: 'malformed' },
    contexts: { trace: { trace_id: CONTEXT.pageRequestId } },
    user: { ip_address: null },
    sdk: { settings: { infer_ip: 'never' } },
    exception: {
      values: [
        {
          type: 'ApiError',
          stacktrace: {
            frames: [
              { filename: 'app:///assets/start-y.js', lineno: 2, colno: 7 },
              { filename: 'app:///assets/exam-x.js', lineno: 1, colno: 30 },
            ],
          },
        },
      ],
    },
  });
});

test.each(['/otel/v1/logs', 'https://otel.example.com/v1/logs'])(
  '%s gets a log record of OTLP',
  (address) => {
    const { lines, ...rest } = post(address, SAVE);
    expect(rest).toEqual({ address, type: 'application/json' });
    const text = (value: string) => ({ stringValue: value });
    expect(lines[0]).toMatchObject({
      resourceLogs: [
        {
          resource: {
            attributes: [
              { key: 'service.name', value: text('cloud-school-page') },
              { key: 'service.version', value: text('v2.14.0') },
              { key: 'server.address', value: text('yunfan.example.com') },
            ],
          },
          scopeLogs: [
            {
              logRecords: [
                {
                  severityNumber: 13,
                  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
                  body: text('answer-not-saved'),
                  attributes: expect.arrayContaining([
                    { key: 'http.route', value: text('/study/test/answer') },
                    { key: 'cloud_school.reason', value: text('unavailable') },
                  ]) as unknown,
                },
              ],
            },
          ],
        },
      ],
    });
  },
);
