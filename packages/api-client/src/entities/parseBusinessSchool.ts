import { asRecord, jsonList, optionalText, optionalTextOf, readItems, text } from './read.ts';
import type { BusinessSchool } from './School.ts';

/** The parent type of schools that do not train themselves (HOME-10). */
const WITHOUT_TRAINING = 'PE12';

function isText(value: string | null): value is string {
  return value !== null;
}

function parseOrganization(item: unknown): BusinessSchool['certificationOrganizations'][number] {
  const record = asRecord(item, 'Certification organisation');
  return { id: text(record.id, 'Certification organisation id'), name: optionalText(record.name) ?? '' };
}

/** Business school info to the domain. */
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
    source: data,
  };
}
