import type { RelatedCertificate } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { CertificateSample } from '../../../cards/certificate/CertificateSample.tsx';
import { splitCertificateName } from '../../../cards/major-card/splitCertificateName.ts';
import { safeHref } from '../../../primitives/link/safeHref.ts';
import { Picture } from '../../../primitives/picture/Picture.tsx';
import { theme } from '../../../theme/theme.ts';

interface CertificatePictureProps {
  certificate: RelatedCertificate;
  /** Alternative text; empty when the name is shown beside the picture. */
  alt?: string;
}

/** A certificate's picture, uncropped; a drawn sample when it is missing, fails to load or has an unsafe address. */
export function CertificatePicture({ certificate: { name, url }, alt = '' }: CertificatePictureProps) {
  return (
    <Frame
      src={(url && safeHref(url)) || undefined}
      alt={alt}
      ratio="264/140"
      placeholderText={name}
      fallback={<CertificateSample words={splitCertificateName(name)} label={alt} />}
    />
  );
}

const Frame = styled(Picture)`
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.fill};
  > img {
    object-fit: contain;
  }
`;
