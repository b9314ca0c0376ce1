import { defineEndpoint } from '../../endpoint.ts';
import { parsePage } from '../../entities/parsePage.ts';
import { readList } from '../../entities/read.ts';
import { parseProduct, parseProductCategory } from '../../entities/site/parseProduct.ts';

/** Categories of the products that the school recommends (HOME-06). */
export const listProductCategories = defineEndpoint({
  id: 'product.categories',
  method: 'POST',
  path: '/product/anyBiz/productOperationCategory/query',
  toPayload: ({ tenantId }: { tenantId: string }) => ({ tenantId, isVariety: 0, state: 1 }),
  parse: (data) => readList(data, 'Product categories', parseProductCategory),
});

interface CategoryPage {
  categoryId: string;
  current: number;
  size: number;
}

/** Products of one category, in the school's own order (HOME-06). */
export const pageCategoryProducts = defineEndpoint({
  id: 'product.pageOfCategory',
  method: 'POST',
  path: '/product/anyBiz/productOperationRelation/page',
  toPayload: ({ categoryId, current, size }: CategoryPage) => ({
    current,
    size,
    order: 'ascending',
    sort: 'seq',
    model: { bizId: categoryId, bizType: 'CATEGORY', state: 1 },
  }),
  parse: (data) => parsePage(data, parseProduct),
});

/** Products by their ids, in no particular order; unknown ids are left out (NEWS-02, MAJOR-02). */
export const listProducts = defineEndpoint({
  id: 'product.byIds',
  method: 'POST',
  path: '/product/anyBiz/product/page',
  isPathOurs: true,
  toPayload: ({ productIds }: { productIds: string[] }) => ({
    current: 1,
    size: productIds.length,
    model: { prodIdList: productIds },
  }),
  parse: (data) => readList(data, 'Products', parseProduct),
});
