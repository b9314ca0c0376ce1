import type { Product } from '@cloud-school/domain';
import { css, styled } from 'styled-components';
import { coversTheCard } from '../../primitives/card-surface/coversTheCard.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface ProductNameProps {
  product: Product;
  /** Both have two lines: small for a side column, medium for a card, which has three on a phone. */
  size?: 'small' | 'medium';
  to?: string | undefined;
  onOpen?: ((product: Product) => void) | undefined;
}

/** The name of a product. With `to` it is a link, with onOpen a button, which covers the whole card. */
export function ProductName({ product, size = 'medium', to, onOpen }: ProductNameProps) {
  const name = (
    <Name $size={size}>
      <PhraseText>{product.name}</PhraseText>
    </Name>
  );
  return (
    <Title title={product.name} $size={size}>
      {to ? (
        <OpenLink to={to}>{name}</OpenLink>
      ) : onOpen ? (
        <OpenButton type="button" onClick={() => onOpen(product)}>
          {name}
          <VisuallyHidden as="span">，去报名</VisuallyHidden>
        </OpenButton>
      ) : (
        name
      )}
    </Title>
  );
}

const fonts = {
  small: css`
    font: ${theme.type.bodyStrong};
  `,
  medium: css`
    min-height: 3rem;
    font: ${theme.type.labelStrong};
    ${media.phone} {
      min-height: 0;
      font: ${theme.type.itemStrong};
      line-height: 1.375rem;
    }
  `,
};

const Title = styled.h3<{ $size: keyof typeof fonts }>`
  ${({ $size }) => fonts[$size]}
`;

/** Cut here and not in the heading: a button inside it would count as one line. */
const Name = styled.span<{ $size: keyof typeof fonts }>`
  ${clamp(2)}
  ${media.phone} {
    ${({ $size }) => clamp($size === 'small' ? 2 : 3)}
  }
  overflow-wrap: anywhere;
`;

const OpenLink = styled(Link)`
  ${coversTheCard}
`;

const OpenButton = styled.button`
  font: inherit;
  text-align: left;
  ${coversTheCard}
`;
