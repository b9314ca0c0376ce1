import type { CloudSchool, RegistrationType } from '@cloud-school/api-client';
import type { Resolver } from 'react-hook-form';
import { normaliseMobile } from './normaliseMobile.ts';
import { getSelectedSchoolId } from './getSelectedSchoolId.ts';
import type { RegisterFields } from './RegisterFields.ts';

/** What the rules need in addition to the fields. */
export interface RegisterContext {
  type: RegistrationType;
  schools: readonly CloudSchool[];
}

const loadResolvers = () => import('./registerResolvers.ts');

/** Preloads the rules at the first focus; a failure shows at submit. */
export function preloadRegisterRules() {
  loadResolvers().catch(() => undefined);
}

/** Validates the form with rules that load separately from the first view. */
export const lazyRegisterResolver: Resolver<RegisterFields, RegisterContext> = async (
  values,
  { type, schools } = { type: 'nursing-student', schools: [] },
  options,
) => {
  const { registerResolvers } = await loadResolvers();
  const read = {
    ...values,
    mobile: normaliseMobile(values.mobile),
    schoolId: getSelectedSchoolId(schools, values.schoolId),
  };
  return registerResolvers[type](read, undefined, options);
};
