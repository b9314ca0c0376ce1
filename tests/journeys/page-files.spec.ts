import type { Page } from '@playwright/test';
import { paths } from '../../packages/pages/src/platform/navigation/paths.ts';
import { MODULE, openHeld } from './openHeld.ts';
import { sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, storeSession, test } from './test.ts';

/** The pages of each day, whose code the first script asks for, and the widths at which they are opened. */
const PAGES: Record<string, number> = {
  [paths.myClasses]: 1440,
  [paths.trainingClass]: 375,
  [paths.timetable]: 375,
  [paths.course]: 1440,
  [paths.lesson]: 375,
};

/** The names of the scripts that a page has loaded. */
const listLoaded = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\//, '')));

/** The names of the scripts that a page has asked for before a module needs them. */
const listPreloaded = (page: Page): Promise<string[]> =>
  page
    .locator('head link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/^.*\//, '') ?? ''));

test('a student’s page asks for its code before the first module runs', async ({ page, school }) => {
  await storeSession(page.context(), school, STUDENTS.portal);
  const asked = page.waitForRequest(/\/assets\/TrainingClassPage-/);
  const letGo = await openHeld(page, school.origin + sampleAddress(paths.trainingClass, 'portal'), MODULE);
  await asked;
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/养老护理员/);
});

for (const [path, width] of Object.entries(PAGES))
  test(`${path} needs each file that the first script asks for`, async ({ page, school }) => {
    await storeSession(page.context(), school, STUDENTS.portal);
    await page.setViewportSize({ width, height: 812 });
    const address = school.origin + sampleAddress(path, 'portal');
    await page.goto(address);
    const preloaded = await listPreloaded(page);
    expect(preloaded.length).toBeGreaterThan(8);
    await page.route(/\/assets\/first-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(address);
    await expect.poll(() => listLoaded(page)).toEqual(expect.arrayContaining(preloaded));
  });

test('a visitor of a student’s page loads nothing of it', async ({ page, school }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(school.origin + sampleAddress(paths.trainingClass, 'portal'));
  await page.waitForURL(/login/);
  expect(asked.filter((url) => url.includes('TrainingClassPage'))).toEqual([]);
});
