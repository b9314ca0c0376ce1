import { type Endpoint, isApiError } from '@cloud-school/api-client';
import { matchPath } from 'react-router-dom';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { OnReport, PortalReport, WebVital } from './PortalReport.ts';
import { toReportedError } from './toReportedError.ts';

/** Milliseconds in which the same report is made once: each student's retries must not burden a school in an outage. */
const QUIET_TIME = 60_000;

export type ReportedEndpoint = Pick<Endpoint<never, unknown>, 'reportedAs'>;

type WithoutPage<Report> = Report extends unknown ? Omit<Report, 'page'> : never;

interface ReporterOptions {
  onReport: OnReport;
  /** The paths of the portal's routes. */
  patterns: readonly string[];
  window: Pick<Window, 'addEventListener' | 'location' | 'performance'>;
}

export interface Reporter {
  reportCaught: (error: unknown) => void;
  reportCall: (endpoint: ReportedEndpoint, error: unknown) => void;
}

/** Listens to what goes wrong on the page and hands it on without personal data. */
export function createReporter({ onReport, patterns, window }: ReporterOptions): Reporter {
  const reportedAt = new Map<string, number>();
  const { origin } = window.location;

  function report(event: WithoutPage<PortalReport>) {
    const { pathname } = window.location;
    const page = patterns.find((pattern) => pattern !== '*' && matchPath(pattern, pathname)) ?? '*';
    const key = JSON.stringify([page, event]);
    const now = window.performance.now();
    const last = reportedAt.get(key);
    if (last !== undefined && now - last < QUIET_TIME) return;
    reportedAt.set(key, now);
    try {
      onReport({ page, ...event });
    } catch (error) {
      // A report must not cause the next one.
      console.warn('onReport threw an error. The portal goes on without this report.', error);
    }
  }

  const reportError = (caughtBy: 'boundary' | 'window' | 'promise', error: unknown) => {
    if (isApiError(error, 'cancelled')) return;
    report({ kind: 'error', caughtBy, error: toReportedError(error, origin) });
  };
  window.addEventListener('error', ({ error }) => {
    // Scripts of other origins give no error, and neither does a ResizeObserver that is late.
    if (error) reportError('window', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('promise', reason));

  const reportVital = ({ name, value }: { name: WebVital; value: number }) =>
    report({ kind: 'web-vital', name, value: Math.round(value * 1000) / 1000 });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(reportVital);

  return {
    reportCaught: (error) => reportError('boundary', error),
    reportCall: ({ reportedAs: kind }, error) => {
      if (kind && isApiError(error) && error.kind !== 'cancelled') report({ kind, reason: error.kind });
    },
  };
}
