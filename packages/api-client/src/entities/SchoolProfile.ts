import type { Position } from './Position.ts';

/** What a school tells about itself on its profile page (SCHOOL-01 to SCHOOL-04). */
export interface SchoolProfile {
  institution: EducationalInstitution | null;
  /** What it offers: 技能培训, 等级认定 … */
  serviceAttributes: string[];
  /** Kinds of certificates it leads to. */
  certificateAttributes: string[];
  districts: EnrolmentDistrict[];
  servicePoints: ServicePoint[];
  organizations: CertificationOrganization[];
}

/** The institution that teaches; its long texts may be HTML. */
export interface EducationalInstitution {
  name: string | null;
  property: string | null;
  faculty: string | null;
  features: string | null;
  facilities: string | null;
  pictures: { url: string; name: string | null }[];
}

/** What a district and a service point have in common. */
export interface SchoolPlace {
  /** Parts of the city it enrols from, as the school writes them. */
  scope: string | null;
  url: string | null;
  mobile: string | null;
  provinceName: string | null;
  cityName: string | null;
  address: string | null;
  /** Null where a degree is missing or impossible. */
  position: Position | null;
  /** Seconds after midnight in Shanghai, up to 86400; null where the school wrote no readable time. */
  opensAt: number | null;
  closesAt: number | null;
}

/** A district the school enrols from (SCHOOL-02). */
export interface EnrolmentDistrict extends SchoolPlace {
  name: string | null;
}

/** A place a student may go to (SCHOOL-03). */
export interface ServicePoint extends SchoolPlace {
  name: string;
  /** Null for a kind this version does not know. */
  kind: ServicePointKind | null;
}

export type ServicePointKind = 'teaching' | 'exam' | 'evaluate';

/** An organisation that certifies or issues (SCHOOL-04). */
export interface CertificationOrganization {
  id: string;
  name: string;
  role: 'certification' | 'issuing';
  /** Null for a level this version does not know. */
  level: CertificationLevel | null;
  scope: string | null;
  /** May be HTML. */
  features: string | null;
}

export type CertificationLevel = 'international' | 'country' | 'company' | 'industry' | 'province' | 'city';
