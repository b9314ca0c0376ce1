import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { hold } from './openHeld.ts';
import type { School } from './openSchool.ts';
import { readDatabases } from './readDatabases.ts';
import { STUDENTS } from './students.ts';
import { askToSignOut, expect, fillLogin, NETWORK_NOISE, openAsStudent, test } from './test.ts';
import { toStoredSession } from './toStoredSession.ts';

const CLASS = '/study/training-class?classId=c-elder-3';
const CALLS = '**/api/teaching/**';

test('the class of the last visit shows until the server answers; another student on the device sees nothing of it', async ({
  page,
  school,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, CLASS);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/养老护理员/);
  await expect.poll(() => countCached(page)).toBeGreaterThan(3);

  let answer = await hold(page, CALLS);
  const before = await school.callsOf('class.behaviour');
  await page.reload();
  await expect(heading).toHaveText(/养老护理员/);
  const note = page.getByRole('status').filter({ hasText: '显示的是今天' });
  await expect(note).toContainText('正在更新');
  answer();
  await expect(note).toHaveCount(0);
  // The student of the class is known by the last visit: what needs her is asked for once.
  await expect.poll(() => school.callsOf('class.behaviour')).toBe(before + 1);
  await page.waitForLoadState('networkidle');
  expect(await school.callsOf('class.behaviour')).toBe(before + 1);
  await page.unroute(CALLS);

  await (await askToSignOut(page)).click();
  await expect.poll(() => countCached(page)).toBe(0);
  await page.waitForURL(/login/);
  await fillLogin(page, STUDENTS.classmate);
  await page.waitForURL(/study/);
  answer = await hold(page, CALLS);
  await page.goto(school.origin + CLASS);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(heading).toHaveCount(0);
  answer();
  await expect(heading).toHaveText(/养老护理员/);
});

test.describe('what the device keeps of a student', () => {
  /** Opens the class while no call is answered: what shows comes from the device. */
  async function openUnanswered(page: Page, school: School): Promise<void> {
    await hold(page, CALLS);
    await page.goto(school.origin + CLASS);
    await expect(page.getByRole('banner').getByRole('button', { name: /何志远|我的账号/ })).toBeVisible();
  }

  async function openClass(page: Page, school: School): Promise<void> {
    await openAsStudent(page, school, STUDENTS.portal, CLASS);
    await expect.poll(() => countCached(page)).toBeGreaterThan(3);
  }

  /** Replaces the sign-in of the device, as another tab does. */
  async function replaceSession(page: Page, school: School): Promise<void> {
    const entries = toStoredSession(await school.signIn(STUDENTS.classmate));
    await page.evaluate((stored) => {
      for (const { name, value } of stored) window.localStorage.setItem(name, value);
    }, entries);
  }

  test('is not read after a crash by who signs in next', async ({ page, school }) => {
    await openClass(page, school);
    // Nothing of the page runs any more, as after a crash.
    await page.goto(`${school.origin}/icon.svg`);
    expect(await countCached(page)).toBeGreaterThan(3);
    await replaceSession(page, school);
    await openUnanswered(page, school);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await expect.poll(() => readCached(page)).not.toHaveProperty(STUDENTS.portal.id);
  });
});

test.describe('without a network', () => {
  test.use({ expectedNoise: [NETWORK_NOISE], serviceWorkers: 'allow' });

  test('the class of the last visit opens and says since when', async ({ page, context, school }) => {
    await keepClass(page, school);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/养老护理员/);
    await page.clock.runFor(3000);
    await expect(page.getByRole('status').filter({ hasText: '网络断开，显示的是' })).toBeVisible();
    await test.step('a press on the search opens what the device has', async () => {
      await page.getByRole('button', { name: '搜索' }).click();
      await expect(page.getByRole('combobox', { name: '搜索' })).toBeFocused();
      await expect(page.getByRole('dialog').getByText('没有网络，只找了这台设备里的')).toBeVisible();
    });
  });

  test('a network that does not answer is not waited for', async ({ page, school }) => {
    await keepClass(page, school);
    await school.stop();
    const silent = createServer(() => undefined).listen(school.port, '127.0.0.1');
    await once(silent, 'listening');
    const startedAt = Date.now();
    await page.reload({ waitUntil: 'commit' });
    // An exam would wait for ten seconds.
    expect.soft(Date.now() - startedAt).toBeLessThan(5000);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(/养老护理员/);
    silent.closeAllConnections();
    await new Promise((closed) => silent.close(closed));
    await school.start();
  });
});

/** Opens the class, and waits until the device has its files and answers. */
async function keepClass(page: Page, school: School): Promise<void> {
  await page.clock.install();
  await openAsStudent(page, school, STUDENTS.portal, CLASS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/养老护理员/);
  await page.clock.runFor(12_000);
  await expect.poll(() => countCached(page)).toBeGreaterThan(3);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** How many answers the device keeps of each student. */
async function readCached(page: Page): Promise<Record<string, number>> {
  const students = (await readDatabases(page)).filter(({ database }) => database === 'cloud-school-kept');
  return Object.fromEntries(
    students.map(({ key, value }) => {
      const { answers } = JSON.parse(value) as { answers: object };
      return [key, Object.keys(answers).length];
    }),
  );
}

async function countCached(page: Page): Promise<number> {
  return Object.values(await readCached(page)).reduce((sum, count) => sum + count, 0);
}
