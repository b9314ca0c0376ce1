import { waitUntilAlive } from './hydratePage.ts';
import { expect, test } from './test.ts';

test.use({ isRendered: true });

test('an item of the home page’s ticker opens its page', async ({ page, school }) => {
  await page.goto(`${school.origin}/`);
  await page.getByLabel('最新公告').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(notice|news-information)\/detail\?id=\d+$/);
  // The home page, whose cards are articles too, stays until the next page has loaded.
  await expect(page.getByRole('navigation', { name: '当前位置' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test.describe('after the last page of a list', () => {
  // For search engines there is no such page.
  test.use({ expectedNoise: [/list\?current=99: .* 404/] });

  test('a visitor sees the last one', async ({ page, school }) => {
    for (const path of ['/notice/list', '/news-information/list']) {
      await page.goto(`${school.origin}${path}?current=99`);
      await expect(page).toHaveURL(`${school.origin}${path}?current=2`);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    }
  });
});

test.describe('offline', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

  test('without a network a block says so, and loads when it is back', async ({ page, context, school }) => {
    await page.goto(`${school.origin}/news-information/list`);
    await expect(page.getByRole('article').first()).toBeVisible();
    // Before, its links are the browser's own.
    await waitUntilAlive(page);
    await context.setOffline(true);
    await page.getByRole('navigation', { name: '资讯分类' }).getByRole('link', { name: '政策解读' }).click();
    await expect(page.getByText('网络断开，恢复后自动重试')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});
