import { CertificateQuery } from './CertificateQuery.tsx';

/** The certificate query in the site's frame (CERT-01). */
export function CertificateQueryPage() {
  return <CertificateQuery />;
}
