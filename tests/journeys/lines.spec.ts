import { findBrokenLines } from './findBrokenLines.ts';
import { sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

const WIDTHS = [1440, 768, 375, 320];

const SCREENS = [
  '/',
  '/news-information/list',
  '/news-information/detail',
  '/notice/list',
  '/study/mine',
  '/study/training-class',
  '/study/course/course-detail',
  '/study/class-time-table',
  '/study/classroom/offline',
  '/study/classroom/classroom-detail',
  '/school-info?index=2',
  '/school-info?index=3',
];

for (const shell of ['portal', 'kingdee'] as const) {
  test.describe(`lines of Chinese in ${shell}`, () => {
    test.use({ shell });

    test('titles, names and facts break between words only, at every width', async ({ page, school }) => {
      await openAsStudent(page, school, STUDENTS[shell], '/study/mine');
      for (const path of SCREENS) {
        await test.step(path, async () => {
          await page.goto(school.origin + sampleAddress(path, shell));
          await expect(page.locator('main h1').first()).toBeAttached();
          await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            // A layout that scripts choose follows the window by a frame.
            await expect.poll(() => page.evaluate(findBrokenLines), `${path} at ${width}`).toEqual([]);
          }
        });
      }
    });
  });
}
