import type { Product } from '@cloud-school/domain';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { formatYuan } from '../../primitives/price/formatYuan.ts';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ImageTag } from './ImageTag.ts';
import { productCardFrame } from './productCardFrame.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { DEFAULT_PRODUCT_LABELS, type ProductLabels } from './ProductLabels.ts';
import { ProductName } from './ProductName.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { ProductStrip } from './ProductStrip.tsx';

export interface ProductCardProps extends NativeProps<'article', 'children'> {
  product: Product;
  labels?: ProductLabels;
  /** Address of the product's page. */
  to?: string | undefined;
  /** For a page without addresses: the card is a button. */
  onOpen?: (product: Product) => void;
}

/** A training project: its picture, steps, organisations and price. On a phone the picture is beside the name. */
export function ProductCard({
  product,
  labels = DEFAULT_PRODUCT_LABELS,
  to,
  onOpen,
  ...rest
}: ProductCardProps) {
  const { name, imageUrl, imageTag, subsidy, certificateBenefits } = product;
  return (
    <Root {...rest}>
      <Cover>
        <FilledPicture src={imageUrl ?? undefined} alt="" ratio="16/10" placeholderText={name} />
        {imageTag && <ImageTag>{imageTag}</ImageTag>}
      </Cover>
      <ProductStrip product={product} />
      <Body>
        <ProductName product={product} to={to} onOpen={onOpen} />
        <ProductFacts product={product} labels={labels} />
        {(subsidy !== null || certificateBenefits.length > 0) && (
          <Tags>
            {subsidy !== null && <Tag tone="accent">补贴 ¥{formatYuan(subsidy)}</Tag>}
            {certificateBenefits.map((benefit) => (
              <Tag key={benefit}>{benefit}</Tag>
            ))}
          </Tags>
        )}
        <Foot>
          <ProductPrice product={product} />
        </Foot>
      </Body>
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  ${productCardFrame}
  transition: box-shadow ${theme.motion.quick};
  &:has(h3 > a, h3 > button):hover {
    box-shadow: ${theme.shadow.raised};
    h3 {
      color: ${theme.color.action.base};
    }
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cover = styled.div`
  position: relative;
  flex: none;
  aspect-ratio: 282 / 176;
  ${media.phone} {
    grid-row: span 2;
    align-self: start;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: ${theme.radius.segment};
  }
`;

/** Fills its frame, whose ratio changes on a phone. */
const FilledPicture = styled(Picture)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  ${media.phone} {
    img {
      /* The faces of cover pictures are right of the middle. */
      object-position: 70% 50%;
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  /* Gives all pages of a list the same height. */
  min-height: 253px;
  padding: 14px ${theme.space[4]} ${theme.space[3]};
  ${media.phone} {
    display: contents;
  }
`;

/** One line of tags; those that do not fit are hidden entirely. */
const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} 6px;
  height: 1.5rem;
  margin-top: 10px;
  overflow: hidden;
  ${media.phone} {
    order: 1;
    grid-column: 1 / -1;
    margin-top: 0;
  }
  ${media.largeText} {
    height: auto;
  }
`;

const Foot = styled.div`
  margin-top: auto;
  padding-top: ${theme.space[3]};
  > * {
    padding-top: ${theme.space[3]};
    border-top: 1px solid ${theme.color.line.hairline};
  }
  ${media.phone} {
    align-self: end;
    margin-top: 0;
    padding-top: 0;
    > * {
      padding-top: 0;
      border-top: 0;
    }
  }
`;
