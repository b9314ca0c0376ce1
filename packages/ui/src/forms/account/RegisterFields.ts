import type { CloudSchool, RegistrationType } from '@cloud-school/domain';

/** All fields of the form. Each registration type uses a part of them; the others keep their values. */
export interface RegisterFields {
  name: string;
  mobile: string;
  code: string;
  schoolId: string;
  enterpriseName: string;
  invitationCode: string;
  agreed: boolean;
}

/** The values of a valid form; the mobile number has 11 digits, an empty name is null. */
export type RegisterValues = { name: string | null; mobile: string; code: string } & (
  | { type: 'nursing-student' | 'health-student'; schoolId: string }
  | { type: 'enterprise'; enterpriseName: string; invitationCode: string }
);

/** Why a registration failed. */
export interface RegisterFailure {
  message: string;
  /** The field that the message is about. */
  field?: 'invitationCode';
  /** The account already exists: the next attempt continues with the steps after it. */
  hasAccount: boolean;
}

/** The school of an invitation code; null for an unknown code. */
export type Invitation = { schoolName: string } | null;

/** The cloud schools that each personal registration offers. */
export type SchoolChoices = Record<Exclude<RegistrationType, 'enterprise'>, readonly CloudSchool[]>;
