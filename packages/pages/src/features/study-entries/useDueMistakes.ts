import { countDueToday, isPractisable, type Mistake } from '@cloud-school/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
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
  const book = useMistakes(classId ?? '', isAsked ? student : NOBODY);
  const read = useMemo(() => (book.status === 'ready' ? practisableIds(book.data.mistakes) : null), [book]);

  // The book is of the day on which it was read, also where the page stays open over midnight.
  const written = useRef<string[]>(null);
  useEffect(() => {
    if (classId === null || read === null || written.current === read) return;
    written.current = read;
    device.set(storedBook, { day: today, ids: read }, classId);
  }, [classId, device, read, today]);

  const ids = classId === null ? [] : (known ?? read);
  return {
    total: ids?.length ?? null,
    dueToday: countDueToday(ids ?? [], cards, today),
    isFailed: ids === null && (book.status === 'failed' || student.failure !== null),
  };
}

const practisableIds = (mistakes: readonly Mistake[]): string[] =>
  mistakes.filter(({ question }) => isPractisable(question)).map(({ id }) => id);
