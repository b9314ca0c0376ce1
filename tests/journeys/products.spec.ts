import type { Page } from '@playwright/test';
import { expect, scrollToBlock, test } from './test.ts';

test.use({ isRendered: true, appConfig: { APP_DOWNLOAD_ADDRESS: 'https://app.example.com/download' } });

/** Scrolls to the block of recommended products. */
async function openProducts(page: Page) {
  const block = page.getByRole('region', { name: '推荐项目' });
  await expect(page.getByRole('region', { name: '通知公告' }).getByRole('listitem').first()).toBeVisible();
  await scrollToBlock(page, block);
  return block;
}

test('recommended projects page four by four, and a card opens its page, where the enrolment begins', async ({
  page,
  school,
}) => {
  await page.goto(`${school.origin}/`);
  const products = await openProducts(page);
  const names = products.getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(4);
  const first = await names.allTextContents();
  const card = products.getByRole('article').filter({ hasText: '养老护理员（三级）' });
  for (const words of ['培训', '考评', '国网可查', '发证：', '认证机构：', '培训机构：', '补贴 ¥1,500', '起'])
    await expect(card).toContainText(words);

  await products.getByRole('button', { name: '下一页' }).click();
  await expect(products.getByText('第 2 页，共 3 页')).toBeAttached();
  await expect(names.filter({ hasText: first[0] ?? '' })).toHaveCount(0);
  await expect(names).toHaveCount(4);
  await products.getByRole('button', { name: '下一页' }).click();
  await expect(names).toHaveCount(2);
  await expect(products.getByRole('button', { name: '下一页' })).toBeDisabled();
  // Kinds without steps show none (HOME-06).
  const steps = (name: string) =>
    products.getByRole('article').filter({ hasText: name }).getByRole('list', { name: '包含' });
  await expect(steps('机构护理主管研修')).toHaveText('培训');
  await expect(steps('早期教育指导师')).toHaveCount(0);

  // The whole card is clickable.
  await products
    .getByRole('article')
    .first()
    .click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/educational-product\/detail\?id=\d+$/);
  await expect(page.getByRole('region', { name: '包含内容' })).toBeVisible();
  await page.getByRole('button', { name: '立即报名' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('kingdee', () => {
  test.use({ shell: 'kingdee' });

  test('organisations are named in the school’s own terms', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    const products = await openProducts(page);
    await expect(products.getByText('授权单位：金蝶认证中心').first()).toBeVisible();
    await expect(products.getByText(/^承办学校：/).first()).toBeVisible();
  });
});
