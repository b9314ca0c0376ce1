import { EMPTY_ANSWER, isEmptyAnswer } from '@cloud-school/domain';
import type { ExamAttempt } from '@cloud-school/engine';
import type { UnsentAnswersOffer } from '@cloud-school/ui/questions';
import { useEffect, useMemo, useState } from 'react';
import type { UnsentAnswers } from './findUnsentAnswers.ts';
import type { OpenedAttempt } from './openAttempt.ts';
import { takeUnsentAnswers } from './takeUnsentAnswers.ts';

/** The offer of the unsent answers of an attempt that the server no longer has; null once it is decided. */
export function useUnsentAnswers(
  opened: Extract<OpenedAttempt, { kind: 'open' }> | null,
): UnsentAnswersOffer | null {
  const [unsent, setUnsent] = useState<UnsentAnswers | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    void opened?.unsent.then((found) => {
      if (!isUnmounted) setUnsent(found && withoutAnswered(found, opened.attempt));
    });
    return () => {
      isUnmounted = true;
    };
  }, [opened]);

  return useMemo(() => {
    if (!unsent || !opened) return null;
    return {
      count: unsent.answers.size,
      onUse: () => {
        setUnsent(null);
        void takeUnsentAnswers(opened.attempt, unsent).then((isUsed) => {
          if (!isUsed) setUnsent(unsent);
        });
      },
      onDecline: () => setUnsent(null),
    };
  }, [opened, unsent]);
}

/** What the attempt would take; null for nothing. What was answered again stays on the device, and is not offered. */
function withoutAnswered(
  unsent: UnsentAnswers,
  { getAnswer }: Pick<ExamAttempt, 'getAnswer'>,
): UnsentAnswers | null {
  const wanted = [...unsent.answers].filter(([id]) => isEmptyAnswer(getAnswer(id) ?? EMPTY_ANSWER));
  return wanted.length === 0 ? null : { ...unsent, answers: new Map(wanted) };
}
