import type { Position } from './Position.ts';
import type { BusinessSchool } from './School.ts';

/** The business side of a school with its profile. */
export interface SchoolDetails extends BusinessSchool {
  profile: SchoolProfile;
}

/** The profile page of a school (SCHOOL-01 to SCHOOL-04). */
export interface SchoolProfile {
  institution: EducationalInstitution | null;
  /** Services, such as 技能培训 and 等级认定. */
  serviceAttributes: string[];
  /** Kinds of certificates. */
  certificateAttributes: string[];
  districts: EnrolmentDistrict[];
  servicePoints: ServicePoint[];
  organizations: CertificationOrganization[];
}

/** The institution that teaches. Its long texts may be HTML of unknown origin. */
export interface EducationalInstitution {
  name: string | null;
  property: string | null;
  faculty: string | null;
  features: string | null;
  facilities: string | null;
  pictures: { url: string; name: string | null }[];
}

/** The common fields of a district and a service point. */
export interface SchoolPlace {
  /** Parts of the city that it enrols from, as one text. */
  scope: string | null;
  url: string | null;
  mobile: string | null;
  provinceName: string | null;
  cityName: string | null;
  address: string | null;
  /** Null when a degree is missing or out of range. */
  position: Position | null;
  /** Seconds after midnight in Shanghai, at most 86400; null when there is no readable time. */
  opensAt: number | null;
  closesAt: number | null;
}

/** A district the school enrols from (SCHOOL-02). */
export interface EnrolmentDistrict extends SchoolPlace {
  name: string | null;
}

/** A place that students can visit (SCHOOL-03). */
export interface ServicePoint extends SchoolPlace {
  name: string;
  /** Null for an unknown code. */
  kind: ServicePointKind | null;
}

export type ServicePointKind = 'teaching' | 'exam' | 'evaluate';

/** An organisation that certifies or issues (SCHOOL-04). */
export interface CertificationOrganization {
  id: string;
  name: string;
  role: 'certification' | 'issuing';
  /** Null for an unknown code. */
  level: CertificationLevel | null;
  scope: string | null;
  /** HTML of unknown origin or plain text. */
  features: string | null;
}

export type CertificationLevel = 'international' | 'country' | 'company' | 'industry' | 'province' | 'city';
