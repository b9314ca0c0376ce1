import type { KeptAnswersOffer } from '@cloud-school/ui';
import { useMemo, useState } from 'react';
import type { OpenedAttempt } from './openAttempt.ts';

/** The offer of the answers that this device kept of an attempt that the server no longer has; null once it is decided. */
export function useKeptAnswers(
  opened: Extract<OpenedAttempt, { kind: 'open' }> | null,
): KeptAnswersOffer | null {
  const [isDecided, setIsDecided] = useState(false);
  return useMemo(() => {
    if (isDecided || !opened?.kept) return null;
    const { kept, attempt } = opened;
    return {
      count: kept.answers.size,
      onUse: () => {
        setIsDecided(true);
        // They leave their old place only when they are on disk in the new one.
        void attempt.adopt(kept.answers).then(kept.forget);
      },
      onDecline: () => setIsDecided(true),
    };
  }, [opened, isDecided]);
}
