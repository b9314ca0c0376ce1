import { useEffect, useMemo, useState } from 'react';
import { usePortal } from '../portal/Portal.ts';
import { serverNow } from './serverNow.ts';
import { useStartTime } from './useStartTime.ts';

const INTERVAL_MS = 60_000;

/** The time by the server's clock, or by this device's until the server has answered; updated every minute. */
export function useNow(): Date {
  const { client } = usePortal();
  const startTime = useStartTime();
  const [lastMinute, setLastMinute] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setLastMinute(serverNow(client)), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [client]);
  const time = lastMinute ?? startTime;
  return useMemo(() => new Date(time), [time]);
}
