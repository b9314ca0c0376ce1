import type { Position } from './Position.ts';

/** What the public site knows of a school: university info and business school info, joined by the pages. */
export interface School {
  universityId: string | null;
  universityName: string;
  projectName: string;
  logoUrl: string | null;
  address: string | null;
  /** WGS-84, as the server sends it. */
  position: Position | null;
  typeName: string | null;
  crowd: string | null;
  websiteUrl: string | null;
  contactMobile: string | null;
}

/** The business side of a school: what it may do and how its parts are named. */
export interface BusinessSchool {
  projectName: string;
  /** Header pills: institution property, grade, training mode; only those that exist, in this order. */
  tags: string[];
  serviceAttributes: string[];
  contactMobile: string | null;
  /** False for schoolParentType PE12 (HOME-10). */
  hasTraining: boolean;
  certificationOrganizations: { id: string; name: string }[];
  /** 认证机构 unless the school names it otherwise. */
  certificationLabel: string;
  /** 培训机构 unless the school names it otherwise. */
  trainingLabel: string;
  /** The answer itself: what one page alone shows of it is read there (parseSchoolProfile). */
  source: unknown;
}
