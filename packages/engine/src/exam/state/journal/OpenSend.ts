/** A save without a known outcome: the server may still process it, also after the client gave it up. */
export interface OpenSend {
  /** The revision of the answer that it carries. */
  readonly rev: number;
  /** The latest moment at which the server may process it; milliseconds since 1970 by the server's clock. */
  readonly until: number;
}

/** The longest time between sending a save and its processing: a gateway gives a request up before its server does. */
export const REQUEST_TRAVEL_MS = 30_000;

/** Limits the moments of sends that were stored under another clock. */
export function limitOpenSends(openSends: readonly OpenSend[], now: number): readonly OpenSend[] {
  const latest = now + REQUEST_TRAVEL_MS;
  return openSends.map(({ rev, until }) => ({ rev, until: Math.min(until, latest) }));
}

/** The sends of an entry whose revision becomes another number. */
export function renumberOpenSends(
  openSends: readonly OpenSend[],
  from: number,
  to: number,
): readonly OpenSend[] {
  return openSends.map((send) => (send.rev === from ? { ...send, rev: to } : send));
}
