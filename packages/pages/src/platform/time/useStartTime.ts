import { useIsHydrating } from '@cloud-school/ui';
import { useState } from 'react';
import { usePortal } from '../portal/Portal.ts';
import { serverNow } from './serverNow.ts';

/**
 * The server's time as the component first renders, in milliseconds since 1970. While a page that a server rendered becomes
 * alive, the time of that rendering: both say the same.
 */
export function useStartTime(): number {
  const { client, visit } = usePortal();
  const isHydrating = useIsHydrating();
  const [time] = useState(() => (isHydrating ? visit.renderedAt : null) ?? serverNow(client));
  return time;
}
