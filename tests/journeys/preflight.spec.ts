import type { Page } from '@playwright/test';
import { THEORY } from './answering.ts';
import type { School } from './openSchool.ts';
import { STUDENTS } from './students.ts';
import { expect, fillLogin, NETWORK_NOISE, openAsStudent, test } from './test.ts';
import { toStorageState, toStoredSession } from './toStoredSession.ts';

const MINUTE = 60_000;

test.use({ expectedNoise: [NETWORK_NOISE] });

const start = (page: Page) => page.getByRole('button', { name: '开始答题' });
const paper = (page: Page) => page.getByText(/答题卡（共\d+题）/);

/** With its date where that is not today's. */
const TIME = String.raw`(\d+ 月 \d+ 日 )?\d\d:\d\d`;

/** Opens the intro as a student whose sign-in ends within the test. */
async function openWithShortSignIn(page: Page, school: School) {
  const login = await school.signIn(STUDENTS.portal);
  const stored = toStoredSession({ ...login, expiresAt: Date.now() + 30 * MINUTE });
  await page.context().setStorageState(toStorageState(school.origin, stored));
  await page.goto(school.origin + THEORY);
}

test('a sign-in that ends before the test is renewed, and then the test starts at once', async ({
  page,
  school,
}) => {
  await openWithShortSignIn(page, school);
  await start(page).click();
  const dialog = page.getByRole('dialog', { name: '登录会在交卷前到期' });
  await expect(dialog.getByText(new RegExp(`^登录到 ${TIME}，测试到 ${TIME}$`))).toBeVisible();
  await dialog.getByRole('button', { name: '重新登录' }).click();
  await fillLogin(page, STUDENTS.portal);
  await expect(page).toHaveURL(school.origin + THEORY);
  await start(page).click();
  await expect(paper(page)).toBeVisible();
});

test('a test that is started all the same keeps the warning until the student closes it', async ({
  page,
  school,
}) => {
  await openWithShortSignIn(page, school);
  await start(page).click();
  await page.getByRole('button', { name: '仍然开始' }).click();
  const warning = page.getByText(
    new RegExp(`^登录到 ${TIME}，测试到 ${TIME}。到期后要重新登录，才能接着写。$`),
  );
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: '关闭提示' }).click();
  await expect(warning).toBeHidden();
});

test('the student learns that a clock is seven minutes fast, and the countdown is the server’s', async ({
  page,
  school,
}) => {
  await page.clock.install({ time: Date.now() + 7 * MINUTE });
  await openAsStudent(page, school, STUDENTS.portal, THEORY);
  await start(page).click();
  const dialog = page.getByRole('dialog', { name: '这台设备的时间不准' });
  await expect(dialog.getByText(/，快 7 分钟$/)).toBeVisible();
  await dialog.getByRole('button', { name: '知道了，开始答题' }).click();
  await expect(paper(page)).toBeVisible();
  await expect(page.getByText(/^(60:00|59:\d\d)$/)).toBeVisible();
});

/** Opens the intro and waits until the check is on the device. */
async function openWithCheck(page: Page, school: School) {
  const loaded = ['checkStart', 'Preflight'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
  );
  await openAsStudent(page, school, STUDENTS.portal, THEORY);
  await Promise.all(loaded);
}

test('without a network the test does not start; once it is back the student starts it', async ({
  page,
  context,
  school,
}) => {
  await openWithCheck(page, school);
  await context.setOffline(true);
  await start(page).click();
  await expect(page.getByRole('dialog', { name: '网络断开，暂时不能开始' })).toBeVisible();
  await context.setOffline(false);
  const solved = page.getByRole('dialog', { name: '可以开始了' });
  await solved.getByRole('button', { name: '开始答题' }).click();
  await expect(paper(page)).toBeVisible();
});

test('without a network and without the check, the student stays on the intro and learns why', async ({
  page,
  context,
  school,
}) => {
  await page.route('**/assets/checkStart-*', (route) => route.abort());
  await openAsStudent(page, school, STUDENTS.portal, THEORY);
  await expect(start(page)).toBeEnabled();
  await context.setOffline(true);
  await start(page).click();
  await expect(page.getByText('网络断开，暂时不能开始')).toBeVisible();
  await expect(start(page)).toBeEnabled();
});

test.describe('when the page of the questions cannot load', () => {
  test.use({ expectedNoise: [/Failed to load resource|net::ERR_|dynamically imported module/] });

  test('the page that did not open says so, and keeps the way back', async ({ page, context, school }) => {
    await page.route('**/assets/ExamAnsweringPage-*', async (route) => {
      await context.setOffline(true);
      await route.abort();
    });
    await openAsStudent(page, school, STUDENTS.portal, THEORY);
    await start(page).click();
    const alert = page.getByRole('alert').filter({ hasText: '页面没有打开' });
    await expect(alert).toContainText('网络断开，恢复后再试');
    await expect(page.getByRole('banner').getByRole('link', { name: '我的学习' })).toBeVisible();
    await page.unroute('**/assets/ExamAnsweringPage-*');
    await context.setOffline(false);
    await alert.getByRole('button', { name: '重新加载' }).click();
    await expect(paper(page)).toBeVisible();
  });
});
