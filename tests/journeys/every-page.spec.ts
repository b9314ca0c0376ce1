import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import { expectFigure, FIGURES, FILES, FIRST_FILES, FIRST_PAGES, SHIFT } from '../budgets/figures.ts';
import { measureLoad } from '../budgets/measureLoad.ts';
import { enlargeText, sidewaysScroll } from './enlargeText.ts';
import { findBrokenLines } from './findBrokenLines.ts';
import type { Shell } from './openSchool.ts';
import { PATHS, sampleAddress } from './sampleAddress.ts';
import { test } from './sharedSchools.ts';
import { STUDENTS } from './students.ts';
import { expect, storeSession } from './test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };
type Size = typeof DESKTOP;

/** Pages whose titles, names and facts may break in the middle of a word, and the widths at which they are read. */
const LINES = [
  '/',
  '/news-information/list',
  '/news-information/detail',
  '/educational-product',
  '/service-agreement',
  '/notice/list',
  '/study/me',
  '/study/mine',
  '/study/training-class',
  '/study/course/course-detail',
  '/study/class-time-table',
  '/study/classroom/offline',
  '/study/classroom/classroom-detail',
  '/school-info',
];
const LINE_WIDTHS = [1440, 768, 375, 320];

const softly = expect.configure({ soft: true });

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

/** Violations that axe, which the page has loaded, finds; a line each. */
const runAxe = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
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

/** Checks what holds for every page in the window that it is shown in. */
async function inspect(page: Page, size: Size, name: string) {
  await page.setViewportSize(size);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: one main heading`).toHaveCount(1);
  expect.soft(await runAxe(page), `${name}: axe`).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${name}: px to scroll sideways`).toBe(0);
}

/** Opens the address in the first of the windows, and goes through all of them; its weight in kB. */
async function visit(
  context: BrowserContext,
  address: string,
  path: string,
  sizes: readonly Size[],
): Promise<number> {
  const { origin, pathname } = new URL(address);
  const page = await context.newPage();
  const nameAt = ({ width }: Size) => `${pathname} at ${width}`;
  const [first = DESKTOP] = sizes;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.setViewportSize(first);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin))
      foreign.push(request.url());
  });
  const { weight, files, shift } = await measureLoad(page, address);
  console.log(
    `${nameAt(first)}: ${weight.toFixed(1)} kB in ${files} files, layout shift ${shift.toFixed(3)}`,
  );
  const mostFiles = FIRST_PAGES.includes(path) ? FIRST_FILES : FILES;
  expect.soft(files, `${nameAt(first)}: files`).toBeLessThanOrEqual(mostFiles);
  expect.soft(shift, `${nameAt(first)}: layout shift`).toBeLessThanOrEqual(SHIFT);
  for (const width of LINES.includes(path) ? LINE_WIDTHS : []) {
    await page.setViewportSize({ width, height: 900 });
    // A layout that scripts choose follows the window by a frame.
    await expect
      .poll(() => page.evaluate(findBrokenLines), `${path} at ${width}: words of titles, names and facts`)
      .toEqual([]);
  }
  await page.evaluate(axeSource);
  for (const size of sizes) await inspect(page, size, nameAt(size));
  await enlargeText(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    // By a frame, as above.
    await softly.poll(() => sidewaysScroll(page), `${nameAt(size)}: px to scroll sideways at 200 %`).toBe(0);
  }
  expect.soft(foreign, `${pathname}: requests to other hosts`).toEqual([]);
  await page.close();
  return weight;
}

/**
 * The windows in the order in which a page is shown in them: the first pages of a visit are loaded in each, of the others every
 * other one on a phone (`SWEEPS=whole` loads all in both). A page of the partner is shown in one.
 */
function ordersOf(shell: Shell, path: string, index: number): Size[][] {
  const orders = [
    [DESKTOP, PHONE],
    [PHONE, DESKTOP],
  ];
  const isBoth = shell === 'portal' && (process.env.SWEEPS === 'whole' || FIRST_PAGES.includes(path));
  const chosen = isBoth ? orders : orders.slice(index % 2).slice(0, 1);
  return shell === 'portal' ? chosen : chosen.map((sizes) => sizes.slice(0, 1));
}

/** A page of the site, of a class, of an exam, and a form: what `npm test` opens. */
const ONE_OF_EACH_KIND = ['/', '/study/training-class', '/study/test/answer', '/login'];
const tagOf = (shell: Shell, path: string) =>
  shell === 'portal' && ONE_OF_EACH_KIND.includes(path) ? ' @area-page' : '';

for (const shell of ['portal', 'kingdee'] as const) {
  const paths = PATHS.filter((path) => shell === 'portal' || FIGURES[path]?.kingdee !== undefined);
  for (const [index, path] of paths.entries()) {
    test(`${shell} ${path} keeps what holds for every page${tagOf(shell, path)}`, async ({
      context,
      shareSchool,
    }) => {
      const school = await shareSchool({ shell });
      if (path.startsWith('/study')) await storeSession(context, school, STUDENTS[shell]);
      const weights: number[] = [];
      for (const sizes of ordersOf(shell, path, index))
        weights.push(await visit(context, school.origin + sampleAddress(path, shell), path, sizes));
      const figure = FIGURES[path]?.[shell];
      if (!figure) throw new Error(`tests/budgets/figures.ts has no figure of ${path}.`);
      expectFigure(`${shell} ${path}`, Math.max(...weights), figure);
    });
  }
}
