import type { Product } from '@cloud-school/api-client';
import { BadgeCheck, Building2 } from 'lucide-react';
import { styled } from 'styled-components';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { certificateLine, organizationLines, type ProductLabels } from './productWords.ts';

interface ProductFactsProps {
  product: Product;
  labels: ProductLabels;
}

/** The certificate with its seal, and the organisations behind it. */
export function ProductFacts({ product, labels }: ProductFactsProps) {
  const certificate = certificateLine(product);
  const organizations = organizationLines(product, labels);
  if (certificate === null && organizations.length === 0) return null;
  return (
    <List>
      {certificate !== null && (
        <Line>
          <Seal size={16} aria-hidden />
          <Words>{certificate}</Words>
        </Line>
      )}
      {organizations.map((organization, index) => (
        <OrganizationLine key={organization} title={organization}>
          {index === 0 ? <Building2 size={16} aria-hidden /> : <Indent />}
          <Words>{organization}</Words>
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
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 6px;
  > svg {
    flex: none;
  }
`;

const OrganizationLine = styled(Line)`
  color: ${theme.color.text.tertiary};
  ${media.phone} {
    display: none;
  }
`;

const Seal = styled(BadgeCheck)`
  color: ${theme.color.accent.ink};
`;

const Indent = styled.span`
  flex: none;
  width: 16px;
`;

const Words = styled.span`
  ${truncate}
`;
