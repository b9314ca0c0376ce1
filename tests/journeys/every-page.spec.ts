import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import { expectFigure, FIGURES, FILES, FIRST_FILES, FIRST_PAGES, SHIFT } from '../budgets/figures.ts';
import { measureLoad } from '../budgets/measureLoad.ts';
import type { Shell } from './openSchool.ts';
import { EXAMPLE_CONFIG, PATHS, sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PUBLIC = PATHS.filter((path) => !path.startsWith('/study'));
/** Two halves, one for each worker. */
const PUBLIC_PARTS = [
  ['the first half', PUBLIC.filter((_, index) => index % 2 === 0)],
  ['the other half', PUBLIC.filter((_, index) => index % 2 === 1)],
] as const;

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

/** Scrolls through the page, so that every block has come near the viewport. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Violations that axe finds, a line each. */
async function runAxe(page: Page): Promise<string[]> {
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
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

/** Opens the address at each width and checks what holds for every page. */
async function inspect(context: BrowserContext, shell: Shell, path: string, origin: string) {
  const address = origin + sampleAddress(path, shell);
  const weights: number[] = [];
  for (const size of WIDTHS) {
    const page = await context.newPage();
    const name = `${path} at ${size.width}`;
    page.on('dialog', (dialog) => void dialog.accept());
    await page.setViewportSize(size);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin))
        foreign.push(request.url());
    });
    const { weight, files, shift } = await measureLoad(page, address);
    console.log(`${name}: ${weight.toFixed(1)} kB in ${files} files, layout shift ${shift.toFixed(3)}`);
    weights.push(weight);
    const mostFiles = FIRST_PAGES.includes(path) ? FIRST_FILES : FILES;
    expect.soft(files, `${name}: files`).toBeLessThanOrEqual(mostFiles);
    expect.soft(shift, `${name}: layout shift`).toBeLessThanOrEqual(SHIFT);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: one main heading`).toHaveCount(1);
    expect.soft(await runAxe(page), `${name}: axe`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${name}: px to scroll sideways`).toBe(0);
    expect.soft(foreign, `${name}: requests to other hosts`).toEqual([]);
    await page.close();
  }
  const figure = FIGURES[path]?.[shell];
  if (!figure) throw new Error(`tests/budgets/figures.ts has no figure of ${path}.`);
  expectFigure(`${shell} ${path}`, Math.max(...weights), figure);
}

for (const shell of ['portal', 'kingdee'] as const) {
  test.describe(shell, () => {
    test.use({ shell, appConfig: EXAMPLE_CONFIG });
    // Some thirty page loads each.
    test.setTimeout(900_000);

    for (const [part, paths] of PUBLIC_PARTS) {
      test(`every public page passes at both widths, ${part}`, async ({ context, school }) => {
        for (const path of paths) {
          await test.step(path, () => inspect(context, shell, path, school.origin));
        }
      });
    }

    test('every student page passes at both widths', async ({ context, page, school }) => {
      await openAsStudent(page, school, STUDENTS[shell], '/study/mine');
      for (const path of PATHS.filter((each) => each.startsWith('/study'))) {
        await test.step(path, () => inspect(context, shell, path, school.origin));
      }
    });
  });
}
