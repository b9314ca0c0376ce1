import type { Loadable } from '@cloud-school/ui';
import { useSwrLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import type { MistakeBook } from './loadMistakes.ts';

/** What the keys of mistakes hold. */
export const MISTAKES = 'mistakes';

/** The book of a class; loading while its student is unknown. */
export function useMistakes(
  classId: string,
  { studentId, userId }: { studentId: string | null; userId: string | null },
): Loadable<MistakeBook> {
  const { client } = usePortal();
  const student = studentId !== null && userId !== null ? { classId, studentId, userId } : null;
  return useSwrLoadable(student && [MISTAKES, student], async () => {
    // Never called without a student: the key is null then.
    if (!student) return { mistakes: [], withheld: [] };
    // The calls of exams, which pages that only count need late.
    const { loadMistakes } = await import('./loadMistakes.ts');
    return loadMistakes(client, student);
  });
}
