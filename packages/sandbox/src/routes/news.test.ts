import { getNewsDetail, listNewsCategories, pageNews } from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const NOW = Date.parse('2026-11-21T10:40:00+08:00');
const open = (tenantId?: string) =>
  createVisitor(createSandbox({ clock: { now: () => NOW } }), tenantId).client;

test('each item of the list can be opened', async () => {
  const client = open();
  const { items } = await client.call(pageNews, { current: 1, size: 99 });
  for (const news of items) {
    const detail = await client.call(getNewsDetail, { id: news.id });
    expect(detail).toMatchObject(news);
    expect(detail?.content).toMatch(/^<p>/);
  }
});

test('each category has news, and together they have all news', async () => {
  const client = open();
  const categories = await client.call(listNewsCategories, {});
  expect(categories.map(({ name }) => name)).toEqual([
    '学校动态',
    '政策解读',
    '学员故事',
    '考试资讯',
    '行业观察',
  ]);
  let count = 0;
  for (const { id } of categories) {
    const page = await client.call(pageNews, { current: 1, size: 99, categoryId: id });
    expect(page.items.every(({ categoryIds }) => categoryIds.includes(id))).toBe(true);
    expect(page.total).toBeGreaterThan(0);
    count += page.total;
  }
  expect(count).toBe((await client.call(pageNews, { current: 1, size: 1 })).total);
});

test('an item of another school and an unknown item are not found', async () => {
  const [foreign] = (await open('10002').call(pageNews, { current: 1, size: 1 })).items;
  expect(await open().call(getNewsDetail, { id: foreign?.id ?? '' })).toBeNull();
  expect(await open().call(getNewsDetail, { id: 'none' })).toBeNull();
});
