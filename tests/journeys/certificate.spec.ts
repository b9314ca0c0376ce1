import type { Locator, Page } from '@playwright/test';
import { waitUntilAlive } from './hydratePage.ts';
import type { School } from './openSchool.ts';
import { expect, test } from './test.ts';

test.use({ isRendered: true });

/** Holders of the sandbox's school, see its README. */
const level = { name: '沈雨薇', number: 'S000033010026263002419', idCard: '330106199203142419' };
const graduation = { name: '何志远', number: 'YF20260830037', project: '医疗护理员（四级）岗前实训班' };

/** Tracks the key of the captcha that the page loaded last; the sandbox knows its digits from then on. */
function followCaptcha(page: Page) {
  let key = '';
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname.endsWith('/oauth/anyTenant/captcha')) key = searchParams.get('key') ?? '';
  });
  return () => key;
}

const picture = (page: Page) => page.getByRole('button', { name: '验证码图片，看不清可换一张' });

/** Fills in the form with the captcha's digits and submits it. */
async function query(page: Page, school: School, key: () => string, name: string, number: string) {
  await page.getByRole('textbox', { name: '姓名' }).fill(name);
  await page.getByRole('textbox', { name: '证书编号' }).fill(number);
  await expect(picture(page)).toBeVisible();
  await page.getByRole('textbox', { name: '图形验证码' }).fill(await school.captcha(key()));
  await page.getByRole('button', { name: '查询', exact: true }).click();
}

/** The page on paper: the certificate alone, on one sheet. */
async function expectPaper(page: Page, sheet: Locator) {
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('textbox', { name: '姓名' })).toBeHidden();

  // A phone prints in its own width: the number stays on one line.
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 812 });
  const number = sheet.locator('dt:has-text("证书编号") + dd');
  const lines = await number.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  await page.emulateMedia({ media: null });
  if (wide) await page.setViewportSize(wide);
}

test('a visitor finds both kinds of certificate, masked until revealed, and prints one @area-form', async ({
  page,
  school,
}) => {
  const key = followCaptcha(page);
  await page.goto(`${school.origin}/`);
  await page.getByRole('banner').getByRole('link', { name: '证书查询' }).click();
  await expect(page).toHaveURL(`${school.origin}/query_pc`);
  await expect(picture(page)).toBeVisible();
  const first = key();
  expect(first).toMatch(/^[a-z0-9]{16}$/);
  await picture(page).click();
  await expect.poll(key).not.toBe(first);

  await query(page, school, key, level.name, level.number);
  await expect(page.getByRole('heading', { name: '查询到 1 本证书' })).toBeFocused();
  const sheet = page.getByRole('article', { name: '职业技能等级证书' });
  await expect(sheet).toContainText(level.name);
  await expect(sheet).toContainText('居民身份证');
  await expect(sheet).toContainText(level.number);
  const masked = `${level.idCard.slice(0, 6)}********${level.idCard.slice(-4)}`;
  await expect(sheet.getByText(masked)).toBeVisible();
  await page.locator('label', { hasText: '显示完整证件号与手机号' }).click();
  await expect(sheet.getByText(level.idCard)).toBeVisible();
  // Neither the storage nor the address keeps personal data.
  const stored = await page.context().storageState();
  expect(JSON.stringify(stored)).not.toContain(level.idCard);
  expect(page.url()).not.toContain(encodeURIComponent(level.name));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载证书' }).click();
  expect((await download).suggestedFilename()).toBe('沈雨薇证书.svg');
  await expectPaper(page, sheet);

  // The form keeps all values except the captcha, which is valid once.
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue(level.name);
  await expect(page.getByRole('textbox', { name: '图形验证码' })).toHaveValue('');

  await expect(picture(page)).toBeVisible();
  const beforeChange = key();
  await page.getByRole('tab', { name: '培训结业证书' }).click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(key).not.toBe(beforeChange);
  await query(page, school, key, graduation.name, graduation.number);
  await expect(page.getByRole('article', { name: '培训结业证书' })).toContainText(graduation.project);
  await expect(page.getByRole('switch', { name: '显示完整证件号与手机号' })).not.toBeChecked();
});

test('/query redirects a computer to /query_pc', async ({ page, school }) => {
  await page.goto(`${school.origin}/query?from=wechat`);
  await expect(page).toHaveURL(`${school.origin}/query_pc?from=wechat`);
  await expect(page).toHaveTitle('照护人才云校云帆职业培训学校');
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 375, height: 812 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
  });

  test('/query redirects to /query_h5, where the result replaces the form', async ({ page, school }) => {
    const key = followCaptcha(page);
    await page.goto(`${school.origin}/query`);
    await expect(page).toHaveURL(`${school.origin}/query_h5`);
    await expect(page).toHaveTitle('云帆职业培训学校');
    await query(page, school, key, level.name, level.number);
    await expect(page.getByRole('article', { name: '职业技能等级证书' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '姓名' })).toBeHidden();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: '重新查询' }).click();
    await expect(page.getByRole('textbox', { name: '姓名' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: '证书编号' })).toHaveValue(level.number);
    await page.getByRole('button', { name: '返回' }).click();
    await expect(page).toHaveURL(`${school.origin}/`);
  });
});

test.describe('a school of the vendor', () => {
  test.use({ appConfig: { PARTNER_ORGANISATIONS: '{"kingdee":"30001"}' } });

  test('a rendered page in the look hydrates as it is', async ({ page, school }) => {
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        const isRedrawn = changes.some(
          ({ target, removedNodes }) =>
            target instanceof Element && target.id === 'root' && removedNodes.length > 0,
        );
        if (isRedrawn) document.documentElement.dataset.redrawn = 'yes';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${school.origin}/query_pc/kingdee`);
    await waitUntilAlive(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-redrawn');
  });

  test.describe('in the page of the build', () => {
    test.use({ isRendered: false });

    test('is shown in its look at first, and keeps what is typed', async ({ page, school }) => {
      await school.controls({ fail: [{ endpointId: 'school.business', outcome: 'delay-2000' }] });
      await page.goto(`${school.origin}/query_pc/kingdee`);
      const name = page.getByRole('textbox', { name: '姓名' });
      await name.fill('沈雨薇');
      await expect(page).toHaveTitle('金蝶认证中心');
      await expect(name).toHaveValue('沈雨薇');
    });
  });

  test('leaves its look at other addresses and on the next visit', async ({ page, school }) => {
    await page.goto(`${school.origin}/query_pc/kingdee`);
    await expect(page).toHaveTitle('金蝶认证中心');
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveTitle(/云帆职业培训学校/);
    await page.goBack();
    await expect(page).toHaveTitle('金蝶认证中心');
    await page.goto(`${school.origin}/`);
    await expect(page).toHaveTitle(/云帆职业培训学校/);
    await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible();
  });
});
