import { parseUrl } from '@cloud-school/domain';
import type { OnReport, PortalReport } from './PortalReport.ts';
import { toOtlpLogs } from './toOtlpLogs.ts';
import { toSentryEnvelope } from './toSentryEnvelope.ts';

interface Post {
  address: string;
  body: (report: PortalReport) => string;
  /** Another origin has to allow a type that no form can send; ours and Sentry take text. */
  type: 'text/plain' | 'application/json';
}

/** How a service wants its reports is seen from its address. */
export function toPost(address: string): Post {
  const url = parseUrl(address);
  if (url?.username) {
    // A DSN of Sentry: https://KEY@sentry.example.com/PROJECT
    const { username, origin, pathname } = url;
    const cut = pathname.lastIndexOf('/');
    const path = `${pathname.slice(0, cut)}/api${pathname.slice(cut)}/envelope/`;
    return {
      address: `${origin}${path}?sentry_key=${username}&sentry_version=7`,
      body: toSentryEnvelope,
      type: 'text/plain',
    };
  }
  if ((url?.pathname ?? address).endsWith('/v1/logs'))
    return { address, body: toOtlpLogs, type: 'application/json' };
  return { address, body: (report) => JSON.stringify(report), type: 'text/plain' };
}

/** Posts each report, without a token of ours, also while the page closes. */
export function createSender(given: string, navigator: Pick<Navigator, 'sendBeacon'>): OnReport {
  const { address, body, type } = toPost(given);
  return (report) => void navigator.sendBeacon(address, new Blob([body(report)], { type }));
}
