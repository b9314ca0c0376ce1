import type { Resolver } from 'react-hook-form';
import type { LoginFields, LoginMode } from './LoginFields.ts';
import { normaliseMobile } from './normaliseMobile.ts';

const loadResolvers = () => import('./loginResolvers.ts');

/** Preloads the rules at the first focus; a failure shows at submit. */
export function preloadLoginRules() {
  loadResolvers().catch(() => undefined);
}

/** Validates the form with rules that load separately from the first view. */
export const lazyLoginResolver: Resolver<LoginFields, LoginMode> = async (values, mode = 'sms', options) => {
  const { loginResolvers } = await loadResolvers();
  return loginResolvers[mode]({ ...values, mobile: normaliseMobile(values.mobile) }, undefined, options);
};
