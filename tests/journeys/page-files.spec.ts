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

/** The names of the scripts that an address loads, until it is at rest. */
async function listScripts(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/(?!first-)([^/]+\.js)$/.exec(name)?.[1] ?? ''),
  );
  return [...new Set(names)].filter(Boolean).toSorted();
}

test('a student’s page asks for its code before the first module runs', async ({ page, school }) => {
  await storeSession(page.context(), school, STUDENTS.portal);
  const asked = page.waitForRequest(/\/assets\/TrainingClassPage-/);
  const letGo = await openHeld(page, school.origin + sampleAddress(paths.trainingClass, 'portal'), MODULE);
  await asked;
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/养老护理员/);
});

for (const [path, width] of Object.entries(PAGES))
  test(`${path} loads no other files than without the first script`, async ({ page, school }) => {
    await storeSession(page.context(), school, STUDENTS.portal);
    await page.setViewportSize({ width, height: 812 });
    const address = school.origin + sampleAddress(path, 'portal');
    const early = await listScripts(page, address);
    await page.route(/\/assets\/first-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    expect(early).toEqual(await listScripts(page, address));
  });

test('a visitor of a student’s page loads nothing of it', async ({ page, school }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(school.origin + sampleAddress(paths.trainingClass, 'portal'));
  await page.waitForURL(/login/);
  expect(asked.filter((url) => url.includes('TrainingClassPage'))).toEqual([]);
});
