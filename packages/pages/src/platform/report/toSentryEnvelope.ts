import { createIdempotencyKey } from '@cloud-school/api-client';
import type { PortalReport } from './PortalReport.ts';

const LEVELS: Record<PortalReport['kind'], string> = {
  'web-vital': 'info',
  'answer-not-saved': 'warning',
  'hand-in-failed': 'error',
  error: 'error',
};

/** assets/index-C.js:1:3821 as a frame; the outermost comes first. */
function toFrame(place: string) {
  const [, file = place, line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  return { filename: `app:///${file}`, lineno: Number(line), colno: Number(column), in_app: true };
}

/** What the kind brings, beside the tags that all have. */
function describe(report: PortalReport): { tags?: object; [field: string]: unknown } {
  switch (report.kind) {
    case 'error': {
      const { name, places, call } = report.error;
      const frames = places.toReversed().map(toFrame);
      return {
        exception: { values: [{ type: name, stacktrace: { frames } }] },
        tags: { caughtBy: report.caughtBy, endpoint: call?.endpointId, reason: call?.reason },
      };
    }
    case 'answer-not-saved':
    case 'hand-in-failed':
      return { message: report.kind, tags: { reason: report.reason } };
    case 'web-vital':
    default: {
      const { name, value, parts, target } = report;
      return { message: name, extra: { value, ...parts }, tags: { target } };
    }
  }
}

/** A report as Sentry's stores take it: https://develop.sentry.dev/sdk/foundations/data-model/envelopes/ */
export function toSentryEnvelope(report: PortalReport): string {
  const { release, host, page, device, browser, pageRequestId, requestId, kind } = report;
  const event_id = createIdempotencyKey();
  const { tags, ...fields } = describe(report);
  const event = {
    event_id,
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    level: LEVELS[kind],
    release,
    server_name: host,
    transaction: page,
    tags: { kind, host, device, browser, pageRequestId, requestId, ...tags },
    contexts: { trace: { trace_id: requestId ?? pageRequestId, span_id: event_id.slice(0, 16) } },
    ...fields,
    // The address of the sender is of a person.
    user: { ip_address: null },
    sdk: { name: 'cloud-school', version: '1', settings: { infer_ip: 'never' } },
  };
  return [{ event_id }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}
