import type { Locator, Page } from '@playwright/test';
import { homeBlockHeights } from '../../packages/ui/src/screens/home/homeBlockHeights.ts';
import { homeHeadings } from '../../packages/ui/src/screens/home/homeHeadings.ts';
import { watchShift } from '../budgets/watchShift.ts';
import { hold } from './openHeld.ts';
import { sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, scrollToBlock, test } from './test.ts';

/** The heading by which a block is found. */
const HEADINGS: Record<keyof typeof homeBlockHeights, string> = {
  products: homeHeadings.products.title,
  majors: homeHeadings.majors.title,
  albums: homeHeadings.albums.title,
  shortVideos: homeHeadings.shortVideos.title,
  reviews: homeHeadings.reviews.title,
  newsAndQuestions: homeHeadings.questions.title,
};

/** Pixels by which a letter's rounding may differ on another machine. */
const SLACK = 4;

test('each block of home takes the height that is reserved for it (homeBlockHeights.ts)', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(school.origin);
  const heights: Record<string, number> = {};
  for (const [block, title] of Object.entries(HEADINGS)) {
    const region = page.getByRole('region', { name: title });
    await scrollToBlock(page, region);
    await expect(region.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(region.getByRole('link').or(region.getByRole('button')).first()).toBeVisible();
    // A block is a row of the page's one grid.
    heights[block] = await region.evaluate((element) => {
      let row: Element = element;
      while (row.parentElement && row.parentElement.children.length < 6) row = row.parentElement;
      return Math.round(row.getBoundingClientRect().height);
    });
  }
  const wrong = Object.entries(homeBlockHeights).filter(
    ([block, reserved]) => Math.abs((heights[block] ?? 0) - reserved) > SLACK,
  );
  expect(wrong, JSON.stringify(heights)).toEqual([]);
});

/** What may come after the rest of a page, what shows until then, and what shows with it. */
const LATE: [late: RegExp, path: string, before: (page: Page) => Locator, after: (page: Page) => Locator][] =
  [
    [
      /\/PhoneDay-/,
      '/study/class-time-table',
      (page) => page.getByRole('group', { name: '日期' }),
      (page) => page.getByRole('heading', { name: '学习目标' }),
    ],
    [
      // With reduced motion all steps of the breadcrumb take their styles in the frame in which another joins them.
      /\/anyBiz\/product\/page/,
      '/educational-product/detail',
      (page) => page.getByRole('navigation', { name: '当前位置' }),
      (page) => page.getByRole('article').first(),
    ],
    [
      /\/categorize\/page/,
      '/news-information/list',
      (page) => page.getByRole('article').first(),
      (page) => page.getByRole('navigation', { name: '资讯分类' }),
    ],
    [
      /\/anyone\/classroom\/content/,
      '/study/classroom/online',
      (page) => page.getByRole('tab', { name: '目录' }),
      (page) => page.getByRole('tab', { name: /^文字稿/ }),
    ],
  ];

for (const [late, path, before, after] of LATE)
  test(`nothing on ${path} moves when what it shows comes late`, async ({ page, school }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const readShift = await watchShift(page);
    const letGo = await hold(page, late);
    await openAsStudent(page, school, STUDENTS.portal, sampleAddress(path, 'portal'));
    await expect(before(page)).toBeVisible();
    letGo();
    await expect(after(page)).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await readShift()).toBeLessThanOrEqual(0.01);
  });
