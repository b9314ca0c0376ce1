import { PhoneLayout } from '@cloud-school/ui';
import { useState } from 'react';
import { useGoBack } from '../../platform/history/useGoBack.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';
import { thisYear } from '../../platform/time/thisYear.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import { useSiteHead } from '../../platform/title/useSiteHead.ts';
import { CertificateQuery } from './CertificateQuery.tsx';

/** The certificate query for phones, /query_h5: without the site's frame, with a back button at the top (CERT-01). */
export function MobileCertificateQueryPage() {
  const { brand } = usePortal();
  const schoolName = useSchoolName();
  const goBack = useGoBack();
  const [year] = useState(thisYear);
  useSiteHead(usePageTitle());

  return (
    <PhoneLayout
      name={brand.fixedTitle ?? schoolName}
      onBack={() => goBack(1, paths.home)}
      licence={[`© ${year} ${schoolName}`, ...(brand.words.credit ? [brand.words.credit] : [])]}
    >
      <CertificateQuery />
    </PhoneLayout>
  );
}
