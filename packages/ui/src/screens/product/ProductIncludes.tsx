import type { Product } from '@cloud-school/domain';
import { Award } from 'lucide-react';
import { styled } from 'styled-components';
import { CertificateSample } from '../../cards/certificate/CertificateSample.tsx';
import { VERIFICATION_LABELS } from '../../cards/product-card/formatCertificate.ts';
import { formatOrganizations } from '../../cards/product-card/formatOrganizations.ts';
import type { ProductLabels } from '../../cards/product-card/ProductLabels.ts';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { TextLink } from '../../primitives/link/TextLink.tsx';
import { SectionTitle } from '../../primitives/section-title/SectionTitle.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { IncludedSteps } from './IncludedSteps.tsx';

interface ProductIncludesProps {
  product: Product;
  labels: ProductLabels;
  certificateQueryTo: string;
}

/** What the fee covers, and the certificate with the organisations behind it (HOME-06, HOME-10). */
export function ProductIncludes({ product, labels, certificateQueryTo }: ProductIncludesProps) {
  const { steps, showsSteps, certificateType, certificateVerification } = product;
  const shownSteps = showsSteps ? steps : [];
  const organizations = formatOrganizations(product, labels);
  const hasCertificate = certificateType !== null || organizations.length > 0;
  if (shownSteps.length === 0 && !hasCertificate) return null;
  const verification = certificateVerification && VERIFICATION_LABELS[certificateVerification];
  return (
    <section aria-labelledby="product-includes">
      <SectionTitle id="product-includes" title="包含内容" />
      <Card>
        {shownSteps.length > 0 && <IncludedSteps steps={shownSteps} />}
        {hasCertificate && (
          <Certificate>
            {certificateType !== null && (
              <Sample>
                <CertificateSample words={{ subject: '样本', kind: certificateType, level: null }} />
              </Sample>
            )}
            <div>
              <Heading>
                <Award size={20} aria-hidden />
                <h3>{certificateType ?? '证书'}</h3>
                {verification && <Tag tone="success">{verification}</Tag>}
              </Heading>
              <Organizations>
                {organizations.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Organizations>
              <QueryLink to={certificateQueryTo}>查证书</QueryLink>
            </div>
          </Certificate>
        )}
      </Card>
    </section>
  );
}

const Card = styled.div`
  ${cardSurface}
  > * {
    padding: ${theme.space[6]} ${theme.space[6]};
  }
  > * + * {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  ${media.phone} {
    > * {
      padding: ${theme.space[4]};
    }
  }
`;

const Certificate = styled.div`
  display: flex;
  gap: ${theme.space[6]};
  > :last-child {
    flex: 1;
    min-width: 0;
  }
  ${media.phone} {
    flex-direction: column;
    gap: ${theme.space[4]};
  }
`;

const Sample = styled.div`
  position: relative;
  flex: none;
  align-self: flex-start;
  width: 248px;
  aspect-ratio: 264 / 140;
  overflow: hidden;
  border-radius: ${theme.radius.control};
  ${media.phone} {
    width: 100%;
  }
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  > svg {
    color: ${theme.color.action.base};
  }
  > h3 {
    font: ${theme.type.labelStrong};
  }
`;

const Organizations = styled.ul`
  margin-top: ${theme.space[2]};
  color: ${theme.color.text.secondary};
`;

const QueryLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-width: ${theme.size.control.touch};
  min-height: ${theme.size.control.touch};
`;
