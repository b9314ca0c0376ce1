import { listProductCategories, pageCategoryProducts } from '@cloud-school/api-client';
import { dataOf, type Loadable, mapLoadable, ProductsBlock } from '@cloud-school/ui';
import { useState } from 'react';
import { useEnrolEntry } from '../../features/app-entry/useEnrolEntry.tsx';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useProductLabels } from '../../features/products/useProductLabels.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

const SIZE = 4;
const NONE = { items: [], current: 1, pages: 0, size: SIZE, total: 0 };

/** What the school recommends: the products of its default category, four at a time (HOME-06). */
export function HomeProducts() {
  const tenantId = useTenantId();
  const [current, setCurrent] = useState(1);
  const { open, dialog } = useEnrolEntry();
  const category: Loadable<string | null> = mapLoadable(
    useLoadable(listProductCategories, { tenantId }),
    (categories) => categories.find(({ isDefault }) => isDefault)?.id ?? null,
  );
  const categoryId = dataOf(category);
  const products = useLoadable(
    pageCategoryProducts,
    categoryId === null ? null : { categoryId, current, size: SIZE },
  );
  return (
    <>
      <ProductsBlock
        products={categoryId === null ? mapLoadable(category, () => NONE) : products}
        current={current}
        onPage={setCurrent}
        labels={useProductLabels()}
        onOpen={open}
      />
      {dialog}
    </>
  );
}
