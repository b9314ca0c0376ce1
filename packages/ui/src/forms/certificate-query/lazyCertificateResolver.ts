import type { Resolver } from 'react-hook-form';
import type { CertificateQueryFields } from './CertificateQueryFields.ts';

const loadResolver = () => import('./certificateResolver.ts');

/** Fetches the rules ahead, at the first focus; a failure shows at the submit. */
export function preloadCertificateRules() {
  loadResolver().catch(() => undefined);
}

/** Checks the form by rules that are not part of the first view. */
export const lazyCertificateResolver: Resolver<CertificateQueryFields> = async (values, context, options) => {
  const { certificateResolver } = await loadResolver();
  return certificateResolver(values, context, options);
};
