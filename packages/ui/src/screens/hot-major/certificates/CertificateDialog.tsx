import { isolate, type RelatedCertificate } from '@cloud-school/domain';
import { ExternalLink as ExternalLinkIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { ExternalLink } from '../../../primitives/link/ExternalLink.tsx';
import { safeHref } from '../../../primitives/link/safeHref.ts';
import { theme } from '../../../theme/theme.ts';
import { CertificatePicture } from './CertificatePicture.tsx';

interface CertificateDialogProps {
  certificate: RelatedCertificate;
  onClose: () => void;
}

/** A certificate at full size; the link to its picture is left out when the address is unsafe. */
export function CertificateDialog({ certificate, onClose }: CertificateDialogProps) {
  const { name, url } = certificate;
  return (
    <Dialog isOpen closeLabel="关闭" onClose={onClose} title={name} width={760}>
      <CertificatePicture certificate={certificate} alt={`${isolate(name)}样本`} />
      {url && safeHref(url) && (
        <OpenLink href={url}>
          在新窗口查看
          <ExternalLinkIcon size={16} aria-hidden />
        </OpenLink>
      )}
    </Dialog>
  );
}

const OpenLink = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.control.touch};
  margin-top: ${theme.space[2]};
  color: ${theme.color.action.base};
`;
