import type { Page, Product } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { ProductCard } from '../../../cards/product-card/ProductCard.tsx';
import { ProductCardSkeleton } from '../../../cards/product-card/ProductCardSkeleton.tsx';
import { ProductGrid } from '../../../cards/product-card/ProductGrid.ts';
import type { ProductLabels } from '../../../cards/product-card/ProductLabels.ts';
import { shelf } from '../../../layout/shelf/shelf.ts';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { withKeys } from '../../../primitives/list-keys/withKeys.ts';
import { useLastPageCount } from '../../../primitives/pagination/useLastPageCount.ts';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { HomePager } from '../frame/HomePager.tsx';
import { SectionHead } from '../frame/SectionHead.tsx';
import { homeHeadings } from '../homeHeadings.ts';
import { homeItemCounts } from '../homeItemCounts.ts';

export interface ProductsBlockProps {
  /** One page of the recommended products. */
  products: Loadable<Page<Product>>;
  /** Page number from 1. */
  current: number;
  onPage: (page: number) => void;
  /** The school's own labels of its organisations. */
  labels?: ProductLabels;
  /** Address of a product's page. */
  getLink: (product: Product) => string;
}

/** The products that the school recommends, page by page (HOME-06). */
export function ProductsBlock({ products, current, onPage, labels, getLink }: ProductsBlockProps) {
  const pages = useLastPageCount(products);
  return (
    <section aria-labelledby="home-products">
      <SectionHead {...homeHeadings.products}>
        <HomePager label="推荐项目分页" current={current} pages={pages} onChange={onPage} />
      </SectionHead>
      <Block
        of={products}
        skeleton={<ProductsSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="暂无数据" hint="学校发布培训项目后会出现在这里" />}
        errorTitle="推荐项目加载失败"
      >
        {({ items }) => (
          // Another page begins at its first item.
          <Shelf key={current}>
            {withKeys(items.slice(0, homeItemCounts.products)).map(([product, key]) => (
              <li key={key}>
                <ProductCard product={product} labels={labels} to={getLink(product)} />
              </li>
            ))}
          </Shelf>
        )}
      </Block>
    </section>
  );
}

function ProductsSkeleton() {
  return (
    <Shelf>
      <SkeletonRows count={homeItemCounts.products}>
        <li>
          <ProductCardSkeleton />
        </li>
      </SkeletonRows>
    </Shelf>
  );
}

const Shelf = styled(ProductGrid)`
  ${shelf('19.5rem')}
`;
