import type { CloudSchool, RegistrationType } from '@cloud-school/api-client';

/** Everything the form holds; each registration uses its part, the rest stays typed. */
export interface RegisterFields {
  name: string;
  mobile: string;
  code: string;
  schoolId: string;
  enterpriseName: string;
  invitationCode: string;
  agreed: boolean;
}

/** What a checked form hands on; the mobile number has 11 digits, a name that was not given is null. */
export type RegisterValues = { name: string | null; mobile: string; code: string } & (
  | { type: '1' | '3'; schoolId: string }
  | { type: '2'; enterpriseName: string; invitationCode: string }
);

/** Why a registration did not end well. */
export interface RegisterRefusal {
  message: string;
  /** The field it is about, where it is about one. */
  field?: 'invitationCode';
  /** The account is there already: the next try goes on behind it. */
  hasAccount: boolean;
}

/** Whose an invitation is; null when nobody gave it out. */
export type Invitation = { schoolName: string } | null;

/** The cloud schools of each personal registration. */
export type SchoolChoices = Record<Exclude<RegistrationType, '2'>, readonly CloudSchool[]>;

/** The chosen cloud school among those of a registration; the only one there is counts as chosen. */
export function chosenSchool(schools: readonly CloudSchool[], schoolId: string): string {
  const [only, ...others] = schools;
  if (only && others.length === 0) return only.id;
  return schools.some(({ id }) => id === schoolId) ? schoolId : '';
}
