import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

const PAGES = [
  '/',
  '/login',
  '/register?type=2',
  '/notice/list',
  '/notice/detail?id=51008',
  '/news-information/list',
  '/news-information/detail?id=62008',
  '/educational-product',
  '/school-info',
  '/query_pc',
  '/study/mine',
];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test('text follows the text size of the browser, and 200 % scrolls no page sideways', async ({
      page,
      school,
    }) => {
      await openAsStudent(page, school, STUDENTS.portal, '/study/mine');
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      for (const path of PAGES) {
        await test.step(path, async () => {
          await page.goto(school.origin + path);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expect(page.locator('body')).toHaveCSS('font-size', '28px');
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(overflow, `${path}: px to scroll sideways`).toBe(0);
        });
      }
    });
  });
}
