import { EXAMPLE_CONFIG, PATHS, sampleOf } from '../journeys/everyPage.ts';
import { expect, test } from '../journeys/test.ts';
import { measure } from './measure.ts';

/** kB gzip of JavaScript and CSS: 60 more than the home page may weigh. */
const BUDGET = 210;
/** What a page carries beyond that, and is told apart for: the map. */
const EXTRA: Record<string, number> = { '/school-info': 50 };

/** Pages with budgets of their own. */
const HELD_ELSEWHERE = ['/', '/login', '/kingdee-login'];

for (const shell of ['portal', 'kingdee'] as const) {
  test.describe(shell, () => {
    test.use({ shell, appConfig: EXAMPLE_CONFIG });
    test.setTimeout(180_000);

    test('every public page loads within its budget and keeps still', async ({ context, school }) => {
      const paths = PATHS.filter((path) => !path.startsWith('/study') && !HELD_ELSEWHERE.includes(path));
      for (const path of paths) {
        const address = school.origin + sampleOf(path, shell);
        for (const size of [
          { width: 1440, height: 900 },
          { width: 375, height: 812 },
        ]) {
          const page = await context.newPage();
          await page.setViewportSize(size);
          const { weight, files, foreign, shift } = await measure(page, address);
          await page.close();
          const name = `${shell} ${path} at ${size.width}`;
          console.log(`${name}: ${weight.toFixed(1)} kB in ${files} files, layout shift ${shift.toFixed(3)}`);
          expect.soft(weight, name).toBeLessThanOrEqual(BUDGET + (EXTRA[path] ?? 0));
          expect.soft(foreign, name).toEqual([]);
          expect.soft(shift, `${name}: layout shift`).toBeLessThanOrEqual(0.02);
        }
      }
    });
  });
}
