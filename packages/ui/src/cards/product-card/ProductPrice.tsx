import type { Product } from '@cloud-school/api-client';
import { styled } from 'styled-components';
import { PriceFigure } from '../../primitives/price/PriceFigure.tsx';
import { formatYuan } from '../../primitives/price/formatYuan.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import { shownPrices } from './shownPrices.ts';

interface ProductPriceProps {
  product: Product;
  /** Small shows what is asked alone. */
  size?: 'small' | 'medium';
}

/** What a product costs, and what it did before the coupon. */
export function ProductPrice({ product, size = 'medium' }: ProductPriceProps) {
  const { asked, before } = shownPrices(product);
  return (
    <Root>
      {asked ? <PriceFigure price={asked} size={size} /> : <Unknown>价格请咨询学校</Unknown>}
      {before && size === 'medium' && (
        <Before>
          <VisuallyHidden as="span">原价</VisuallyHidden>¥{formatYuan(before.amount)}
        </Before>
      )}
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
`;

const Unknown = styled.span`
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
  line-height: 29px;
`;

const Before = styled.del`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;
