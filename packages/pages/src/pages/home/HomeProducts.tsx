import { listProductCategories, pageCategoryProducts } from '@cloud-school/api-client';
import { dataOf, homeItemCounts, type Loadable, mapLoadable, ProductsBlock } from '@cloud-school/ui';
import { useState } from 'react';
import { useProductLabels } from '../../features/products/useProductLabels.ts';
import { useExistingPage } from '../../platform/data/useExistingPage.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { productPath } from '../../platform/navigation/paths.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

const EMPTY_PAGE = { items: [], current: 1, pages: 0, size: homeItemCounts.products, total: 0 };

/** Recommended products: those of the school's default category, four per page (HOME-06). */
export function HomeProducts() {
  const tenantId = useTenantId();
  const [current, setCurrent] = useState(1);
  const category: Loadable<string | null> = mapLoadable(
    useLoadable(listProductCategories, { tenantId }),
    (categories) => categories.find(({ isDefault }) => isDefault)?.id ?? null,
  );
  const categoryId = dataOf(category);
  const products = useLoadable(
    pageCategoryProducts,
    categoryId === null ? null : { categoryId, current, size: homeItemCounts.products },
  );
  useExistingPage(products, current, setCurrent);
  return (
    <ProductsBlock
      products={categoryId === null ? mapLoadable(category, () => EMPTY_PAGE) : products}
      current={current}
      onPage={setCurrent}
      labels={useProductLabels()}
      getLink={productPath}
    />
  );
}
