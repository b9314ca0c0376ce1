import { useIsHydrating } from '@cloud-school/ui';
import { useState } from 'react';
import { usePortal } from '../portal/Portal.ts';

/** A clock that is this close is right (ms): times are shown to the minute, and a correction renders the page again. */
const CLOSE_MS = 3000;

/** Server clock minus this device's clock, ms; null until the server has answered. */
export const toCorrection = (offset: number | null): number | null =>
  offset !== null && Math.abs(offset) < CLOSE_MS ? 0 : offset;

/**
 * The server's time as the component first renders, in milliseconds since 1970. Until the server has answered, it is the
 * device's. While a page that a server rendered hydrates, it is the time of that rendering, so that both say the same; right
 * after it is the current time, since a rendered page may have been cached for minutes.
 */
export function useStartTime(): number {
  const { client, visit } = usePortal();
  const isHydrating = useIsHydrating();
  const [startedAt] = useState(Date.now);
  const [offset, setOffset] = useState(() => toCorrection(client.serverClockOffset()));
  const measured = toCorrection(client.serverClockOffset());
  if (offset === null && measured !== null) setOffset(measured);
  return (isHydrating ? visit.renderedAt : null) ?? startedAt + (offset ?? measured ?? 0);
}
