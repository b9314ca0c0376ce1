import { parsePosition } from './parsePosition.ts';
import { asRecord, optionalText, optionalTextOf } from './read.ts';
import type { School } from './School.ts';

/** University info to the domain; names that are missing read as empty. */
export function parseSchool(data: unknown): School {
  const record = asRecord(data, 'School');
  return {
    universityId: optionalText(record.universityId),
    universityName: optionalText(record.universityName) ?? '',
    projectName: optionalText(record.projectName) ?? '',
    logoUrl: optionalText(record.logo),
    address: optionalText(record.address),
    position: parsePosition(record.latitude, record.longitude),
    typeName: optionalTextOf(record.schoolType, 'desc'),
    crowd: optionalText(record.crowd),
    websiteUrl: optionalText(record.website),
    contactMobile: optionalText(record.contactMobile),
  };
}
