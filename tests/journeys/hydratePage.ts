import type { Browser, Page } from '@playwright/test';
import { paths } from '../../packages/pages/src/platform/navigation/paths.ts';
import { PATHS } from './sampleAddress.ts';
import { expect } from './test.ts';
import { limitEvaluate } from './withLimit.ts';

/** Addresses whose page the browser renders: redirects, and what only a device can answer. */
const NOT_RENDERED = new Set<string>([
  paths.notices,
  paths.news,
  paths.certificateQuery,
  paths.ssoLogin,
  paths.organisationCode,
  paths.serviceAgreement,
  paths.privacyPolicy,
]);

/** Paths whose page a server renders, in every shell. */
export const RENDERED_PATHS = PATHS.filter((path) => !path.startsWith('/study') && !NOT_RENDERED.has(path));

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };
/** East of Greenwich with and without the school's time, and the day before. */
const ZONES = ['Asia/Shanghai', 'Asia/Urumqi', 'America/Los_Angeles'];

interface Visit {
  viewport: typeof DESKTOP;
  timezoneId: string;
  hasWireVariants: boolean;
}

/** `npm test` opens each window, one in the day before; `SWEEPS=whole` each window in each zone, with both kinds of answers. */
export const VISITS: readonly Visit[] =
  process.env.SWEEPS === 'whole'
    ? [false, true].flatMap((hasWireVariants) =>
        [DESKTOP, PHONE].flatMap((viewport) =>
          ZONES.map((timezoneId) => ({ viewport, timezoneId, hasWireVariants })),
        ),
      )
    : [
        { viewport: DESKTOP, timezoneId: 'Asia/Shanghai', hasWireVariants: false },
        { viewport: PHONE, timezoneId: 'America/Los_Angeles', hasWireVariants: true },
      ];

/** The status of the page for an unknown address. */
const EXPECTED = /status of 404/;

/** Resolves once React has taken over the last element of the page; a translating browser adds its own. */
export const waitUntilAlive = (page: Page) =>
  page.waitForFunction(() => {
    const last = [...document.querySelectorAll('#root :not(font)')].at(-1);
    return last !== undefined && Object.keys(last).some((key) => key.startsWith('__reactFiber$'));
  });

/** Opens a public page, rendered, and fails on any error, of which React reports what it recovers from. */
export async function hydratePage(
  browser: Browser,
  address: string,
  { viewport, timezoneId }: Visit,
): Promise<void> {
  const context = await browser.newContext({ viewport, timezoneId, locale: 'zh-CN' });
  const page = await context.newPage();
  limitEvaluate(page);
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
      noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  const response = await page.goto(address);
  const html = await response?.text();
  expect(html).toContain('id="cloud-school-rendered"');
  expect(html, 'an inline script, which the policy blocks').not.toContain('<script>');
  await waitUntilAlive(page);
  // What React reports, it reports in a task of its own.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(noise, `${viewport.width}, ${timezoneId}`).toEqual([]);
  await context.close();
}
