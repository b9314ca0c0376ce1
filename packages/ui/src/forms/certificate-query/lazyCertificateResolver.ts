import type { Resolver } from 'react-hook-form';
import type { CertificateQueryFields } from './CertificateQueryFields.ts';

const loadResolver = () => import('./certificateResolver.ts');

/** Preloads the rules at the first focus; a failure shows at submit. */
export function preloadCertificateRules() {
  loadResolver().catch(() => undefined);
}

/** Validates the form with rules that load separately from the first view. */
export const lazyCertificateResolver: Resolver<CertificateQueryFields> = async (values, context, options) => {
  const { certificateResolver } = await loadResolver();
  return certificateResolver(values, context, options);
};
