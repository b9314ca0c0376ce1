import { MalformedError } from '../errors/MalformedError.ts';
import { parsePosition } from './parsePosition.ts';
import { parseTimeOfDay } from './parseTimeOfDay.ts';
import {
  asRecord,
  isRecord,
  jsonList,
  jsonValue,
  optionalRecord,
  optionalText,
  optionalTextOf,
  readItems,
  text,
  type WireRecord,
} from './read.ts';
import type {
  CertificationLevel,
  CertificationOrganization,
  EducationalInstitution,
  EnrolmentDistrict,
  SchoolPlace,
  SchoolProfile,
  ServicePoint,
  ServicePointKind,
} from './SchoolProfile.ts';

const KINDS = new Map<string | null, ServicePointKind>([
  ['TEACHING', 'teaching'],
  ['EXAM', 'exam'],
  ['EVALUATE', 'evaluate'],
]);

const LEVELS = new Map<string | null, CertificationLevel>([
  ['INTERNATIONAL', 'international'],
  ['COUNTRY', 'country'],
  ['COMPANY', 'company'],
  ['INDUSTRY', 'industry'],
  ['PROVINCE', 'province'],
  ['CITY', 'city'],
]);

/** The profile inside a business school's answer; what cannot be read is left out. */
export function parseSchoolProfile(source: unknown): SchoolProfile {
  const record = optionalRecord(source);
  return {
    institution: parseInstitution(jsonValue(record.educationalInstitution)),
    serviceAttributes: parseWords(record.serviceAttribute),
    certificateAttributes: parseWords(record.certificateAttribute),
    districts: readItems(jsonList(record.buSchoolEnrollDistrictList), parseDistrict),
    servicePoints: readItems(jsonList(record.buSchoolServicePointList), parseServicePoint),
    organizations: readItems(jsonList(record.certificationOrganizationList), parseOrganization),
  };
}

function parseWords(value: unknown): string[] {
  return jsonList(value).flatMap((word) => optionalText(word) ?? []);
}

function parseInstitution(value: unknown): EducationalInstitution | null {
  if (!isRecord(value)) return null;
  const institution = {
    name: optionalText(value.name),
    property: optionalTextOf(value.educationProperty, 'desc'),
    faculty: optionalText(value.schoolFaculty),
    features: optionalText(value.features),
    facilities: optionalText(value.facilities),
    pictures: readItems(jsonList(value.pictureList), (item) => {
      const picture = asRecord(item, 'Picture of a school');
      return { url: text(picture.pic, 'Picture of a school'), name: optionalText(picture.name) };
    }),
  };
  const isEmpty = Object.values(institution).every((part) => part === null || part.length === 0);
  return isEmpty ? null : institution;
}

function parsePlace(record: WireRecord): SchoolPlace {
  return {
    scope: optionalText(record.enrollDistrictScope),
    url: optionalText(record.url),
    mobile: optionalText(record.mobile),
    provinceName: optionalText(record.provinceName),
    cityName: optionalText(record.cityName),
    address: optionalText(record.address),
    position: parsePosition(record.latitude, record.longitude),
    opensAt: parseTimeOfDay(record.startTime),
    closesAt: parseTimeOfDay(record.endTime),
  };
}

function parseDistrict(item: unknown): EnrolmentDistrict {
  const record = asRecord(item, 'Enrolment district');
  const district = { name: optionalText(record.name), ...parsePlace(record) };
  if (district.name === null && district.cityName === null && district.scope === null)
    throw new MalformedError('Enrolment district has no name.');
  return district;
}

function parseServicePoint(item: unknown): ServicePoint {
  const record = asRecord(item, 'Service point');
  return {
    name: text(record.name, 'Service point name'),
    kind: KINDS.get(optionalTextOf(record.type, 'code')) ?? null,
    ...parsePlace(record),
  };
}

function parseOrganization(item: unknown): CertificationOrganization {
  const record = asRecord(item, 'Certification organisation');
  return {
    id: text(record.id, 'Certification organisation id'),
    name: text(record.name, 'Certification organisation name'),
    role: optionalTextOf(record.orgType, 'code') === 'CERTIFICATION' ? 'certification' : 'issuing',
    level: LEVELS.get(optionalTextOf(record.certificationType, 'code')) ?? null,
    scope: optionalText(record.serviceScope),
    features: optionalText(record.features),
  };
}
