import { useCallback, useSyncExternalStore } from 'react';
import { type SmsPhase, smsPhase } from './smsPhase.ts';

/** The phase, updated every second; `sentAt` is in milliseconds since 1970, null before the first code. */
export function useSmsPhase(sentAt: number | null): SmsPhase {
  const secondsLeft = useCallback(() => {
    const phase = smsPhase(sentAt, Date.now());
    return phase.kind === 'counting' ? phase.seconds : 0;
  }, [sentAt]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(() => {
        listener();
        if (secondsLeft() === 0) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [secondsLeft],
  );
  const seconds = useSyncExternalStore(subscribe, secondsLeft, () => 0);
  return seconds > 0 ? { kind: 'counting', seconds } : { kind: 'ready', hasSent: sentAt !== null };
}
