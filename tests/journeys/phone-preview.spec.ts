import type { BusinessLine } from '@cloud-school/domain';
import { account, offer, openPreview, phone, preview, signInInPhone } from './phonePreview.ts';
import { STUDENTS } from './students.ts';
import { expect, NETWORK_NOISE, test } from './test.ts';

/** The entry of each business line and the title of its page; 学习 has a page of the portal's own. */
const LINES: Record<Exclude<BusinessLine, 'study'>, readonly [entry: string, title: string]> = {
  enroll: ['报名', '在线报名'],
  certificate: ['证书', '电子证书'],
  exam: ['考试', '考试服务'],
  score: ['评价', '技能等级评价'],
  identification: ['鉴定', '职业资格鉴定'],
};

test('the phone is 375 × 812, scaled by the width of the window', async ({ page, school }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${school.origin}/`);
  await openPreview(page);
  const frame = preview(page).locator('iframe');
  const shownWidth = () => frame.evaluate((element) => element.getBoundingClientRect().width);
  expect(await frame.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight])).toEqual(
    [375, 812],
  );
  for (const [width, scale] of [
    [1440, 0.85],
    [1439, 0.8],
    [1279, 0.78],
    [1023, 0.75],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(shownWidth).toBeCloseTo(375 * scale, 1);
  }
});

test('each business line opens its page of the mobile app @area-business-line', async ({ page, school }) => {
  await page.goto(`${school.origin}/`);
  for (const [line, title] of Object.values(LINES)) {
    await openPreview(page, line);
    await expect(phone(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(preview(page).getByRole('img', { name: '下载 APP 的二维码' })).toBeHidden();
    await expect(preview(page).getByRole('button', { name: '关闭' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
  }
});

test('after a sign-in inside the phone the portal offers to sign in, and does', async ({ page, school }) => {
  await page.goto(`${school.origin}/`);
  await openPreview(page);
  await signInInPhone(page, STUDENTS.portal);
  await expect(offer(page)).toContainText(STUDENTS.portal.name);
  await expect(account(page)).toBeHidden();
  await offer(page).getByRole('button', { name: '登录' }).click();
  await expect(preview(page).getByText(`已登录：${STUDENTS.portal.name}`)).toBeVisible();
  await preview(page).getByRole('button', { name: '关闭' }).click();
  await expect(account(page)).toContainText(STUDENTS.portal.name);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的学习' }).click();
  await expect(page.getByText('共 7 个班级')).toBeVisible();
});

test('a person who declines stays a visitor', async ({ page, school }) => {
  await page.goto(`${school.origin}/`);
  await openPreview(page);
  await signInInPhone(page, STUDENTS.portal);
  await offer(page).getByRole('button', { name: '不使用' }).click();
  await expect(offer(page)).toBeHidden();
  await preview(page).getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('link', { name: '登录 / 注册' })).toBeVisible();
});

test.describe('when the mobile app does not load', () => {
  test.use({ expectedNoise: [NETWORK_NOISE] });

  test('the device shows the failure and retries', async ({ page, school }) => {
    await page.clock.install();
    await page.route('**/__sandbox/mobile/enroll?*', () => undefined, { times: 1 });
    await page.goto(`${school.origin}/`);
    await openPreview(page);
    await expect(preview(page).getByText('正在打开手机版')).toBeVisible();
    await page.clock.fastForward(21_000);
    await expect(preview(page).getByRole('alert')).toContainText('手机版没有打开');
    await preview(page).getByRole('button', { name: '重新打开' }).click();
    await expect(phone(page).getByRole('heading', { name: '在线报名' })).toBeVisible();
    await expect(preview(page).getByText('正在打开手机版')).toBeHidden();
  });
});

test.describe('without a mobile app', () => {
  test.use({
    appConfig: { MOBILE_APP_ADDRESS: '', APP_DOWNLOAD_ADDRESS: 'https://app.example.com/download' },
  });

  test('the business lines show the QR code of the app', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    await page.getByRole('region', { name: '业务入口' }).getByRole('button', { name: /^报名/ }).click();
    await expect(page.getByRole('dialog', { name: '请在手机 APP 中办理' })).toBeVisible();
    await expect(page.getByRole('img', { name: '下载 APP 的二维码' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the offer to sign in is in view, however far the sheet is scrolled', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    await openPreview(page);
    await signInInPhone(page, STUDENTS.portal);
    await expect(offer(page).getByRole('button', { name: '登录' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: '关闭' })).toBeInViewport();
    await offer(page).getByRole('button', { name: '登录' }).click();
    await expect(preview(page).getByText('已登录：沈雨薇')).toBeInViewport();
  });
});
