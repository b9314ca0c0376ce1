import type { Page } from '@playwright/test';
import { waitUntilAlive } from './hydratePage.ts';
import { expect, test } from './test.ts';

test.use({ isRendered: true });

const MAP = {
  MAP_TILES: '/media/tiles/{z}/{x}/{y}.svg',
  MAP_ATTRIBUTION: '地图为示意',
  MAP_MARKER_ADDRESS: 'https://maps.example.com/marker?position={longitude},{latitude}&name={name}',
};
/** A quarter past one in the afternoon in Hangzhou, where the school is. */
const AFTERNOON = new Date('2026-11-21T13:15:00+08:00');

test.use({ appConfig: MAP });

const points = (page: Page) => page.getByRole('list', { name: '网点列表' });
const row = (page: Page, name: string) => points(page).getByRole('listitem').filter({ hasText: name });
const chosenPin = (page: Page) => page.locator('[data-map] [data-chosen]');

test('the header links to the profile, and its tabs follow the keyboard', async ({ page, school }) => {
  await page.goto(`${school.origin}/`);
  // Before it is alive, its links open documents, which leave the focus where it is.
  await waitUntilAlive(page);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '学校概况' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '培训机构' })).toBeVisible();
  // The page that opens takes the focus once.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('tab', { name: '学校概况' }).focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/index=3$/);
  await expect(page.getByRole('tab', { name: '认证机构' })).toBeFocused();
  // Tabs add no history entries.
  await page.goBack();
  await expect(page).toHaveURL(`${school.origin}/`);
});

test.describe('service points', () => {
  // Opening hours follow the school's clock, not the visitor's.
  test.use({ timezoneId: 'America/New_York' });

  test('a point of the list is chosen on the map, whose tiles come from this host only', async ({
    page,
    school,
  }) => {
    const foreign: string[] = [];
    const tiles: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/media/tiles/')) tiles.push(request.url());
      if (!request.url().startsWith(school.origin) && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    await page.clock.setFixedTime(AFTERNOON);
    await school.controls({ now: AFTERNOON.getTime() });
    await page.goto(`${school.origin}/school-info?index=2`);

    await expect(page.locator('[data-map] [data-pin]')).toHaveCount(11);
    await expect(chosenPin(page)).toHaveAttribute('data-pin', '1');
    await expect(chosenPin(page)).toContainText('营业中，18:00 结束');
    const tile = page.locator('[data-map] img').first();
    await expect(tile).toBeVisible();
    // The tiles of zoom 17 have 256 px, and are drawn at 17.2.
    expect((await tile.boundingBox())?.width).toBeCloseTo(256 * 2 ** 0.2, -1);
    await expect(row(page, '文晖实操评价站')).toContainText('休息中');

    await points(page).getByRole('button', { name: '文晖实操评价站' }).click();
    await expect(chosenPin(page)).toHaveAttribute('data-pin', '3');
    await expect(page.getByRole('link', { name: '到这里去' })).toHaveAttribute(
      'href',
      /^https:\/\/maps\.example\.com\/marker\?position=120\.111287,30\.347246&name=/,
    );
    expect(tiles.length).toBeGreaterThan(0);
    expect(foreign).toEqual([]);
  });

  test('a point that opens at night changes its state on the open page', async ({ page, school }) => {
    // Pages follow the server's clock, so it moves with the device's.
    const evening = new Date('2026-11-21T21:58:30+08:00');
    await school.controls({ now: evening.getTime() });
    await page.clock.install({ time: evening });
    await page.goto(`${school.origin}/school-info?index=2`);
    await page.getByRole('button', { name: '下一页' }).click();
    const night = row(page, '湖墅夜间实训点');
    await expect(night).toContainText('22:00–次日 02:00');
    await expect(night).toContainText('休息中');
    await school.controls({ advance: 3 * 60_000 });
    await page.clock.fastForward('03:00');
    await expect(night).toContainText('营业中');
    await school.controls({ advance: 4 * 3_600_000 });
    await page.clock.fastForward('04:00:00');
    await expect(night).toContainText('休息中');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('no tab of the profile scrolls sideways', async ({ page, school }) => {
    for (const [index, words] of [
      [0, '杭州云帆职业培训学校'],
      [1, '拱墅、西湖、上城、余杭'],
      [2, '拱墅区莫干山路 1418 号'],
      [3, '国际照护师联盟 ICA'],
    ] as const) {
      await page.goto(`${school.origin}/school-info?index=${index}`);
      await expect(page.getByRole('tabpanel').getByText(words).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    }
  });
});
