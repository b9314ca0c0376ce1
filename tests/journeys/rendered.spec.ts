import type { Page } from '@playwright/test';
import { paths } from '../../packages/pages/src/platform/navigation/paths.ts';
import { RENDERED_PATHS, waitUntilAlive } from './hydratePage.ts';
import { hold, MODULE, openHeld } from './openHeld.ts';
import type { School } from './openSchool.ts';
import { sampleAddress } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';
import { waitForQuiet, watchRequests } from './waitForQuiet.ts';

test.use({ isRendered: true });

/** The profile of a school has a parser of its own for the answer that the frame reads too. */
const ASKED_TWICE = new Set(['school.business']);

test.describe('every public page', () => {
  // The status of the page for an unknown address.
  test.use({ expectedNoise: [/status of 404/] });

  test('asks for nothing twice', async ({ page, school }) => {
    const requests = watchRequests(page);
    for (const path of RENDERED_PATHS) {
      await test.step(path, async () => {
        const before = (await school.state()).calls.length;
        await page.goto(school.origin + sampleAddress(path, 'portal'));
        await waitUntilAlive(page);
        // A busy page asks for its visits long after its network has been silent; the next page would count them as its own.
        await waitForQuiet(page, requests);
        const asked = (await school.state()).calls
          .slice(before)
          .filter(({ endpointId }) => !ASKED_TWICE.has(endpointId))
          .map(({ endpointId, payload: { _t, ...what } }) => `${endpointId} ${JSON.stringify(what)}`);
        const twice = asked.filter((call, index) => asked.indexOf(call) !== index);
        expect(twice, path).toEqual([]);
      });
    }
  });
});

test('a page that the browser restores a day later shows at once, and asks anew', async ({
  page,
  school,
}) => {
  await page.clock.install({ time: Date.now() + 24 * 3600_000 });
  const asked = page.waitForRequest('**/newInformationPage*');
  await page.goto(`${school.origin}/news-information/list`);
  await asked;
  await expect(page.getByText('秋季批次成绩公布：三级一次通过率 91.4%').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const TITLE = '照护人才云校云帆职业培训学校';
  const CONTACT = ['杭州市拱墅区莫干山路 1418 号', '0571-8832 6610'];

  /** What a visitor reads on each public page: its heading, and texts of its content; the title is the school's. */
  const READ: Record<string, { heading: string; texts: string[]; title?: string; hasForm?: true }> = {
    [paths.home]: {
      heading: '云帆职业培训学校',
      texts: ['满 2,000 可用', '2026 年第四季度理论考试考场安排', ...CONTACT],
    },
    [paths.majors]: { heading: '养老护理', texts: ['6,500–9,000', '全省养老机构护理员持证率', ...CONTACT] },
    [paths.product]: {
      heading: '养老护理员（三级）',
      texts: ['相关项目', ...CONTACT],
    },
    [paths.newsList]: {
      heading: '新闻资讯',
      texts: ['秋季批次成绩公布：三级一次通过率 91.4%', '1,126 名学员参加', ...CONTACT],
    },
    [paths.newsDetail]: {
      heading: '护理员技能补贴新规落地：持证三级最高可领 1,500 元',
      texts: ['省人社厅公布了新的职业技能提升补贴办法。', ...CONTACT],
    },
    [paths.noticeList]: { heading: '通知公告', texts: ['2026 年第四季度理论考试考场安排', ...CONTACT] },
    [paths.noticeDetail]: {
      heading: '关于开展养老护理员技能提升补贴申领的通知',
      texts: ['审核通过后 15 个工作日内到账。', ...CONTACT],
    },
    [paths.school]: { heading: '云帆职业培训学校', texts: ['专兼职教师 64 人', ...CONTACT] },
    [paths.certificateQueryDesktop]: { heading: '证书查询', hasForm: true, texts: [...CONTACT] },
    [paths.certificateQueryPhone]: {
      heading: '证书查询',
      hasForm: true,
      texts: ['0571-8832 6610'],
      title: '云帆职业培训学校',
    },
    '/query_pc/kingdee': { heading: '证书查询', hasForm: true, texts: ['0571-8832 6610'] },
    [paths.login]: { heading: '欢迎回来', hasForm: true, texts: [] },
    [paths.studentLogin]: { heading: '学员登录', hasForm: true, texts: [] },
    [paths.promotionLogin]: { heading: '推广员登录', hasForm: true, texts: [] },
    '/kingdee-login': { heading: '欢迎回来', hasForm: true, texts: [] },
    [paths.register]: { heading: '注册学员账号', hasForm: true, texts: ['养老护理云校'] },
    [paths.loginGuide]: {
      heading: '这里是云帆职业培训学校',
      texts: ['去学校首页'],
      title: '数字云校',
    },
    '*': { heading: '没有找到这个页面', texts: ['返回首页'] },
  };

  test.describe('every public page', () => {
    test.use({ expectedNoise: [/status of 404/] });

    test('has its title, heading and content', async ({ page, school }) => {
      expect(Object.keys(READ).toSorted()).toEqual(RENDERED_PATHS.toSorted());
      for (const [path, { heading, texts, title = TITLE, hasForm = false }] of Object.entries(READ)) {
        await page.goto(school.origin + sampleAddress(path, 'portal'));
        await expect(page, path).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
        for (const text of texts) await expect(page.getByText(text).first(), path).toBeVisible();
        const warning = page.locator('form noscript p');
        await expect(warning, path).toHaveCount(hasForm ? 1 : 0);
        if (hasForm) await expect(warning).toContainText('填写和提交需要运行脚本');
      }
    });
  });

  test('a visitor follows links to a notice and the news @area-sharing', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    await page.getByRole('link', { name: /2026 年第四季度理论考试考场安排/ }).click();
    await expect(page.getByRole('heading', { name: /2026 年第四季度理论考试考场安排/ })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: '新闻资讯' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible();
  });

  test('a form sends nothing', async ({ page, school }) => {
    await page.goto(school.origin + paths.login);
    await page.locator('form').getByRole('textbox').first().fill('13800000000');
    await page.locator('form [type=submit]').click();
    await page.waitForLoadState();
    expect(page.url()).toBe(school.origin + paths.login);
  });
});

/** Asks the school without a page; the API of the test runner does not know names below localhost. */
const request = (page: Page, { origin, port }: School, path: string, host = new URL(origin).host) =>
  page.request.get(`http://127.0.0.1:${port}${path}`, { headers: { host } });

test('a host that no school has is answered with 404 and the guide', async ({ page, school }) => {
  const response = await request(page, school, '/', `nobody.localhost:${school.port}`);
  expect(response.status()).toBe(404);
  const text = await response.text();
  expect(text).toContain('没有找到这所云校');
  expect(text).toContain('<meta name="robots" content="noindex">');
});

test('an address that no page has is answered with 404, out of the index', async ({ page, school }) => {
  const missing = await request(page, school, '/nothing/here');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<meta name="robots" content="noindex">');
  expect(await (await request(page, school, '/')).text()).not.toContain('noindex');
});

test('search engines find the addresses of the school, and what its pages are about', async ({
  page,
  school,
}) => {
  const read = async (path: string) => (await request(page, school, path)).text();
  expect(await read('/robots.txt')).toContain(`Sitemap: ${school.origin}/sitemap.xml`);
  const sitemap = await read('/sitemap.xml');
  for (const path of ['/', '/notice/detail?id=51008', '/news-information/detail?id=62008'])
    expect(sitemap).toContain(`<loc>${school.origin}${path}</loc>`);
  expect(await read('/')).toContain('"@type":"EducationalOrganization","name":"云帆职业培训学校"');
  expect(await read('/news-information/detail?id=62008')).toContain('"@type":"NewsArticle"');
});

test.describe('before a page is hydrated', () => {
  /** Asked for by the first script, which has run by then. */
  const NEXT_SCRIPT = /\/assets\/hydrate-/;

  test('what is typed stays, and no form goes anywhere', async ({ page, school }) => {
    const letGo = await openHeld(page, `${school.origin}/query_pc`, MODULE);
    await page.getByRole('textbox', { name: '姓名' }).fill('沈雨薇');
    await page.getByRole('textbox', { name: '姓名' }).press('Enter');
    letGo();
    await expect(page.getByRole('button', { name: /验证码图片/ })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('沈雨薇');
    await expect(page).toHaveURL(/\/query_pc$/);
  });

  test('a choice stays', async ({ page, school }) => {
    const letGo = await openHeld(page, `${school.origin}/login`, MODULE);
    await page.locator('label', { hasText: '密码登录' }).click();
    await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
    letGo();
    await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /已阅读并同意/ })).toBeChecked();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('请输入正确的手机号')).toBeVisible();
    await expect(page.getByText(/请先.*同意/)).toHaveCount(0);
  });

  test('a form is sent once the page answers, with what was typed', async ({ page, school }) => {
    const letGo = await openHeld(page, `${school.origin}/login`, NEXT_SCRIPT);
    await page.getByRole('textbox', { name: '手机号' }).fill('138');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    letGo();
    await expect(page.getByText('请输入正确的手机号')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  for (const [moment, script] of [
    ['before its code', MODULE],
    ['before its later code', NEXT_SCRIPT],
  ] as const)
    test(`a button pressed ${moment} answers once the page does`, async ({ page, school }) => {
      const letGo = await openHeld(page, `${school.origin}/news-information/list`, script);
      const tools = page.getByRole('navigation', { name: '快捷工具' });
      await tools.getByRole('button', { name: '留言' }).click();
      letGo();
      await expect(page.getByRole('dialog', { name: '在线咨询' })).toBeVisible();
      await expect(page.locator('[data-pressed]')).toHaveCount(0);
    });
});

test('code waits for the pictures of the page, and comes at the first press', async ({ page, school }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:renderPortal|shell)-/.test(request.url())) asked.push(request.url());
  });
  const letGo = await hold(page, '**/media/**');
  // The first script has run by then.
  await page.goto(`${school.origin}/`, { waitUntil: 'domcontentloaded' });
  expect(asked).toEqual([]);
  await page.getByRole('navigation', { name: '快捷工具' }).getByRole('button', { name: '留言' }).click();
  await expect(page.getByRole('dialog', { name: '在线咨询' })).toBeVisible();
  letGo();
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

test('a page has the same fonts once its code has taken it over', async ({ page, school }) => {
  const letGo = await openHeld(page, `${school.origin}/`, MODULE);
  const texts = await page.evaluateHandle(() => {
    // The shorthand is empty beside tabular figures.
    const readFont = (element: Element) => {
      const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(element);
      return [fontWeight, fontSize, lineHeight, fontFamily].join(' ');
    };
    const elements = [...document.querySelectorAll('#root *')].filter(
      ({ childElementCount, textContent }) => childElementCount === 0 && textContent.trim() !== '',
    );
    return { readFont, rendered: elements.map((element) => ({ element, font: readFont(element) })) };
  });
  letGo();
  await waitUntilAlive(page);
  const hydrated = await texts.evaluate(({ readFont, rendered }) =>
    rendered
      .filter(({ element }) => element.isConnected)
      .map(({ element, font }) => ({ text: element.textContent, font, alive: readFont(element) })),
  );
  expect(hydrated.length).toBeGreaterThan(50);
  expect(hydrated.filter(({ font, alive }) => font !== alive)).toEqual([]);
});
