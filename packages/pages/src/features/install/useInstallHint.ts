import { useEffect, useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { serverNow } from '../../platform/time/server/serverNow.ts';
import { countVisit, isOffered, storedVisits } from './countVisit.ts';

/** Counts the visits on this device, and says when the home screen is offered; without storage each visit is the first. */
export function useInstallHint(): { isDue: boolean; decline: () => void } {
  const { client, device } = usePortal();
  const [visits, setVisits] = useState(() => countVisit(device.get(storedVisits), serverNow(client)));
  useEffect(() => device.set(storedVisits, visits), [device, visits]);
  return {
    isDue: isOffered(visits),
    decline: () => setVisits({ ...visits, isDeclined: true }),
  };
}
