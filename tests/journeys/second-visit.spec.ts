import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { hold } from './openHeld.ts';
import type { School } from './openSchool.ts';
import { STUDENTS } from './students.ts';
import { expect, fillLogin, NETWORK_NOISE, openAsStudent, test } from './test.ts';

const CLASS = '/study/training-class?classId=c-elder-3';
const CALLS = '**/api/teaching/**';

test('the class of the last visit shows until the server answers; another student on the device sees nothing of it', async ({
  page,
  school,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, CLASS);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/养老护理员/);
  await expect.poll(() => page.evaluate(countKept)).toBeGreaterThan(3);

  let answer = await hold(page, CALLS);
  await page.reload();
  await expect(heading).toHaveText(/养老护理员/);
  const note = page.getByRole('status').filter({ hasText: '显示的是今天' });
  await expect(note).toContainText('正在更新');
  answer();
  await expect(note).toHaveCount(0);
  await page.unroute(CALLS);

  await page.getByRole('button', { name: /沈雨薇/ }).click();
  await page
    .getByRole('menuitem', { name: '退出登录' })
    .or(page.getByRole('button', { name: '退出登录' }))
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect.poll(() => page.evaluate(countKept)).toBe(0);
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

test.describe('without a network', () => {
  test.use({ expectedNoise: [NETWORK_NOISE], serviceWorkers: 'allow' });

  test('the class of the last visit opens and says since when', async ({ page, context, school }) => {
    await keepClass(page, school);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/养老护理员/);
    await page.clock.runFor(3000);
    await expect(page.getByRole('status').filter({ hasText: '没有网络，显示的是' })).toBeVisible();
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
  await expect.poll(() => page.evaluate(countKept)).toBeGreaterThan(3);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** How many answers the device keeps. */
async function countKept(): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('cloud-school-kept');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });
  const students = await new Promise<{ answers: object }[]>((resolve) => {
    const request: IDBRequest<{ answers: object }[]> = database
      .transaction('students')
      .objectStore('students')
      .getAll();
    request.addEventListener('success', () => resolve(request.result));
  });
  database.close();
  return students.flatMap(({ answers }) => Object.keys(answers)).length;
}
