import { countDueToday, isMastered, isPractisable } from '@cloud-school/domain';
import { useEffect, useState } from 'react';
import { usePageIdle } from '../../platform/data/usePageIdle.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useClassStudent } from '../class-student/useClassStudent.ts';
import { storedBook } from '../mistakes/storedBook.ts';
import { useMistakeCards } from '../mistakes/useMistakeCards.ts';
import { useMistakes } from '../mistakes/useMistakes.ts';

const NOBODY = { studentId: null, userId: null };

interface DueMistakes {
  /** In the book; null while unknown. */
  total: number | null;
  dueToday: number;
  mastered: number;
  isFailed: boolean;
}

/**
 * How much is in the book of a class. It is read once a day, when the page is idle: some tests take a dozen calls; null for a student
 * without a class.
 */
export function useDueMistakes(classId: string | null): DueMistakes {
  const { device } = usePortal();
  const { cards, today } = useMistakeCards();
  const isIdle = usePageIdle();
  const [stored] = useState(() => (classId === null ? undefined : device.get(storedBook, classId)));
  const known = stored?.day === today ? stored.ids : null;
  const isAsked = classId !== null && known === null && isIdle;
  const student = useClassStudent({ classId: isAsked ? classId : undefined });
  const mistakes = useMistakes(classId ?? '', isAsked ? student : NOBODY);
  const read = mistakes.status === 'ready' ? mistakes.data : null;

  useEffect(() => {
    if (classId === null || read === null) return;
    const ids = read.filter(({ question }) => isPractisable(question)).map(({ id }) => id);
    device.set(storedBook, { day: today, ids }, classId);
  }, [classId, device, read, today]);

  const ids =
    known ??
    read?.filter(({ question }) => isPractisable(question)).map(({ id }) => id) ??
    (classId === null ? [] : null);
  return {
    total: ids?.length ?? null,
    dueToday: ids ? countDueToday(ids, cards, today) : 0,
    mastered: Object.values(cards).filter(isMastered).length,
    isFailed: ids === null && (mistakes.status === 'failed' || student.failure !== null),
  };
}
