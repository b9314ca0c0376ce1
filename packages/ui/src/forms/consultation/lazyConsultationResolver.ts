import type { Resolver } from 'react-hook-form';
import type { ConsultationFields } from './ConsultationFields.ts';

const loadResolver = () => import('./consultationResolver.ts');

/** Fetches the rules ahead, at the first focus; a failure shows at the submit. */
export function preloadConsultationRules() {
  loadResolver().catch(() => undefined);
}

/** Checks the form by rules that are not part of the first view. */
export const lazyConsultationResolver: Resolver<ConsultationFields> = async (values, context, options) => {
  const { consultationResolver } = await loadResolver();
  return consultationResolver(values, context, options);
};
