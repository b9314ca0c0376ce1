import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import { expectFigure, FIGURES, FILES, FIRST_FILES, FIRST_PAGES, SHIFT } from '../budgets/figures.ts';
import { measureLoad } from '../budgets/measureLoad.ts';
import { enlargeText, sidewaysScroll } from './enlargeText.ts';
import { PATHS, sampleAddress } from './sampleAddress.ts';
import { test } from './sharedSchools.ts';
import { STUDENTS } from './students.ts';
import { expect, storeSession } from './test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

/** Scrolls through the page, so that every block has come near the viewport. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
        // A browser without a window may owe the frame.
        setTimeout(drawn, 500);
      });
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

/** Opens the address in a window of the size and checks what holds for every page; its weight in kB. */
async function inspect(
  context: BrowserContext,
  address: string,
  size: (typeof WIDTHS)[number],
): Promise<number> {
  const { origin, pathname } = new URL(address);
  const page = await context.newPage();
  const name = `${pathname} at ${size.width}`;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.setViewportSize(size);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin))
      foreign.push(request.url());
  });
  const { weight, files, shift } = await measureLoad(page, address);
  console.log(`${name}: ${weight.toFixed(1)} kB in ${files} files, layout shift ${shift.toFixed(3)}`);
  const mostFiles = FIRST_PAGES.includes(pathname) ? FIRST_FILES : FILES;
  expect.soft(files, `${name}: files`).toBeLessThanOrEqual(mostFiles);
  expect.soft(shift, `${name}: layout shift`).toBeLessThanOrEqual(SHIFT);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: one main heading`).toHaveCount(1);
  expect.soft(await runAxe(page), `${name}: axe`).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${name}: px to scroll sideways`).toBe(0);
  expect.soft(foreign, `${name}: requests to other hosts`).toEqual([]);
  await enlargeText(page);
  await expect(page.locator('body')).toHaveCSS('font-size', '28px');
  expect.soft(await sidewaysScroll(page), `${name}: px to scroll sideways at 200 %`).toBe(0);
  await page.close();
  return weight;
}

for (const shell of ['portal', 'kingdee'] as const) {
  const paths = PATHS.filter((path) => shell === 'portal' || FIGURES[path]?.kingdee !== undefined);
  for (const [index, path] of paths.entries()) {
    // A page of the partner is opened in one of the windows.
    const sizes = shell === 'portal' ? WIDTHS : WIDTHS.slice(index % 2).slice(0, 1);
    const widths = sizes.map(({ width }) => width).join(' and ');

    test(`${shell} ${path} keeps what holds for every page at ${widths}`, async ({
      context,
      shareSchool,
    }) => {
      const school = await shareSchool({ shell });
      if (path.startsWith('/study')) await storeSession(context, school, STUDENTS[shell]);
      const weights: number[] = [];
      for (const size of sizes)
        weights.push(await inspect(context, school.origin + sampleAddress(path, shell), size));
      const figure = FIGURES[path]?.[shell];
      if (!figure) throw new Error(`tests/budgets/figures.ts has no figure of ${path}.`);
      expectFigure(`${shell} ${path}`, Math.max(...weights), figure);
    });
  }
}
