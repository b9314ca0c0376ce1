import { BUSINESS_LINES, type BusinessLine, type BusinessSchool, type School } from '@cloud-school/domain';
import { MalformedError } from '../../errors/MalformedError.ts';
import {
  asRecord,
  isRecord,
  jsonList,
  optionalNumber,
  optionalText,
  optionalTextOf,
  readItems,
  readPicture,
  text,
} from '../read.ts';
import { parsePosition } from './parsePosition.ts';

/** Reads the university info; a missing name becomes an empty text. */
export function parseSchool(data: unknown): School {
  const record = asRecord(data, 'School');
  return {
    universityId: optionalText(record.universityId),
    universityName: optionalText(record.universityName) ?? '',
    projectName: optionalText(record.projectName) ?? '',
    logoUrl: readPicture(record.logo),
    address: optionalText(record.address),
    position: parsePosition(record.latitude, record.longitude),
    typeName: optionalTextOf(record.schoolType, 'desc'),
    crowd: optionalText(record.crowd),
    websiteUrl: optionalText(record.website),
    contactMobile: optionalText(record.contactMobile),
  };
}

/** schoolParentType of schools that offer no training of their own (HOME-10). */
const WITHOUT_TRAINING = 'PE12';

function isText(value: string | null): value is string {
  return value !== null;
}

function parseOrganization(item: unknown): BusinessSchool['certificationOrganizations'][number] {
  const record = asRecord(item, 'Certification organisation');
  return { id: text(record.id, 'Certification organisation id'), name: optionalText(record.name) ?? '' };
}

/** Reads the business school info. */
export function parseBusinessSchool(data: unknown): BusinessSchool {
  const record = asRecord(data, 'Business school');
  const pills = [record.institutionProperty, record.institutionGrade, record.trainingMode];
  return {
    projectName: optionalText(record.projectName) ?? '',
    tags: pills.map((pill) => optionalTextOf(pill, 'desc')).filter(isText),
    serviceAttributes: jsonList(record.serviceAttribute).map(optionalText).filter(isText),
    contactMobile: optionalText(record.contactMobile),
    hasTraining: optionalTextOf(record.schoolParentType, 'code') !== WITHOUT_TRAINING,
    certificationOrganizations: readItems(jsonList(record.certificationOrganizationList), parseOrganization),
    certificationLabel: optionalText(record.certificationOrganizationTypeName) ?? '认证机构',
    trainingLabel: optionalText(record.trainingInstitutionsName) ?? '培训机构',
  };
}

/** Reads a comma-separated text of business keys; keeps the known ones, in the order of the entry grid (HOME-04). */
export function parseBusinessLines(data: unknown): BusinessLine[] {
  const listed = optionalText(isRecord(data) ? data.business : data) ?? '';
  const keys = new Set(listed.split(/[,，]/).map((key) => key.trim()));
  return BUSINESS_LINES.filter((line) => keys.has(line));
}

/** Reads the number of visits to the school's site. */
export function parseVisitorCount(data: unknown): number {
  const count = optionalNumber(data);
  if (count === null || count < 0) throw new MalformedError('Visitor count is not a number.');
  return Math.trunc(count);
}
