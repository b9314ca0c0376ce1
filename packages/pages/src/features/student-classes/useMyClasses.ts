import { listStudentClasses, listStudentClassesOfAllTenants } from '@cloud-school/api-client';
import type { StudentClass } from '@cloud-school/domain';
import type { Loadable } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';

/** The student's classes; those of all tenants with the capability `classListIgnoresTenant` (CLASS-03). */
export function useMyClasses(options?: { isQuiet: boolean }): Loadable<StudentClass[]> {
  const { brand } = usePortal();
  const userId = useUserId();
  const endpoint = brand.capabilities.classListIgnoresTenant
    ? listStudentClassesOfAllTenants
    : listStudentClasses;
  return useLoadable(endpoint, userId === null ? null : { userId }, options);
}
