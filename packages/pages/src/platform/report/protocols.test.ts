import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import root from '@opentelemetry/otlp-transformer/build/src/generated/root.js';
import { parseEnvelope } from '@sentry/core';
import { expect, test } from 'vitest';
import { createSender } from './createSender.ts';
import type { PortalReport } from './PortalReport.ts';

const CONTEXT = {
  release: 'v2.14.0',
  host: 'yunfan.example.com',
  page: '/study/test/answer',
  device: 'desktop' as const,
  browser: 'Chrome 109',
  pageRequestId: '0af7651916cd43dd8448eb211c80319c',
};

const REPORTS: PortalReport[] = [
  {
    ...CONTEXT,
    kind: 'error',
    caughtBy: 'promise',
    error: {
      name: 'ApiError',
      call: { endpointId: 'test.paper', reason: 'malformed' },
      places: ['assets/x.js:1:30'],
    },
  },
  {
    ...CONTEXT,
    kind: 'answer-not-saved',
    reason: 'unavailable',
    requestId: '4bf92f3577b34da6a3ce929d0e0e4736',
  },
  { ...CONTEXT, kind: 'hand-in-failed', reason: 'rejected' },
  {
    ...CONTEXT,
    kind: 'web-vital',
    name: 'LCP',
    value: 1234.5,
    parts: { resourceLoadDelay: 12 },
    target: 'ul>li>img',
  },
];

/** Sends each report to a server at the address, and returns the paths and bodies that arrived. */
async function sendAll(addressAt: (port: number) => string) {
  const arrived: { path: string; type: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      const { url = '', headers } = request;
      arrived.push({ path: url, type: headers['content-type'] ?? '', body: Buffer.concat(parts).toString() });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const calls: Promise<unknown>[] = [];
  const send = createSender(addressAt(port), {
    sendBeacon(address, body) {
      calls.push(fetch(address, { method: 'POST', body: body ?? null }));
      return true;
    },
  });
  for (const report of REPORTS) send(report);
  await Promise.all(calls);
  server.close();
  return arrived;
}

/** A message of the protocol's own schema; what it does not know, it leaves out. */
interface Message {
  verify: (message: object) => string | null;
  fromObject: (message: object) => object;
  encode: (message: object) => { finish: () => Uint8Array };
  decode: (bytes: Uint8Array) => object;
  toObject: (message: object, options: object) => object;
}

interface Logs {
  resourceLogs: { scopeLogs: { logRecords: { traceId: string }[] }[] }[];
}

test('a collector of OpenTelemetry reads every field of a report by the schema of its protocol', async () => {
  const schema = root as unknown as {
    opentelemetry: { proto: { collector: { logs: { v1: { ExportLogsServiceRequest: Message } } } } };
  };
  const request = schema.opentelemetry.proto.collector.logs.v1.ExportLogsServiceRequest;
  const arrived = await sendAll((port) => `http://127.0.0.1:${port}/v1/logs`);
  expect(arrived).toHaveLength(REPORTS.length);
  for (const { path, type, body } of arrived) {
    expect([path, type]).toEqual(['/v1/logs', 'application/json']);
    const sent = JSON.parse(body) as Logs;
    // Ids are hex in the protocol's JSON, where other bytes are base64.
    for (const { scopeLogs } of sent.resourceLogs)
      for (const { logRecords } of scopeLogs)
        for (const record of logRecords)
          record.traceId = Buffer.from(record.traceId, 'hex').toString('base64');
    const bytes = request.encode(request.fromObject(sent)).finish();
    const read = request.toObject(request.decode(bytes), { longs: String, bytes: String });
    expect(read).toEqual(sent);
  }
});

test('Sentry’s own reader finds an event in each envelope', async () => {
  const arrived = await sendAll((port) => `http://abc123@127.0.0.1:${port}/42`);
  expect(arrived.map(({ path }) => path.split('?')[0])).toEqual(REPORTS.map(() => '/api/42/envelope/'));
  for (const { body } of arrived) {
    const [header, items] = parseEnvelope(body);
    expect(items).toHaveLength(1);
    const [[item, event] = []] = items;
    expect(item).toMatchObject({ type: 'event' });
    expect(event).toMatchObject({
      event_id: header.event_id,
      release: CONTEXT.release,
      server_name: CONTEXT.host,
    });
  }
});
