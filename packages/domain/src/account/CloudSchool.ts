/**
 * Who registers (REG-01): a nursing student, who chooses among several cloud schools, a health student, who has one,
 * or an enterprise.
 */
export type RegistrationType = 'nursing-student' | 'health-student' | 'enterprise';

/** A programme that a new student can join. */
export interface CloudSchool {
  id: string;
  name: string;
  introduction: string;
}

/** The cloud schools that each registration of persons offers. */
export type CloudSchools = Record<Exclude<RegistrationType, 'enterprise'>, readonly CloudSchool[]>;
