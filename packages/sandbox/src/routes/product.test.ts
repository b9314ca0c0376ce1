import {
  listProductCategories,
  listProducts,
  listReceivableCoupons,
  pageCategoryProducts,
} from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const NOW = Date.parse('2026-11-21T10:40:00+08:00');
const open = (tenantId?: string) => createVisitor(createSandbox({ clock: { now: () => NOW } }), tenantId);

test.each(['10001', '10002'])(
  'school %s recommends products page by page, none of them twice',
  async (id) => {
    const { client } = open(id);
    const categories = await client.call(listProductCategories, { tenantId: id });
    const category = categories.find(({ isDefault }) => isDefault);
    const ask = (current: number) =>
      client.call(pageCategoryProducts, { categoryId: category?.id ?? '', current, size: 4 });
    const { pages, total } = await ask(1);
    const names = new Set<string>();
    for (let current = 1; current <= pages; current += 1) {
      const { items } = await ask(current);
      for (const { name } of items) names.add(name);
    }
    expect(pages).toBeGreaterThan(1);
    expect(names.size).toBe(total);
  },
);

test('products are found by their ids, those of this school only', async () => {
  const { client } = open();
  const products = await client.call(listProducts, { productIds: ['71003', '72001', '71001', 'none'] });
  expect(products.map(({ productId }) => productId)).toEqual(['71001', '71003']);
  expect(products[0]).toMatchObject({
    couponPrice: { amount: '1680', isFrom: true },
    certificateVerification: 'national',
  });
});

test('an unknown category has nothing', async () => {
  const page = await open().client.call(pageCategoryProducts, { categoryId: 'none', current: 1, size: 4 });
  expect(page).toMatchObject({ items: [], total: 0 });
});

test('coupons are listed newest first, without expired ones, and one is sold out', async () => {
  const coupons = await open().client.call(listReceivableCoupons, { size: 99 });
  expect(coupons.map(({ amount, minimum, status }) => [amount, minimum, status])).toEqual([
    ['500', '2000', 'claimable'],
    ['200', '1200', 'claimable'],
    ['80', '0', 'gone'],
  ]);
});

test('a student sees which coupons she has received', async () => {
  const { client, signIn } = open();
  await signIn('u-shen');
  const coupons = await client.call(listReceivableCoupons, { size: 3 });
  expect(coupons.map(({ status }) => status)).toEqual(['claimable', 'received', 'gone']);
});
