import type { Resolver } from 'react-hook-form';
import type { LoginFields, LoginMode } from './LoginFields.ts';
import { normaliseMobile } from './normaliseMobile.ts';

const loadResolvers = () => import('./loginResolvers.ts');

/** Fetches the rules ahead, at the first focus; a failure shows at the submit. */
export function preloadLoginRules() {
  loadResolvers().catch(() => undefined);
}

/** Checks the form by rules that are not part of the first view. */
export const lazyLoginResolver: Resolver<LoginFields, LoginMode> = async (values, mode = 'sms', options) => {
  const { loginResolvers } = await loadResolvers();
  return loginResolvers[mode]({ ...values, mobile: normaliseMobile(values.mobile) }, undefined, options);
};
