import { homeBlockHeights } from '../../packages/ui/src/screens/home/homeBlockHeights.ts';
import { homeHeadings } from '../../packages/ui/src/screens/home/homeHeadings.ts';
import { expect, scrollToBlock, test } from './test.ts';

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
