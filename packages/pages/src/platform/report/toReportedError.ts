import { isApiError } from '@cloud-school/api-client';
import { parseUrl } from '@cloud-school/domain';
import type { ReportedError } from './PortalReport.ts';

/** Where this code is from: not the page's origin where a build has its files on a CDN (ASSETS_ORIGIN). */
const CODE_ORIGIN = parseUrl(import.meta.url)?.origin;

/** Frames of a stack that say enough to find the place. */
const MAX_PLACES = 8;

/** What may leave the device of a thrown value: never its message, which may quote an answer, a name or an address. */
export function toReportedError(thrown: unknown, origin: string): ReportedError {
  const places = thrown instanceof Error ? findPlaces(thrown.stack ?? '', origin) : [];
  return {
    name: toName(thrown),
    ...(isApiError(thrown) && { call: { endpointId: thrown.endpointId, reason: thrown.kind } }),
    places,
  };
}

function toName(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `thrown ${typeof thrown}`;
  // Code can set the name of an error to any text.
  return /^[A-Z][A-Za-z]{0,39}(?:Error|Exception)$/.test(thrown.name) ? thrown.name : 'Error';
}

/** Only script files of this origin and of this code's: the page's own address has a query, and extensions are none of ours. */
function findPlaces(stack: string, origin: string): string[] {
  // The first lines of a stack repeat the message, which may itself look like a place.
  const lines = stack.split('\n').filter((line) => /^\s+at |@/.test(line));
  return lines
    .flatMap((line) => {
      const [, address = '', position] = /(https?:\/\/[^\s()]+?):(\d+:\d+)\)?$/.exec(line) ?? [];
      const url = parseUrl(address);
      const isOwn = url?.origin === origin || url?.origin === CODE_ORIGIN;
      if (!url || !isOwn || !/^[\w./@~-]+\.[cm]?[jt]sx?$/.test(url.pathname)) return [];
      return [`${url.pathname.slice(1)}:${position}`];
    })
    .slice(0, MAX_PLACES);
}
