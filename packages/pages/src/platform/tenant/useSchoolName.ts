import { dataOf } from '@cloud-school/ui';
import { useTenantSchool } from './School.ts';

/** Shown while the school is unknown: one shell serves the schools of several brands, so that its own name may be wrong. */
const UNKNOWN_SCHOOL = '云校';

/** The school's name. */
export function useSchoolName(): string {
  const { school } = useTenantSchool();
  return dataOf(school)?.universityName || UNKNOWN_SCHOOL;
}
