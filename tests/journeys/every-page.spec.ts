import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import { measure } from '../budgets/measure.ts';
import { EXAMPLE_CONFIG, PATHS, sampleOf } from './everyPage.ts';
import { expect, openAsStudent, test } from './test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** kB gzip of JavaScript and CSS before anything is pressed or scrolled: 60 more than the home page may weigh. */
const BUDGET = 210;
/** What a page carries beyond that, and is told apart for: the map. */
const EXTRA: Record<string, number> = { '/school-info': 50 };

const PUBLIC = PATHS.filter((path) => !path.startsWith('/study'));
/** Two halves, so that two of them run side by side. */
const PUBLIC_PARTS = [
  ['the first half', PUBLIC.filter((_, index) => index % 2 === 0)],
  ['the other half', PUBLIC.filter((_, index) => index % 2 === 1)],
] as const;

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

/** Brings every block of a long page near the screen once. */
async function walkDown(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** What axe has against the page, a line each. */
async function axeOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(
          context: Document,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(document, { rules: { 'target-size': { enabled: true } } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

/** Opens the address on a desk and on a phone, and holds it against all that every page has to be. */
async function inspect(context: BrowserContext, address: string, budget: number) {
  const { pathname } = new URL(address);
  for (const size of WIDTHS) {
    const page = await context.newPage();
    const name = `${pathname} at ${size.width}`;
    page.on('dialog', (dialog) => void dialog.accept());
    await page.setViewportSize(size);
    const foreign: string[] = [];
    const { origin } = new URL(address);
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin))
        foreign.push(request.url());
    });
    const { weight, files, shift } = await measure(page, address);
    console.log(`${name}: ${weight.toFixed(1)} kB in ${files} files, layout shift ${shift.toFixed(3)}`);
    expect.soft(weight, `${name}: kB`).toBeLessThanOrEqual(budget);
    expect.soft(shift, `${name}: layout shift`).toBeLessThanOrEqual(0.02);
    await walkDown(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: one main heading`).toHaveCount(1);
    expect.soft(await axeOf(page), `${name}: axe`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${name}: px to scroll sideways`).toBe(0);
    expect.soft(foreign, `${name}: asked of other hosts`).toEqual([]);
    await page.close();
  }
}

for (const shell of ['portal', 'kingdee'] as const) {
  test.describe(shell, () => {
    test.use({ shell, appConfig: EXAMPLE_CONFIG });
    test.setTimeout(300_000);

    for (const [part, paths] of PUBLIC_PARTS) {
      test(`every public page holds on a desk and on a phone, ${part}`, async ({ context, school }) => {
        for (const path of paths) {
          const address = school.origin + sampleOf(path, shell);
          await test.step(path, () => inspect(context, address, BUDGET + (EXTRA[path] ?? 0)));
        }
      });
    }

    test('every page of a student holds on a desk and on a phone', async ({ context, page, school }) => {
      await openAsStudent(page, school, shell, '/study/mine');
      for (const path of PATHS.filter((each) => each.startsWith('/study'))) {
        await test.step(path, () => inspect(context, school.origin + sampleOf(path, shell), BUDGET));
      }
    });
  });
}
