import { listStudentClasses, listStudentClassesOfAllTenants } from '@cloud-school/api-client';
import type { StudentClass } from '@cloud-school/domain';
import type { Loadable } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal, useSession } from '../../platform/portal/Portal.ts';

/** The student's classes; those of all tenants with the capability `classListIgnoresTenant` (CLASS-03). */
export function useMyClasses(): Loadable<StudentClass[]> {
  const { brand } = usePortal();
  const session = useSession();
  const endpoint = brand.capabilities.classListIgnoresTenant
    ? listStudentClassesOfAllTenants
    : listStudentClasses;
  return useLoadable(endpoint, session.kind === 'student' ? { userId: session.userId } : null);
}
