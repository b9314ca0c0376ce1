import { asRecord, optionalNumber, optionalText, optionalTextOf, type WireRecord } from './read.ts';
import type { School } from './School.ts';

/** Both degrees within their range, or null; 0, 0 is a form nobody filled in. */
function parsePosition(record: WireRecord): School['position'] {
  const latitude = optionalNumber(record.latitude);
  const longitude = optionalNumber(record.longitude);
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude, longitude };
}

/** University info to the domain; names that are missing read as empty. */
export function parseSchool(data: unknown): School {
  const record = asRecord(data, 'School');
  return {
    universityId: optionalText(record.universityId),
    universityName: optionalText(record.universityName) ?? '',
    projectName: optionalText(record.projectName) ?? '',
    logoUrl: optionalText(record.logo),
    address: optionalText(record.address),
    position: parsePosition(record),
    typeName: optionalTextOf(record.schoolType, 'desc'),
    crowd: optionalText(record.crowd),
    websiteUrl: optionalText(record.website),
    contactMobile: optionalText(record.contactMobile),
  };
}
