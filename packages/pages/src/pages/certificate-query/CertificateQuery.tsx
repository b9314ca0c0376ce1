import { CertificateQueryScreen, loadCertificatePictureDialog } from '@cloud-school/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSaveFile } from '../../features/files/useSaveFile.tsx';
import { useServiceContact } from '../../features/service-contact/useServiceContact.ts';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { certificatePath } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';
import { readCertificateAddress } from './certificateAddress.ts';
import { savePicture } from './savePicture.ts';
import { useCertificateQuery } from './useCertificateQuery.ts';

const CertificatePictureDialog = lazyDialog(loadCertificatePictureDialog, 'CertificatePictureDialog');

/** The certificate query, without the layout around it. */
export function CertificateQuery() {
  const contact = useServiceContact();
  const { visit } = usePortal();
  const [search] = useSearchParams();
  // Of the first address: a later one is not written over what a person typed.
  const [linked] = useState(() => readCertificateAddress(search));
  const query = useCertificateQuery(linked.kind);
  const [viewed, setViewed] = useState<string | null>(null);
  const files = useSaveFile();
  const certificate = query.outcome?.certificate;
  const path = certificate?.certificateNumber
    ? certificatePath(certificate.kind, certificate.certificateNumber)
    : null;
  return (
    <>
      <CertificateQueryScreen
        {...query}
        schoolName={useSchoolName()}
        contact={contact}
        linkedNumber={linked.number}
        address={path && visit.origin + path}
        share={
          path && (
            <ShareButton
              variant="secondary"
              isFullWidth
              label="分享核验"
              shared={{
                kind: 'notice',
                title: '证书核验',
                text: '编号已填好，补上姓名与验证码就能核验',
                imageUrl: null,
                certificate,
                call: '扫码核验真伪',
                behind: '编号已填好，补上姓名就能查',
                path,
              }}
            />
          )
        }
        onView={setViewed}
        onDownload={(address) => savePicture(address, `${certificate?.holderName ?? ''}证书`, files)}
        onPrint={() => window.print()}
      />
      {viewed !== null && <CertificatePictureDialog pictureUrl={viewed} onClose={() => setViewed(null)} />}
      {files.dialog}
    </>
  );
}
