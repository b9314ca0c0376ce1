import { listProductCategories, listProducts, pageCategoryProducts } from '@cloud-school/api-client';
import { requireSchool } from '../auth/requireSchool.ts';
import { readRecord, readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';

export const PRODUCT_ROUTES: Route[] = [
  route(
    listProductCategories,
    { example: { tenantId: '10001' } },
    (call) => requireSchool(call).productCategories,
  ),
  route(pageCategoryProducts, { example: { categoryId: '81001', current: 1, size: 4 } }, (call) => {
    const model = readRecord(call.payload, 'model');
    if (readText(model, 'bizType') !== 'CATEGORY')
      throw new RequestError(ERROR_CODES.badRequest, '请选择项目分类');
    const { products } = requireSchool(call);
    const wanted = readText(model, 'bizId');
    const relations = products
      .filter(({ categoryId }) => categoryId === wanted)
      .map((product, index) => ({ ...product, id: `${wanted}-${product.productId}`, seq: index + 1 }));
    return toPage(relations, call.payload);
  }),
  route(listProducts, { example: { productIds: ['71003', '72001', '71001', 'none'] } }, (call) => {
    const wanted = readRecord(call.payload, 'model').prodIdList;
    if (!Array.isArray(wanted)) throw new RequestError(ERROR_CODES.badRequest, '请选择项目');
    const products = requireSchool(call).products.filter(({ productId }) => wanted.includes(productId));
    return toPage(
      products.map((product) => ({ ...product, id: product.productId })),
      call.payload,
    );
  }),
];
