import type { RelatedCertificate } from '@cloud-school/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { shelf } from '../../../layout/shelf/shelf.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { useLazyModule } from '../../../primitives/lazy-module/useLazyModule.ts';
import { SectionTitle } from '../../../primitives/section-title/SectionTitle.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { CertificateCard } from './CertificateCard.tsx';

/** The certificates of a major; each opens at full size (MAJOR-02). */
export function MajorCertificates({ certificates }: { certificates: RelatedCertificate[] }) {
  const [opened, setOpened] = useState<RelatedCertificate | null>(null);
  const { module: Dialog, preload, load } = useLazyModule(loadDialog);

  function open(certificate: RelatedCertificate) {
    setOpened(certificate);
    load();
  }

  return (
    <section aria-labelledby="major-certificates">
      <SectionTitle
        id="major-certificates"
        title="相关证书"
        hint={certificates.length > 0 ? '点开查看样本' : undefined}
      />
      {certificates.length === 0 ? (
        <EmptyState title="暂无证书" />
      ) : (
        <List>
          {certificates.map((certificate, index) => (
            <li key={`${index} ${certificate.name}`}>
              <CertificateCard
                certificate={certificate}
                onOpen={() => open(certificate)}
                onInterest={preload}
              />
            </li>
          ))}
        </List>
      )}
      {Dialog && opened && <Dialog certificate={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

const loadDialog = () => import('./CertificateDialog.tsx').then(({ CertificateDialog }) => CertificateDialog);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[6]};
  ${media.narrow} {
    gap: ${theme.space[4]};
  }
  /* Around what its cards hide from sight: the page does not grow by it. */
  position: relative;
  ${media.phone} {
    gap: ${theme.space[3]};
  }
  ${shelf('16rem')}
`;
