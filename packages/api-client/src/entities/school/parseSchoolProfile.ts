import type {
  CertificationLevel,
  CertificationOrganization,
  EducationalInstitution,
  EnrolmentDistrict,
  SchoolPlace,
  SchoolProfile,
  ServicePoint,
  ServicePointKind,
} from '@cloud-school/domain';
import { MalformedError } from '../../errors/MalformedError.ts';
import {
  asRecord,
  isRecord,
  jsonList,
  jsonValue,
  optionalRecord,
  optionalText,
  optionalTextOf,
  parseCode,
  readItems,
  readPicture,
  text,
  type WireRecord,
} from '../read.ts';
import { parsePosition } from './parsePosition.ts';
import { parseTimeOfDay } from './parseTimeOfDay.ts';

const SERVICE_POINT_CODES: Record<ServicePointKind, string> = {
  teaching: 'TEACHING',
  exam: 'EXAM',
  evaluate: 'EVALUATE',
};

const LEVEL_CODES: Record<CertificationLevel, string> = {
  international: 'INTERNATIONAL',
  country: 'COUNTRY',
  company: 'COMPANY',
  industry: 'INDUSTRY',
  province: 'PROVINCE',
  city: 'CITY',
};

/** Reads the school profile from the business school info; leaves out what cannot be read. */
export function parseSchoolProfile(source: unknown): SchoolProfile {
  const record = optionalRecord(source);
  return {
    institution: parseInstitution(jsonValue(record.educationalInstitution)),
    serviceAttributes: parseTexts(record.serviceAttribute),
    certificateAttributes: parseTexts(record.certificateAttribute),
    districts: readItems(jsonList(record.buSchoolEnrollDistrictList), parseDistrict),
    servicePoints: readItems(jsonList(record.buSchoolServicePointList), parseServicePoint),
    organizations: readItems(jsonList(record.certificationOrganizationList), parseOrganization),
  };
}

function parseTexts(value: unknown): string[] {
  return jsonList(value).flatMap((item) => optionalText(item) ?? []);
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
      return { url: text(readPicture(picture.pic), 'Picture of a school'), name: optionalText(picture.name) };
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
  if ((district.name ?? district.cityName ?? district.scope) === null)
    throw new MalformedError('Enrolment district has no name.');
  return district;
}

function parseServicePoint(item: unknown): ServicePoint {
  const record = asRecord(item, 'Service point');
  return {
    name: text(record.name, 'Service point name'),
    kind: parseCode(record.type, SERVICE_POINT_CODES),
    ...parsePlace(record),
  };
}

function parseOrganization(item: unknown): CertificationOrganization {
  const record = asRecord(item, 'Certification organisation');
  return {
    id: text(record.id, 'Certification organisation id'),
    name: text(record.name, 'Certification organisation name'),
    role: optionalTextOf(record.orgType, 'code') === 'CERTIFICATION' ? 'certification' : 'issuing',
    level: parseCode(record.certificationType, LEVEL_CODES),
    scope: optionalText(record.serviceScope),
    features: optionalText(record.features),
  };
}
