import { type FailureKind, isRecord, keysOf } from '@cloud-school/domain';
import type { PortalReport, WebVital } from '@cloud-school/pages';

/** What is stored of a report: fields of a known form alone, each of a bounded length; nothing that tells two openings apart. */
export interface ReceivedReport {
  kind: PortalReport['kind'];
  /** Without a port. */
  host: string;
  page: string;
  release: string;
  device: string;
  browser: string;
  /** The failed call's request; '' where there is none. */
  request: string;
  /** The class of an error, the reason of a failed save or hand-in, the name of a web vital. */
  name: string;
  /** The failed call of an error; '' where there is none. */
  endpoint: string;
  /** The innermost place of an error, the element of a web vital; '' where there is none. */
  place: string;
  /** Of a web vital. */
  value: number | null;
}

/** Nothing is reported of a call that was cancelled. */
const REASONS: Record<Exclude<FailureKind, 'cancelled'>, true> = {
  'session-expired': true,
  rejected: true,
  unavailable: true,
  malformed: true,
};

const VITALS: Record<WebVital, true> = { CLS: true, FCP: true, INP: true, LCP: true, TTFB: true };

const DEVICES: Record<PortalReport['device'], true> = { phone: true, tablet: true, desktop: true };

const oneOf = (words: object) => new RegExp(`^(?:${keysOf(words).join('|')})$`);

/** The form of each text; what has another one is no report of a portal. */
const FORMS = {
  host: /^(?=.{1,100}$)[\da-z][\da-z.-]*(?::\d{1,5})?$/,
  page: /^(?=.{1,100}$)(?:\*|\/[\w/:*.-]*)$/,
  release: /^[\w.+-]{1,64}$/,
  device: oneOf(DEVICES),
  browser: /^(?:other|[A-Za-z]{1,16} \d{1,4})$/,
  id: /^[\da-f]{32}$/,
  reason: oneOf(REASONS),
  error: /^(?:thrown [a-z]{1,12}|(?:[A-Z][A-Za-z]{0,39})?(?:Error|Exception))$/,
  endpoint: /^[A-Za-z][\w.-]{0,63}$/,
  place: /^[\w./@~-]{1,160}:\d{1,7}:\d{1,7}$/,
  vital: oneOf(VITALS),
  target: /^[\da-z>-]{1,80}$/,
} as const;

/** The end of an address' host. */
const PORT = /:\d{1,5}$/;

/** Of a page whose release is none of those that are stored. */
export const OTHER_RELEASE = 'other';

/** An hour that a page takes is no measurement. */
const MAX_VALUE = 3_600_000;

const read = (form: keyof typeof FORMS, value: unknown): string | null =>
  typeof value === 'string' && FORMS[form].test(value) ? value : null;

type Details = Pick<ReceivedReport, 'name' | 'endpoint' | 'place' | 'value'>;

/** What the kinds say beside what all say; null where it is not of that form. */
const DETAILS: Record<PortalReport['kind'], (report: Record<string, unknown>) => Details | null> = {
  error({ error }) {
    if (!isRecord(error)) return null;
    const name = read('error', error.name);
    const call = isRecord(error.call) ? error.call : {};
    const places = Array.isArray(error.places) ? (error.places as unknown[]) : [];
    return name === null
      ? null
      : {
          name,
          endpoint: read('endpoint', call.endpointId) ?? '',
          place: read('place', places[0]) ?? '',
          value: null,
        };
  },
  'answer-not-saved': readReason,
  'hand-in-failed': readReason,
  'web-vital'({ name: given, value, target }) {
    const name = read('vital', given);
    if (name === null || typeof value !== 'number' || !(value >= 0 && value <= MAX_VALUE)) return null;
    return { name, endpoint: '', place: read('target', target) ?? '', value };
  },
};

export const REPORT_KINDS = keysOf(DETAILS);

function readReason({ reason }: Record<string, unknown>): Details | null {
  const name = read('reason', reason);
  return name === null ? null : { name, endpoint: '', place: '', value: null };
}

/** A report out of a body; null for anything else. */
export function readReport(text: string): ReceivedReport | null {
  const given = parse(text);
  if (!isRecord(given)) return null;
  const kind = REPORT_KINDS.find((each) => each === given.kind);
  const details = kind && DETAILS[kind](given);
  const context = {
    host: read('host', given.host)?.replace(PORT, '') ?? null,
    page: read('page', given.page),
    release: read('release', given.release),
    device: read('device', given.device),
    browser: read('browser', given.browser),
  };
  if (!kind || !details || !isComplete(context)) return null;
  return { kind, ...context, request: read('id', given.requestId) ?? '', ...details };
}

const isComplete = <Key extends string>(values: Record<Key, string | null>): values is Record<Key, string> =>
  Object.values(values).every((value) => value !== null);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
