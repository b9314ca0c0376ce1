import { type Product, shownPrices } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { formatYuan } from '../../primitives/price/formatYuan.ts';
import { PriceFigure } from '../../primitives/price/PriceFigure.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';
import { theme } from '../../theme/theme.ts';

interface ProductPriceProps {
  product: Product;
  /** Small leaves out the original price. */
  size?: 'small' | 'medium' | 'large';
}

/** The price of a product, and the original price without the coupon. */
export function ProductPrice({ product, size = 'medium' }: ProductPriceProps) {
  const { current, original } = shownPrices(product, useSchoolSettings());
  return (
    <Root>
      {current ? (
        <PriceFigure price={current} size={size} labels={{ free: '免费', from: '起' }} />
      ) : (
        <Unknown>价格请咨询学校</Unknown>
      )}
      {original && size !== 'small' && (
        <Original>
          <VisuallyHidden as="span">原价</VisuallyHidden>¥{formatYuan(original.amount)}
        </Original>
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

const Original = styled.del`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;
