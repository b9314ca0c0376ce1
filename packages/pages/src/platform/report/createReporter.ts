import { createIdempotencyKey, type Endpoint, isApiError } from '@cloud-school/api-client';
import { matchPath } from 'react-router-dom';
import { createSender } from './createSender.ts';
import { describeDevice } from './describeDevice.ts';
import type { OnReport, PortalReport, ReportContext } from './PortalReport.ts';
import { toReportedError } from './toReportedError.ts';

/** Milliseconds in which the same report is made once: each student's retries must not burden a school in an outage. */
const QUIET_TIME = 60_000;

export type ReportedEndpoint = Pick<Endpoint<never, unknown>, 'reportedAs'>;

type WithoutContext<Report> = Report extends unknown ? Omit<Report, keyof ReportContext> : never;

export interface ReporterOptions {
  /** Receives the reports: a function, or the address of a service (`createSender`). */
  onReport: OnReport | string;
  /** The paths of the portal's routes. */
  patterns: readonly string[];
  /** Of each hundred openings of the site, how many observe web vitals. */
  vitalsShare: number;
  window: Pick<Window, 'addEventListener' | 'document' | 'location' | 'navigator' | 'performance'>;
}

export interface Reporter {
  reportCaught: (error: unknown) => void;
  reportCall: (endpoint: ReportedEndpoint, error: unknown) => void;
}

/** Listens to what goes wrong on the page and hands it on without personal data. */
export function createReporter({ onReport, patterns, vitalsShare, window }: ReporterOptions): Reporter {
  const send = typeof onReport === 'string' ? createSender(onReport, window.navigator) : onReport;
  const reportedAt = new Map<string, number>();
  const { origin, host } = window.location;
  const opening = {
    release: window.document.querySelector('meta[name="release"]')?.getAttribute('content') ?? 'unknown',
    host,
    ...describeDevice(window.navigator),
    pageRequestId: readRequestId(window.performance) ?? createIdempotencyKey(),
  };

  function report(event: WithoutContext<PortalReport>, requestId?: string | null) {
    const { pathname } = window.location;
    const page = patterns.find((pattern) => pattern !== '*' && matchPath(pattern, pathname)) ?? '*';
    const key = JSON.stringify([page, event]);
    const now = window.performance.now();
    const last = reportedAt.get(key);
    if (last !== undefined && now - last < QUIET_TIME) return;
    reportedAt.set(key, now);
    try {
      send({ ...opening, page, ...(requestId && { requestId }), ...event });
    } catch (error) {
      // A report must not cause the next one.
      console.warn('onReport threw an error. The portal goes on without this report.', error);
    }
  }

  const reportError = (caughtBy: 'boundary' | 'window' | 'promise', error: unknown) => {
    if (isApiError(error, 'cancelled')) return;
    report(
      { kind: 'error', caughtBy, error: toReportedError(error, origin) },
      isApiError(error) ? error.requestId : null,
    );
  };
  window.addEventListener('error', ({ error }) => {
    // Scripts of other origins give no error, and neither does a ResizeObserver that is late.
    if (error) reportError('window', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('promise', reason));

  if (Math.random() * 100 < vitalsShare) void loadVitals(report);

  return {
    reportCaught: (error) => reportError('boundary', error),
    reportCall: ({ reportedAs: kind }, error) => {
      if (kind && isApiError(error) && error.kind !== 'cancelled')
        report({ kind, reason: error.kind }, error.requestId);
    },
  };
}

/** Without its code nothing is observed. */
async function loadVitals(report: (vital: WithoutContext<PortalReport>) => void): Promise<void> {
  const loaded = await import('./observeVitals.ts').catch(() => null);
  loaded?.observeVitals(report);
}

/** The id that the proxy gave to the request of the page. */
function readRequestId(performance: Pick<Performance, 'getEntriesByType'>): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const given = navigation?.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
  return /^00-([0-9a-f]{32})-/.exec(given ?? '')?.[1];
}
