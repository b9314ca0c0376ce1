import type { Browser, Page } from '@playwright/test';
import { paths } from '../../packages/pages/src/platform/navigation/paths.ts';
import type { School, Shell } from './openSchool.ts';
import { PATHS, sampleAddress } from './sampleAddress.ts';
import { expect, test } from './test.ts';

/** Addresses whose page the browser renders: redirects, and what only a device can answer. */
const NOT_RENDERED = new Set<string>([
  paths.notices,
  paths.news,
  paths.certificateQuery,
  paths.ssoLogin,
  paths.organisationCode,
]);

/** Paths whose page a server renders, in every shell. */
export const RENDERED_PATHS = PATHS.filter((path) => !path.startsWith('/study') && !NOT_RENDERED.has(path));

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];
/** East of Greenwich with and without the school's time, and the day before. */
const ZONES = ['Asia/Shanghai', 'Asia/Urumqi', 'America/Los_Angeles'];

/** `npm test` pairs windows and zones, so that each is opened; `HYDRATION=whole` opens each window in each zone. */
const VISITS = WINDOWS.flatMap((viewport, row) =>
  ZONES.map((timezoneId, column) => ({ viewport, timezoneId, isPaired: (row + column) % 2 === 0 })),
);

/** The status of the page for an unknown address. */
const EXPECTED = /status of 404/;

/** Resolves once React has taken over the last element of the page. */
export const waitUntilAlive = (page: Page) =>
  page.waitForFunction(() => {
    const last = [...document.querySelectorAll('#root *')].at(-1);
    return last !== undefined && Object.keys(last).some((key) => key.startsWith('__reactFiber$'));
  });

/**
 * Opens every public page, rendered, in windows and zones; a server with wire variants gets the pairs that the other does not.
 * Fails on any error, of which React reports what it recovers from.
 */
export async function hydrateEverywhere(
  browser: Browser,
  school: School,
  shell: Shell,
  hasWireVariants: boolean,
  paths: readonly string[] = RENDERED_PATHS,
): Promise<void> {
  for (const { viewport, timezoneId, isPaired } of VISITS) {
    if (process.env.HYDRATION !== 'whole' && isPaired === hasWireVariants) continue;
    const context = await browser.newContext({ viewport, timezoneId, locale: 'zh-CN' });
    const page = await context.newPage();
    const noise: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
        noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(String(error)));
    for (const path of paths)
      await test.step(`${path}, ${viewport.width}, ${timezoneId}`, async () => {
        const response = await page.goto(school.origin + sampleAddress(path, shell));
        const html = await response?.text();
        expect(html).toContain('id="cloud-school-rendered"');
        expect(html, 'an inline script, which the policy blocks').not.toContain('<script>');
        await waitUntilAlive(page);
        // What React reports, it reports in a task of its own.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
        expect(noise).toEqual([]);
      });
    await context.close();
  }
}
