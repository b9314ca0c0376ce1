import type { SchoolDetails } from '@cloud-school/domain';
import { parseBusinessSchool } from './parseSchool.ts';
import { parseSchoolProfile } from './parseSchoolProfile.ts';

/** Reads the business school info with its profile. */
export function parseSchoolDetails(data: unknown): SchoolDetails {
  return { ...parseBusinessSchool(data), profile: parseSchoolProfile(data) };
}
