import type { Page } from '@playwright/test';
import { paths } from '../../packages/pages/src/platform/navigation/paths.ts';
import { PATHS, sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

test.use({ isRendered: true });

/** Addresses whose page the browser renders: redirects, and what only a device can answer. */
const NOT_RENDERED = new Set<string>([
  paths.notices,
  paths.news,
  paths.certificateQuery,
  paths.ssoLogin,
  paths.organisationCode,
]);
/** The profile of a school has a parser of its own for the answer that the frame reads too. */
const ASKED_TWICE = new Set(['school.business']);
const PUBLIC = PATHS.filter((path) => !path.startsWith('/study') && !NOT_RENDERED.has(path));

for (const shell of ['portal', 'kingdee'] as const)
  for (const [width, height] of [
    [1440, 900],
    [375, 812],
  ] as const)
    for (const speaksDialect of [false, true])
      test.describe(`${shell} at ${width}${speaksDialect ? ', a server in a dialect' : ''}`, () => {
        test.use({
          shell,
          speaksDialect,
          viewport: { width, height },
          timezoneId: speaksDialect ? 'America/Los_Angeles' : 'Asia/Urumqi',
          // The status of the page for an unknown address.
          expectedNoise: [/status of 404/],
        });

        test('every public page comes rendered, comes to life without an error and asks nothing twice', async ({
          page,
          school,
        }) => {
          for (const path of PUBLIC) {
            await test.step(path, async () => {
              const before = (await school.state()).counts;
              const response = await page.goto(school.origin + sampleAddress(path, shell));
              expect(await response?.text()).toContain('id="cloud-school-rendered"');
              await page.waitForLoadState('networkidle');
              const { counts } = await school.state();
              const twice = Object.entries(counts).filter(
                ([id, count]) => count - (before[id] ?? 0) > (ASKED_TWICE.has(id) ? 2 : 1),
              );
              expect(twice, path).toEqual([]);
            });
          }
        });
      });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads home, follows links and reads a notice', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    await expect(page).toHaveTitle('照护人才云校云帆职业培训学校');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/云帆职业培训学校/);
    await expect(page.getByText('杭州市拱墅区莫干山路 1418 号').first()).toBeVisible();
    await expect(page.getByText('0571-8832 6610').first()).toBeVisible();
    await expect(page.getByText('满 2,000 可用')).toBeVisible();
    await page.getByRole('link', { name: /2026 年第四季度理论考试考场安排/ }).click();
    await expect(page.getByRole('heading', { name: /2026 年第四季度理论考试考场安排/ })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: '新闻资讯' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible();
  });

  for (const path of [paths.certificateQueryDesktop, paths.login, paths.register])
    test(`the form of ${path} says that it needs scripts, and sends nothing`, async ({ page, school }) => {
      await page.goto(school.origin + path);
      await expect(page.locator('form noscript p')).toBeVisible();
      await expect(page.locator('form noscript p')).toContainText('需要运行脚本');
      await page.locator('form').getByRole('textbox').first().fill('13800000000');
      await page.locator('form [type=submit]').click();
      await page.waitForLoadState();
      expect(page.url()).toBe(school.origin + path);
    });
});

test('a host that no school has is answered with 404 and the guide', async ({ page, school }) => {
  const response = await page.request.get(`http://127.0.0.1:${school.port}/`, {
    headers: { host: `nobody.localhost:${school.port}` },
  });
  expect(response.status()).toBe(404);
  const text = await response.text();
  expect(text).toContain('没有找到这所云校');
  expect(text).toContain('<meta name="robots" content="noindex">');
});

test('an address that no page has is answered with 404, out of the index', async ({ page, school }) => {
  const { host } = new URL(school.origin);
  const read = (path: string) =>
    page.request.get(`http://127.0.0.1:${school.port}${path}`, { headers: { host } });
  const missing = await read('/nothing/here');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<meta name="robots" content="noindex">');
  expect(await (await read('/')).text()).not.toContain('noindex');
});

test('search engines find the addresses of the school, and what its pages are about', async ({
  page,
  school,
}) => {
  // The API of the test runner does not know names below localhost.
  const { host } = new URL(school.origin);
  const read = async (path: string) => {
    const answer = await page.request.get(`http://127.0.0.1:${school.port}${path}`, { headers: { host } });
    return answer.text();
  };
  expect(await read('/robots.txt')).toContain(`Sitemap: ${school.origin}/sitemap.xml`);
  const sitemap = await read('/sitemap.xml');
  for (const path of ['/', '/notice/detail?id=51008', '/news-information/detail?id=62008'])
    expect(sitemap).toContain(`<loc>${school.origin}${path}</loc>`);
  expect(await read('/')).toContain('"@type":"EducationalOrganization","name":"云帆职业培训学校"');
  expect(await read('/news-information/detail?id=62008')).toContain('"@type":"NewsArticle"');
});

test.describe('before a page is alive', () => {
  const FIRST_SCRIPT = /\/assets\/index-/;
  /** Asked for by the first script, which has run by then. */
  const NEXT_SCRIPT = /\/assets\/adoptRendered-/;

  /** Opens an address while a script is held; resolves as it is asked for, to what lets it go. */
  async function openHeld(page: Page, address: string, script: RegExp) {
    const held = Promise.withResolvers<void>();
    await page.route(script, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(script);
    await page.goto(address, { waitUntil: 'commit' });
    await asked;
    return held.resolve;
  }

  test('what is typed is kept, and no form goes anywhere', async ({ page, school }) => {
    const letGo = await openHeld(page, `${school.origin}/query_pc`, FIRST_SCRIPT);
    await page.getByRole('textbox', { name: '姓名' }).fill('沈雨薇');
    await page.getByRole('textbox', { name: '姓名' }).press('Enter');
    letGo();
    await expect(page.getByRole('button', { name: /验证码图片/ })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('沈雨薇');
    await expect(page).toHaveURL(/\/query_pc$/);
  });

  test('a form is sent once the page answers, with what was typed', async ({ page, school }) => {
    const letGo = await openHeld(page, `${school.origin}/login`, NEXT_SCRIPT);
    await page.getByRole('textbox', { name: '手机号' }).fill('138');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    letGo();
    await expect(page.getByText('请输入正确的手机号')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('a button answers once the page does', async ({ page, school }) => {
    const letGo = await openHeld(page, `${school.origin}/news-information/list`, NEXT_SCRIPT);
    await page.getByRole('navigation', { name: '快捷工具' }).getByRole('button', { name: '留言' }).click();
    letGo();
    await expect(page.getByRole('dialog', { name: '在线咨询' })).toBeVisible();
  });
});

test('a student never sees the link to sign in', async ({ page, school }) => {
  await page.addInitScript(() => {
    const look = () => {
      const shown = [...document.querySelectorAll('header a')].some(({ textContent }) =>
        textContent.includes('登录'),
      );
      if (shown) document.documentElement.dataset.sawSignIn = 'yes';
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await openAsStudent(page, school, STUDENTS.portal, '/news-information/list');
  await expect(page.getByRole('button', { name: /我的账号/ })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-sign-in');
});
