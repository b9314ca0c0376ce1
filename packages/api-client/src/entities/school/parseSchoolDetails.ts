import { parseBusinessSchool } from './parseSchool.ts';
import { parseSchoolProfile } from './parseSchoolProfile.ts';
import type { SchoolDetails } from '@cloud-school/domain';

/** Reads the business school info with its profile. */
export function parseSchoolDetails(data: unknown): SchoolDetails {
  return { ...parseBusinessSchool(data), profile: parseSchoolProfile(data) };
}
