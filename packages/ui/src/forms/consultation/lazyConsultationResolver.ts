import type { Resolver } from 'react-hook-form';
import type { ConsultationFields } from './ConsultationFields.ts';

const loadResolver = () => import('./consultationResolver.ts');

/** Preloads the rules at the first focus; a failure shows at submit. */
export function preloadConsultationRules() {
  loadResolver().catch(() => undefined);
}

/** Validates the form with rules that load separately from the first view. */
export const lazyConsultationResolver: Resolver<ConsultationFields> = async (values, context, options) => {
  const { consultationResolver } = await loadResolver();
  return consultationResolver(values, context, options);
};
