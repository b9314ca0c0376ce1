import { useMediaState } from '@vidstack/react';
import { useEffect, useState } from 'react';

/** Milliseconds of buffering after which a retry is offered. Shorter waits are usual on a phone's connection. */
const STALLED_AFTER_MS = 12_000;

/** True while a video has been loading for so long that the student needs something to do. */
export function useStall(): boolean {
  const isWaiting = useMediaState('waiting');
  const canPlay = useMediaState('canPlay');
  const isBusy = isWaiting || !canPlay;
  const [isStalled, setStalled] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setStalled(true), STALLED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [isBusy]);
  return isStalled;
}
