import type { Position } from './Position.ts';

/** University info of a school. */
export interface School {
  universityId: string | null;
  universityName: string;
  projectName: string;
  logoUrl: string | null;
  address: string | null;
  position: Position | null;
  typeName: string | null;
  crowd: string | null;
  websiteUrl: string | null;
  contactMobile: string | null;
}

/** Business school info: what a school offers and how it names its institutions. */
export interface BusinessSchool {
  projectName: string;
  /** Tags of the header: institution property, grade, training mode, without the missing ones (HEAD-01). */
  tags: string[];
  serviceAttributes: string[];
  contactMobile: string | null;
  /** Whether the school offers training of its own (HOME-10). */
  hasTraining: boolean;
  certificationOrganizations: { id: string; name: string }[];
  /** Default 认证机构. */
  certificationLabel: string;
  /** Default 培训机构. */
  trainingLabel: string;
}
