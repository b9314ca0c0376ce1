import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { EXAMPLE_CONFIG, PATHS, sampleOf } from './everyPage.ts';
import { expect, openAsStudent, test } from './test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

/** Opens the address and holds it against all that every page has to be, on a desk and on a phone. */
async function inspect(page: Page, origin: string, address: string) {
  const foreign: string[] = [];
  const hear = (request: { url(): string }) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin))
      foreign.push(request.url());
  };
  page.on('request', hear);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    await walkDown(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect.soft(page.getByRole('heading', { level: 1 }), `${address}: one main heading`).toHaveCount(1);
    expect.soft(await axeOf(page), `${address} at ${size.width}: axe`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${address} at ${size.width}: px to scroll sideways`).toBe(0);
  }
  page.off('request', hear);
  expect.soft(foreign, `${address}: asked of other hosts`).toEqual([]);
}

for (const shell of ['portal', 'kingdee'] as const) {
  test.describe(shell, () => {
    test.use({ shell, appConfig: EXAMPLE_CONFIG });
    test.setTimeout(240_000);

    test('every public page holds on a desk and on a phone', async ({ page, school }) => {
      for (const path of PATHS.filter((each) => !each.startsWith('/study'))) {
        await test.step(path, () => inspect(page, school.origin, sampleOf(path, shell)));
      }
    });

    test('every page of a student holds on a desk and on a phone', async ({ page, school }) => {
      await openAsStudent(page, school, shell, '/study/mine');
      page.on('dialog', (dialog) => void dialog.accept());
      for (const path of PATHS.filter((each) => each.startsWith('/study'))) {
        await test.step(path, () => inspect(page, school.origin, sampleOf(path, shell)));
      }
    });
  });
}
