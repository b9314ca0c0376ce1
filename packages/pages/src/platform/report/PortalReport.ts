import type { FailureKind } from '@cloud-school/domain';

/**
 * What went wrong or was slow at a visitor's or student's. It holds no answers, tokens, names, numbers of persons, messages
 * of errors (they may quote data) or queries of addresses.
 */
export type PortalReport = ReportContext &
  (
    | {
        kind: 'error';
        /** An error boundary caught it, or nothing did: neither the code nor the handler of a promise. */
        caughtBy: 'boundary' | 'window' | 'promise';
        error: ReportedError;
      }
    /** The save of an answer had no confirmation. The device keeps the answer and tries again. */
    | { kind: 'answer-not-saved'; reason: FailureKind }
    /** A hand-in had no confirmation. The device tries again, or the student does. */
    | { kind: 'hand-in-failed'; reason: FailureKind }
    | ReportedVital
  );

/** Where a report comes from. */
export interface ReportContext {
  /** Of the page (`<meta name="release">`, which the build writes); 'unknown' without one. */
  release: string;
  /** yunfan.example.com */
  host: string;
  /** The pattern of the page's route, such as /study/test/answer; `*` for an address that no route matches. */
  page: string;
  device: DeviceKind;
  /** Its name and major version: 'Chrome 109'; 'other' for one that is not known. */
  browser: string;
  /** Of the request that brought the page, from the proxy (`server-timing: traceparent`), else made here: 32 hex digits. */
  pageRequestId: string;
  /** Of the failed call, where it carried one. */
  requestId?: string;
}

export type DeviceKind = 'phone' | 'tablet' | 'desktop';

export type WebVital = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

export interface ReportedVital {
  kind: 'web-vital';
  name: WebVital;
  /** Milliseconds; of CLS the score. */
  value: number;
  /** Milliseconds of its parts, such as resourceLoadDelay. */
  parts?: Record<string, number>;
  /** The element that it is about, by the names of the innermost elements alone: 'ul>li>img'. */
  target?: string;
}

export interface ReportedError {
  /** Of its class: TypeError. */
  name: string;
  /** Of a failed call: its endpoint and kind. */
  call?: { endpointId: string; reason: FailureKind };
  /** Places in this site's own files, innermost first: assets/index-C-TDGEzN.js:1:3821 */
  places: string[];
}

export type OnReport = (report: PortalReport) => void;
