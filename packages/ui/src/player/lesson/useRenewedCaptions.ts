import type { VideoSource } from '@cloud-school/domain';
import { useRef, useState } from 'react';

/**
 * Captions whose signed address expired: requested again once in each lesson that plays. The call that names them names the
 * video too, which plays on from its old address until the student retries or chooses another quality.
 */
export function useRenewedCaptions(captionsUrl: string | null, onRenew?: () => Promise<unknown>) {
  const [heldSource, setHeldSource] = useState<VideoSource | null>(null);
  const hasRenewed = useRef(false);
  return {
    heldSource,
    renew(source: VideoSource) {
      if (hasRenewed.current || captionsUrl === null || !onRenew) return;
      hasRenewed.current = true;
      setHeldSource(source);
      onRenew().catch(() => undefined);
    },
    release() {
      hasRenewed.current = false;
      setHeldSource(null);
    },
  };
}
