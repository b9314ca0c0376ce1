import type { Page } from '@playwright/test';
import { hold } from './openHeld.ts';
import type { School } from './openSchool.ts';
import { sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, fillLogin, NETWORK_NOISE, openAsStudent, test } from './test.ts';

test.use({ hasWireVariants: true });

/** The call of every sign-in. */
const LOGIN = '**/api/oauth/anyTenant/login';

test.describe('a sign-in', () => {
  const CHANGED = '本机的登录状态已经变化，这次登录已经停止';
  test('signs nobody in whose page was left before its answer', async ({ page, school }) => {
    await page.goto(`${school.origin}/login?redirect=%2Fstudy%2Fmine`);
    const letGo = await hold(page, LOGIN);
    await fillLogin(page, STUDENTS.portal);
    await page.getByRole('link', { name: '企业入驻' }).click();
    await expect(page.getByRole('textbox', { name: '企业名称' })).toBeVisible();
    const answer = page.waitForResponse(LOGIN);
    letGo();
    await (await answer).finished();
    await waitForFrames(page);
    expect(await signedInUser(page)).toBeNull();
    await expect(page.getByRole('textbox', { name: '企业名称' })).toBeVisible();
  });

  test('does not replace who signed in in another tab before its answer', async ({
    page,
    context,
    school,
  }) => {
    await page.goto(`${school.origin}/login`);
    const letGo = await hold(page, LOGIN);
    await fillLogin(page, STUDENTS.portal);
    await signInElsewhere(await context.newPage(), school);
    letGo();
    await expect(page.getByText(CHANGED)).toBeVisible();
    expect(await signedInUser(page)).toBe(STUDENTS.classmate.id);
  });
});

test.describe('a registration', () => {
  async function register(page: Page, school: School) {
    await page.goto(`${school.origin}/register?type=3`);
    await page.getByRole('textbox', { name: '手机号' }).fill(NEW_MOBILE);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('验证码已发送').first()).toBeVisible();
    await page.getByRole('textbox', { name: '验证码' }).fill(await school.smsCode(NEW_MOBILE));
    await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
    const letGo = await hold(page, LOGIN);
    await page.getByRole('button', { name: '注册并进入云校' }).click();
    return letGo;
  }

  test('signs in and leaves the visitor on the page where they are', async ({ page, school }) => {
    const letGo = await register(page, school);
    await page.getByRole('link', { name: '去登录' }).click();
    await expect(page).toHaveURL(`${school.origin}/login`);
    letGo();
    await expect(page.getByText('注册成功')).toBeVisible();
    await waitForFrames(page);
    await expect(page).toHaveURL(`${school.origin}/login`);
    expect(await signedInUser(page)).not.toBeNull();
  });

  test('does not replace who signed in in another tab before its answer', async ({
    page,
    context,
    school,
  }) => {
    const letGo = await register(page, school);
    await signInElsewhere(await context.newPage(), school);
    letGo();
    await expect(page.getByText('账号已经注册，加入云校没有完成：已切换账号')).toBeVisible();
    expect(await signedInUser(page)).toBe(STUDENTS.classmate.id);
    expect(await school.callsOf('registration.updateStudent')).toBe(0);
  });
});

test.describe('a page whose content fails', () => {
  test.use({ expectedNoise: [NETWORK_NOISE] });

  test('has a heading still, and loads again', async ({ page, school }) => {
    await school.controls({ fail: [{ endpointId: 'class.detail', outcome: 'status-500', times: 20 }] });
    await openAsStudent(page, school, STUDENTS.portal, sampleAddress('/study/training-class', 'portal'));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(['班级详情']);
    await school.controls({ clearFailures: true });
    await page.getByRole('button', { name: '重新加载' }).first().click();
    await expect(title).not.toHaveText(['班级详情']);
  });
});

const NEW_MOBILE = '13700000022';

/** Two frames later, an answer that were taken would have been rendered. */
async function waitForFrames(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Another student signs in in a tab of the same browser. */
async function signInElsewhere(tab: Page, school: School) {
  await tab.goto(`${school.origin}/login`);
  await fillLogin(tab, STUDENTS.classmate);
  await expect(tab.getByText('登录成功')).toBeVisible();
}

/** The id of the user of the stored session; null for a visitor. */
async function signedInUser(page: Page): Promise<string | null> {
  const stored = await page.evaluate(() => window.localStorage.getItem('manage-admin-session'));
  return stored === null ? null : (JSON.parse(stored) as { userId: string }).userId;
}
