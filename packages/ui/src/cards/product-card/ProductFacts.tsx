import type { Product } from '@cloud-school/domain';
import { BadgeCheck, Building2 } from 'lucide-react';
import { styled } from 'styled-components';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { formatCertificate } from './formatCertificate.ts';
import { formatOrganizations } from './formatOrganizations.ts';
import type { ProductLabels } from './ProductLabels.ts';

interface ProductFactsProps {
  product: Product;
  labels: ProductLabels;
}

/** The certificate of a product and the organisations that issue, certify and train; on a phone in whole lines. */
export function ProductFacts({ product, labels }: ProductFactsProps) {
  const certificate = formatCertificate(product);
  const organizations = formatOrganizations(product, labels);
  if (certificate === null && organizations.length === 0) return null;
  return (
    <List>
      {certificate !== null && (
        <Line>
          <CertificateIcon size={16} aria-hidden />
          <Text>
            <PhraseText>{certificate}</PhraseText>
          </Text>
        </Line>
      )}
      {organizations.map((organization, index) => (
        <OrganizationLine key={organization} title={organization}>
          {index === 0 ? <Building2 size={16} aria-hidden /> : <Indent />}
          <Text>
            <PhraseText>{organization}</PhraseText>
          </Text>
        </OrganizationLine>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  margin-top: 6px;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  ${media.phone} {
    order: 1;
    grid-column: 1 / -1;
    margin-top: 0;
  }
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 6px;
  > svg {
    flex: none;
  }
  ${media.phone} {
    align-items: flex-start;
    > svg {
      margin-top: 2px;
    }
  }
`;

const OrganizationLine = styled(Line)`
  color: ${theme.color.text.tertiary};
`;

const CertificateIcon = styled(BadgeCheck)`
  color: ${theme.color.accent.ink};
`;

const Indent = styled.span`
  flex: none;
  width: 16px;
`;

const Text = styled.span`
  ${clamp(1)}
  ${media.phone} {
    ${clamp(2)}
  }
`;
