import { CertificateQuery } from './CertificateQuery.tsx';

/** The certificate query within the site's frame: /query_pc and /query_pc/kingdee (CERT-01). */
export function CertificateQueryPage() {
  return <CertificateQuery />;
}
