import { CertificateQueryScreen, dataOf, loadCertificatePictureDialog } from '@cloud-school/ui';
import { useState } from 'react';
import { lazyDialog } from '../../platform/navigation/lazyDialog.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useServiceContact } from '../../features/service-contact/useServiceContact.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';
import { savePicture } from './savePicture.ts';
import { useCertificateQuery } from './useCertificateQuery.ts';

const CertificatePictureDialog = lazyDialog(loadCertificatePictureDialog, 'CertificatePictureDialog');

/** The certificate query, without the layout around it. */
export function CertificateQuery() {
  const { brand } = usePortal();
  const { school } = useTenantSchool();
  const contact = useServiceContact();
  const query = useCertificateQuery();
  const [viewed, setViewed] = useState<string | null>(null);
  const certificate = query.outcome?.certificate;
  return (
    <>
      <CertificateQueryScreen
        {...query}
        schoolName={dataOf(school)?.universityName || brand.name}
        contact={contact}
        onView={setViewed}
        onDownload={(address) => savePicture(address, `${certificate?.holderName ?? ''}证书`)}
        onPrint={() => window.print()}
      />
      {viewed !== null && <CertificatePictureDialog pictureUrl={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}
