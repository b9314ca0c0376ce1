import { useIsHydrating } from '@cloud-school/ui';
import { useState } from 'react';
import { usePortal } from '../portal/Portal.ts';
import { serverNow } from './server/serverNow.ts';

/**
 * The server's time as the component first renders, in milliseconds since 1970. While a page that a server rendered hydrates,
 * it is the time of that rendering, so that both say the same; right after it is the current time, since a rendered page may
 * have been cached for minutes.
 */
export function useStartTime(): number {
  const { client, visit } = usePortal();
  const isHydrating = useIsHydrating();
  const [time] = useState(() => serverNow(client));
  return (isHydrating ? visit.renderedAt : null) ?? time;
}
