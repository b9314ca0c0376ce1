import type { CloudSchool, RegistrationType } from '@cloud-school/api-client';
import type { Resolver } from 'react-hook-form';
import { normaliseMobile } from './normaliseMobile.ts';
import { chosenSchool, type RegisterFields } from './RegisterFields.ts';

/** What the rules need to know beside the fields. */
export interface RegisterContext {
  type: RegistrationType;
  schools: readonly CloudSchool[];
}

const loadResolvers = () => import('./registerResolvers.ts');

/** Fetches the rules ahead, at the first focus; a failure shows at the submit. */
export function preloadRegisterRules() {
  loadResolvers().catch(() => undefined);
}

/** Checks the form by rules that are not part of the first view. */
export const lazyRegisterResolver: Resolver<RegisterFields, RegisterContext> = async (
  values,
  { type, schools } = { type: '1', schools: [] },
  options,
) => {
  const { registerResolvers } = await loadResolvers();
  const read = {
    ...values,
    mobile: normaliseMobile(values.mobile),
    schoolId: chosenSchool(schools, values.schoolId),
  };
  return registerResolvers[type](read, undefined, options);
};
