import type { Product, Salary } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { formatSalary } from '../../cards/major-card/formatSalary.ts';
import { VERIFICATION_LABELS } from '../../cards/product-card/formatCertificate.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface HeroFactsProps {
  product: Product;
  salary: Salary | null;
}

/** Facts between hairlines; what is unknown is left out. */
export function HeroFacts({ product, salary }: HeroFactsProps) {
  const { certificateType, certificateVerification } = product;
  const facts = [
    ['证书', certificateType],
    ['核验', certificateVerification && VERIFICATION_LABELS[certificateVerification]],
    ['行业薪资', salary && `${formatSalary(salary)}${salary.kind === 'range' ? ' 元/月' : ''}`],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <List>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
  > div + div {
    padding-left: ${theme.space[6]};
    border-left: 1px solid ${theme.color.line.hairline};
  }
  dt {
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
  dd {
    font: ${theme.type.bodyStrong};
    font-variant-numeric: tabular-nums;
  }
  /* Three do not fit in a row. */
  ${media.phone} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    > div + div {
      padding-left: 0;
      border-left: 0;
    }
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
