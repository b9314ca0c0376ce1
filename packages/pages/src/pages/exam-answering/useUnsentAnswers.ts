import { EMPTY_ANSWER, isEmptyAnswer } from '@cloud-school/domain';
import type { ExamAttempt } from '@cloud-school/engine';
import type { KeptAnswersOffer } from '@cloud-school/ui/questions';
import { useEffect, useMemo, useState } from 'react';
import type { UnsentAnswers } from './findUnsentAnswers.ts';
import type { OpenedAttempt } from './openAttempt.ts';
import { takeKept } from './takeKept.ts';

/** The offer of the answers that this device kept of an attempt that the server no longer has; null once it is decided. */
export function useUnsentAnswers(
  opened: Extract<OpenedAttempt, { kind: 'open' }> | null,
): KeptAnswersOffer | null {
  const [kept, setKept] = useState<UnsentAnswers | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    void opened?.kept.then((found) => {
      if (!isUnmounted) setKept(found && withoutAnswered(found, opened.attempt));
    });
    return () => {
      isUnmounted = true;
    };
  }, [opened]);

  return useMemo(() => {
    if (!kept || !opened) return null;
    return {
      count: kept.answers.size,
      onUse: () => {
        setKept(null);
        void takeKept(opened.attempt, kept).then((isUsed) => {
          if (!isUsed) setKept(kept);
        });
      },
      onDecline: () => setKept(null),
    };
  }, [opened, kept]);
}

/** What the attempt would take; null for nothing. What was answered again stays on the device, and is not offered. */
function withoutAnswered(
  kept: UnsentAnswers,
  { getAnswer }: Pick<ExamAttempt, 'getAnswer'>,
): UnsentAnswers | null {
  const wanted = [...kept.answers].filter(([id]) => isEmptyAnswer(getAnswer(id) ?? EMPTY_ANSWER));
  return wanted.length === 0 ? null : { ...kept, answers: new Map(wanted) };
}
