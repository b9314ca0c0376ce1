import { lowestPrice, type Product } from '@cloud-school/domain';
import { styled } from 'styled-components';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { PriceFigure } from '../../primitives/price/PriceFigure.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';
import { theme } from '../../theme/theme.ts';

export interface MajorOffer {
  products: Loadable<Product[]>;
  /** Where they are listed, such as '#products'. */
  to: string;
}

/** What the training of a major costs, which leads to its products; nothing where no price is known. */
export function MajorPrice({ products, to }: MajorOffer) {
  const settings = useSchoolSettings();
  if (products.status === 'loading') return <Skeleton width={112} height={40} />;
  if (products.status !== 'ready') return null;
  const price = lowestPrice(products.data, settings);
  if (!price) return null;
  return (
    <Root href={to}>
      <Label>培训费用 · {products.data.length} 个项目</Label>
      <PriceFigure price={price} size="small" labels={{ free: '免费', from: '起' }} />
    </Root>
  );
}

const Root = styled.a`
  &:hover > :first-child {
    color: ${theme.color.action.hover};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Label = styled.span`
  color: ${theme.color.action.base};
  font: ${theme.type.caption};
`;
