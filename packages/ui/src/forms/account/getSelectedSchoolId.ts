import type { CloudSchool } from '@cloud-school/domain';

/** The id of the selected school, or '' if it is not one of the schools; an only school is always selected. */
export function getSelectedSchoolId(schools: readonly CloudSchool[], schoolId: string): string {
  const [only, ...others] = schools;
  if (only && others.length === 0) return only.id;
  return schools.some(({ id }) => id === schoolId) ? schoolId : '';
}
