import { CertificateQueryScreen, loadCertificatePictureDialog } from '@cloud-school/ui';
import { useState } from 'react';
import { useServiceContact } from '../../features/service-contact/useServiceContact.ts';
import { lazyDialog } from '../../platform/navigation/lazyDialog.tsx';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';
import { savePicture } from './savePicture.ts';
import { useCertificateQuery } from './useCertificateQuery.ts';

const CertificatePictureDialog = lazyDialog(loadCertificatePictureDialog, 'CertificatePictureDialog');

/** The certificate query, without the layout around it. */
export function CertificateQuery() {
  const contact = useServiceContact();
  const query = useCertificateQuery();
  const [viewed, setViewed] = useState<string | null>(null);
  const certificate = query.outcome?.certificate;
  return (
    <>
      <CertificateQueryScreen
        {...query}
        schoolName={useSchoolName()}
        contact={contact}
        onView={setViewed}
        onDownload={(address) => savePicture(address, `${certificate?.holderName ?? ''}证书`)}
        onPrint={() => window.print()}
      />
      {viewed !== null && <CertificatePictureDialog pictureUrl={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}
