import { useEffect, useState } from 'react';
import { usePortal } from '../portal/Portal.ts';

const INTERVAL_MS = 60_000;

/** The time by the server's clock, or by this device's until the server has answered; updated every minute. */
export function useNow(): Date {
  const { client } = usePortal();
  const [now, setNow] = useState(() => new Date(Date.now() + (client.serverClockOffset() ?? 0)));
  useEffect(() => {
    const update = () => setNow(new Date(Date.now() + (client.serverClockOffset() ?? 0)));
    const timer = setInterval(update, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [client]);
  return now;
}
