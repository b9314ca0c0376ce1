import type { Product } from '@cloud-school/api-client';
import { css, styled } from 'styled-components';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface ProductNameProps {
  product: Product;
  /** One line in a side column, two in a card. */
  size?: 'small' | 'medium';
  onOpen?: (product: Product) => void;
}

/** The name; where it opens something its button covers the whole card. */
export function ProductName({ product, size = 'medium', onOpen }: ProductNameProps) {
  const words = <Words $size={size}>{product.name}</Words>;
  return (
    <Title title={product.name} $size={size}>
      {onOpen ? (
        <Open type="button" onClick={() => onOpen(product)}>
          {words}
          <VisuallyHidden as="span">，去报名</VisuallyHidden>
        </Open>
      ) : (
        words
      )}
    </Title>
  );
}

const fonts = {
  small: css`
    font: ${theme.type.bodyStrong};
  `,
  medium: css`
    min-height: 48px;
    font: ${theme.type.labelStrong};
    ${media.phone} {
      min-height: 0;
      font: ${theme.type.itemStrong};
      line-height: 22px;
    }
  `,
};

const Title = styled.h3<{ $size: keyof typeof fonts }>`
  ${({ $size }) => fonts[$size]}
`;

/** Cut here and not in the heading: a button inside it would count as one line. */
const Words = styled.span<{ $size: keyof typeof fonts }>`
  ${({ $size }) => clamp($size === 'small' ? 1 : 2)}
  overflow-wrap: anywhere;
`;

const Open = styled.button`
  font: inherit;
  text-align: left;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid ${theme.color.action.base};
      outline-offset: -2px;
    }
  }
`;
