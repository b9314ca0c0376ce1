import type { OfferedAnswers } from '@cloud-school/engine';
import { useEffect, useMemo, useState } from 'react';
import type { UnsentAnswersOffer } from './UnsentAnswersOffer.ts';

/** The offer of the unsent answers of an attempt that the server no longer has; null once it is decided. */
export function useUnsentAnswers(
  opened: { unsent: Promise<OfferedAnswers | null> } | null,
): UnsentAnswersOffer | null {
  const [unsent, setUnsent] = useState<OfferedAnswers | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    void opened?.unsent.then((found) => {
      if (!isUnmounted) setUnsent(found);
    });
    return () => {
      isUnmounted = true;
    };
  }, [opened]);

  return useMemo(() => {
    if (!unsent) return null;
    return {
      count: unsent.count,
      onUse: () => {
        setUnsent(null);
        void unsent.take().then((isUsed) => {
          if (!isUsed) setUnsent(unsent);
        });
      },
      onDecline: () => setUnsent(null),
    };
  }, [unsent]);
}
