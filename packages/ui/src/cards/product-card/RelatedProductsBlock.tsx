import type { Product } from '@cloud-school/domain';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../primitives/skeleton/SkeletonRows.tsx';
import { theme } from '../../theme/theme.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductGrid } from './ProductGrid.ts';
import type { ProductLabels } from './ProductLabels.ts';
import { ProductRow } from './ProductRow.tsx';

export interface RelatedProductsBlockProps extends NativeProps<'section', 'children' | 'title'> {
  title: string;
  products: Loadable<Product[]>;
  /** The number of placeholders while they load. */
  expected: number;
  /** Cards below the content of a page, or rows in its side column. */
  variant?: 'cards' | 'side';
  labels?: ProductLabels;
  getLink: (product: Product) => string;
}

/** Products related to the content of a page; without products it renders nothing. */
export function RelatedProductsBlock({
  title,
  products,
  expected,
  variant = 'cards',
  labels,
  getLink,
  ...rest
}: RelatedProductsBlockProps) {
  const id = useId();
  if (dataOf(products)?.length === 0) return null;
  const isSide = variant === 'side';
  return (
    <Root aria-labelledby={id} {...rest} $isSide={isSide}>
      <Title id={id} $isSide={isSide}>
        {title}
      </Title>
      <Block
        of={products}
        skeleton={isSide ? <RowPlaceholders count={expected} /> : <CardPlaceholders count={expected} />}
        errorTitle={`${title}加载失败`}
        errorVariant={isSide ? 'bare' : 'card'}
      >
        {(data) =>
          isSide ? (
            <Rows>
              {withKeys(data).map(([product, key]) => (
                <li key={key}>
                  <ProductRow product={product} to={getLink(product)} />
                </li>
              ))}
            </Rows>
          ) : (
            <ProductGrid $columns={3}>
              {withKeys(data).map(([product, key]) => (
                <li key={key}>
                  <ProductCard product={product} labels={labels} to={getLink(product)} />
                </li>
              ))}
            </ProductGrid>
          )
        }
      </Block>
    </Root>
  );
}

function CardPlaceholders({ count }: { count: number }) {
  return (
    <ProductGrid $columns={3}>
      <SkeletonRows count={count}>
        <li>
          <ProductCardSkeleton />
        </li>
      </SkeletonRows>
    </ProductGrid>
  );
}

function RowPlaceholders({ count }: { count: number }) {
  return (
    <Rows>
      <SkeletonRows count={count}>
        <RowPlaceholder>
          <Skeleton width={112} height={84} shape="block" />
          <div>
            <Skeleton />
            <Skeleton width="60%" height={12} />
          </div>
        </RowPlaceholder>
      </SkeletonRows>
    </Rows>
  );
}

const side = css`
  padding: ${theme.space[5]} ${theme.space[6]};
  ${cardSurface}
`;

const Root = styled.section<{ $isSide: boolean }>`
  min-width: 0;
  /* Below the header, where a link leads here. */
  scroll-margin-top: ${theme.space[18]};
  ${({ $isSide }) => $isSide && side}
`;

const Title = styled.h2<{ $isSide: boolean }>`
  margin-bottom: ${theme.space[4]};
  font: ${({ $isSide }) => ($isSide ? theme.type.cardTitle : theme.type.title)};
`;

const Rows = styled.ul`
  > li + li {
    margin-top: ${theme.space[4]};
    padding-top: ${theme.space[4]};
    border-top: 1px solid ${theme.color.line.hairline};
  }
`;

const RowPlaceholder = styled.li`
  display: flex;
  gap: ${theme.space[3]};
  > div {
    display: grid;
    flex: 1;
    align-content: start;
    gap: ${theme.space[2]};
  }
`;
