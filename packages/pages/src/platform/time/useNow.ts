import { useMemo, useState } from 'react';
import { usePortal } from '../portal/Portal.ts';
import { serverNow } from './server/serverNow.ts';
import { useWatch } from './useFreshAt.ts';
import { useStartTime } from './useStartTime.ts';

/**
 * The time by the server's clock, or by this device's until the server has answered; updated every minute, at the school's
 * midnight, at the times of the school that are given, and when the page is seen again.
 */
export function useNow(times: readonly (string | null)[] = NO_TIMES): Date {
  const { client } = usePortal();
  const startTime = useStartTime();
  const [lastMinute, setLastMinute] = useState<number | null>(null);
  useWatch({ times, isDaily: true, isAwaited: true }, () => setLastMinute(serverNow(client)));
  const time = lastMinute ?? startTime;
  return useMemo(() => new Date(time), [time]);
}

const NO_TIMES: readonly null[] = [];
