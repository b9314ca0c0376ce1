import type { Page } from '@playwright/test';
import { paths } from '../../packages/pages/src/platform/navigation/paths.ts';
import { PATHS, sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, scrollToBlock, storeSession, test } from './test.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: '网站配置有误' });

test('a visitor of a correctly configured school loads no word about it @area-configuration-item', async ({
  page,
  school,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(`${school.origin}/`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toHaveCount(0);
  expect(files.filter((file) => /reportConfigProblems/.test(file))).toEqual([]);
});

test.describe('a wrong value and a misspelt name', () => {
  test.use({
    appConfig: { EXAM_ADDRESS: 'canary.example.com', SERVICE_AGREMENT_ADDRESS: 'https://canary.example.com' },
    expectedNoise: [/^\S+: 网站配置有误/],
  });

  test('are named on the page and in the console, without their values; the portal works', async ({
    page,
    school,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`${school.origin}/login`);
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    await notice(page).getByText('给网站管理员的说明（2）').click();
    const words = [
      '“EXAM_ADDRESS”的值不对',
      '“SERVICE_AGREMENT_ADDRESS”不是配置项的名称，应为“SERVICE_AGREEMENT_ADDRESS”',
    ];
    for (const word of words) {
      await expect(notice(page).getByText(word)).toBeVisible();
      expect(said.join('\n')).toContain(word);
    }
    expect(said.join('\n') + (await notice(page).innerText())).not.toContain('canary');
  });
});

test.describe('a page that the host did not fill', () => {
  test.use({ expectedNoise: [/^\S+: 网站配置有误/] });

  test('says so', async ({ page, school }) => {
    await page.route(`${school.origin}/login`, async (route) => {
      // Node does not know *.localhost.
      const response = await route.fetch({ url: `http://127.0.0.1:${school.port}/login` });
      const html = await response.text();
      const body = html.replace(/(?<=id="cloud-school-config">).*?(?=<\/script>)/s, '{}');
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    });
    await page.goto(`${school.origin}/login`);
    await notice(page).getByText('给网站管理员的说明（1）').click();
    await expect(notice(page).getByText('服务器没有写入这个域名的配置')).toBeVisible();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  });
});

test.describe('an agreement', () => {
  const SERVICE = 'https://agreements.example.com/service';
  test.use({
    appConfig: {
      SERVICE_AGREEMENT_ADDRESS: SERVICE,
      PRIVACY_POLICY_ADDRESS: `${paths.privacyPolicy}?of=school`,
    },
  });

  test('of another host opens in place of this page: Back leads to the page before', async ({
    page,
    school,
  }) => {
    await page.route(SERVICE, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Terms</h1>' }));
    await page.goto(school.origin + paths.loginGuide);
    await page.goto(school.origin + paths.serviceAgreement);
    await page.waitForURL(SERVICE);
    await page.goBack();
    await expect(page).toHaveURL(school.origin + paths.loginGuide);
  });

  test('whose address is this page opens once', async ({ page, school }) => {
    const opened: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(request.url());
    });
    await page.goto(school.origin + paths.privacyPolicy, { waitUntil: 'networkidle' });
    await expect(page.getByText('正在打开隐私政策')).toBeVisible();
    expect(opened).toEqual([school.origin + paths.privacyPolicy]);
  });
});

test.describe('a school without prices and comments', () => {
  test.use({ appConfig: { PRICES: 'off', COMMENTS: 'off' } });

  /** A coupon says what it is worth (¥500), a school's tag what it likes (补贴 ¥1,500). */
  async function expectNone(page: Page, where: string) {
    await page.waitForLoadState('networkidle');
    const said = await page.locator('body').innerText();
    expect(said, where).not.toMatch(/(?<!补贴 )¥\s*\d+([.,]\d|万)|查看培训费用/);
    await expect(page.getByRole('button', { name: /评论/ }), where).toHaveCount(0);
    await expect(page.getByRole('region', { name: '评论' }), where).toHaveCount(0);
  }

  for (const [pages, isOne] of [
    ['public page', (path: string) => !path.startsWith('/study')],
    ['page of study', (path: string) => path.startsWith('/study')],
  ] as const)
    test(`has none on any ${pages}`, async ({ page, context, school }) => {
      await storeSession(context, school, STUDENTS.portal);
      for (const path of PATHS.filter(isOne)) {
        await page.goto(school.origin + sampleAddress(path, 'portal'));
        await expectNone(page, path);
      }
    });

  test('has none in a block or a dialog of home', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    for (const [block, item] of [
      ['校园相册', /^实训现场/],
      ['短视频', /^播放/],
    ] as const) {
      const opener = page.getByRole('region', { name: block }).getByRole('button', { name: item }).first();
      await scrollToBlock(page, opener);
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNone(page, block);
      await page.keyboard.press('Escape');
    }
    const reviews = page.getByRole('region', { name: /点评/ });
    await scrollToBlock(page, reviews);
    await expect(reviews.getByRole('listitem').first()).toBeVisible();
    await expectNone(page, 'reviews');
  });
});
