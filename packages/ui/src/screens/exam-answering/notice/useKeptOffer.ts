import type { KeptAnswers } from '@cloud-school/engine';
import { useEffect, useMemo, useState } from 'react';
import type { KeptAnswersOffer } from './KeptAnswersOffer.ts';

/** The offer of the answers that this device kept of an attempt that the server no longer has; null once it is decided. */
export function useKeptOffer(opened: { kept: Promise<KeptAnswers | null> } | null): KeptAnswersOffer | null {
  const [kept, setKept] = useState<KeptAnswers | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    void opened?.kept.then((found) => {
      if (!isUnmounted) setKept(found);
    });
    return () => {
      isUnmounted = true;
    };
  }, [opened]);

  return useMemo(() => {
    if (!kept) return null;
    return {
      count: kept.count,
      onUse: () => {
        setKept(null);
        void kept.take().then((isUsed) => {
          if (!isUsed) setKept(kept);
        });
      },
      onDecline: () => setKept(null),
    };
  }, [kept]);
}
