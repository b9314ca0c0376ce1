import type { PortalReport } from './PortalReport.ts';

type Value = string | number;
type Attribute = { key: string; value: { stringValue: string } | { doubleValue: number } };

/** By the specification of log records: 9 is INFO, 13 WARN, 17 ERROR. */
const SEVERITIES: Record<PortalReport['kind'], number> = {
  'web-vital': 9,
  'answer-not-saved': 13,
  'hand-in-failed': 17,
  error: 17,
};

const toAttributes = (values: Record<string, Value | undefined>): Attribute[] =>
  Object.entries(values).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [{ key, value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value } }];
  });

/** The fields of a kind, by the names of OpenTelemetry where it has one. */
function describe(report: PortalReport): Record<string, Value | undefined> {
  switch (report.kind) {
    case 'error':
      return {
        'exception.type': report.error.name,
        'exception.stacktrace': report.error.places.join('\n'),
        'cloud_school.caught_by': report.caughtBy,
        'cloud_school.endpoint': report.error.call?.endpointId,
        'cloud_school.reason': report.error.call?.reason,
      };
    case 'answer-not-saved':
    case 'hand-in-failed':
      return { 'cloud_school.reason': report.reason };
    case 'web-vital':
    default:
      return {
        'web_vital.name': report.name,
        'web_vital.value': report.value,
        'web_vital.target': report.target,
        ...Object.fromEntries(
          Object.entries(report.parts ?? {}).map(([part, ms]) => [`web_vital.${part}`, ms]),
        ),
      };
  }
}

/** A report as the body of OTLP/HTTP logs: https://opentelemetry.io/docs/specs/otlp/#otlphttp-request */
export function toOtlpLogs(report: PortalReport): string {
  const { release, host, page, device, browser, pageRequestId, requestId, kind } = report;
  const record = {
    timeUnixNano: `${Date.now()}000000`,
    severityNumber: SEVERITIES[kind],
    traceId: requestId ?? pageRequestId,
    body: { stringValue: kind },
    attributes: toAttributes({
      'http.route': page,
      'device.type': device,
      'browser.name': browser,
      'cloud_school.page_request_id': pageRequestId,
      ...describe(report),
    }),
  };
  const resource = toAttributes({
    'service.name': 'cloud-school-page',
    'service.version': release,
    'server.address': host,
  });
  return JSON.stringify({
    resourceLogs: [
      {
        resource: { attributes: resource },
        scopeLogs: [{ scope: { name: 'cloud-school' }, logRecords: [record] }],
      },
    ],
  });
}
