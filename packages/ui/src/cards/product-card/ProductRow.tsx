import type { Product } from '@cloud-school/domain';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { formatYuan } from '../../primitives/price/formatYuan.ts';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { theme } from '../../theme/theme.ts';
import { formatCertificate } from './formatCertificate.ts';
import { ProductName } from './ProductName.tsx';
import { ProductPrice } from './ProductPrice.tsx';

export interface ProductRowProps extends NativeProps<'article', 'children'> {
  product: Product;
  /** Address of the product's page. */
  to?: string | undefined;
  /** For a page without addresses: the row is a button. */
  onOpen?: (product: Product) => void;
}

/** A product in a side column: a small picture, the name in two lines, the price. */
export function ProductRow({ product, to, onOpen, ...rest }: ProductRowProps) {
  const { name, imageUrl, subsidy } = product;
  return (
    <Root {...rest}>
      <Cover src={imageUrl ?? undefined} alt="" ratio="4/3" placeholderText={name} />
      <Text>
        <ProductName product={product} size="small" to={to} onOpen={onOpen} />
        <Certificate>{formatCertificate(product)}</Certificate>
        <Foot>
          <ProductPrice product={product} size="small" />
          {subsidy !== null && <Tag tone="accent">补贴 ¥{formatYuan(subsidy)}</Tag>}
        </Foot>
      </Text>
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  display: flex;
  gap: ${theme.space[3]};
  &:has(h3 > a, h3 > button):hover h3 {
    color: ${theme.color.action.base};
  }
`;

const Cover = styled(Picture)`
  flex: none;
  width: 112px;
  border-radius: ${theme.radius.segment};
`;

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

const Certificate = styled.p`
  ${clamp(1)}
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: auto;
`;
