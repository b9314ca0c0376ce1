import { waitUntilAlive } from './hydratePage.ts';
import { STUDENTS } from './students.ts';
import { expect, fillLogin, NETWORK_NOISE, openAsStudent, test } from './test.ts';

test('the home page shows the school, its project and its business lines @area-page', async ({
  page,
  school,
}) => {
  await page.goto(`${school.origin}/`);
  await expect(page).toHaveTitle('照护人才云校云帆职业培训学校');
  const banner = page.getByRole('banner');
  await expect(banner.getByText('云帆职业培训学校', { exact: true })).toBeVisible();
  await expect(banner.getByText('照护人才云校', { exact: true })).toBeVisible();
  await expect(banner.getByRole('list', { name: '学校标签' }).getByRole('listitem')).toHaveText([
    '民办非企业',
    '省级示范',
    '线上线下融合',
  ]);
  await expect(page.getByText(/访问量\s*10万\+/)).toBeVisible();
  for (const line of ['报名', '学习', '证书', '考试', '评价', '鉴定']) {
    await expect(page.getByRole('main').getByText(line, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: /^学习/ }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fstudy%2Fmine$/);
  await page.goBack();

  // Calls carry the tenant, and the school's id once it is known.
  const request = page.waitForRequest('**/newInformation/newInformationPage');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻资讯' }).click();
  expect((await request).headers()).toMatchObject({
    tenantid: '10001',
    schoolid: '20001',
    platformtype: 'SZYX',
  });
});

test('the code of the first page loads in parallel with the school', async ({ page, school }) => {
  const code = page.waitForRequest(/\/assets\/HomePage-/);
  // The answer waits for the page's code: if the code waited for the answer, neither would arrive.
  await page.route('**/getTenantByPreDomain*', async (route) => {
    await code;
    await route.continue();
  });
  await page.goto(`${school.origin}/`);
  await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible();
});

test('isKingDee in the address does not co-brand a school of another vendor', async ({ page, school }) => {
  await page.goto(`${school.origin}/?isKingDee=1`);
  await expect(page).toHaveTitle(/云帆职业培训学校/);
  await expect(page.getByRole('contentinfo').getByText('金蝶')).toHaveCount(0);
  await page.getByRole('link', { name: '登录 / 注册' }).click();
  await expect(page).toHaveURL(/\/login\?/);
});

test.describe('a school of the vendor', () => {
  test.use({ isRendered: true, appConfig: { PARTNER_ORGANISATIONS: '{"kingdee":"30001"}' } });

  test('isKingDee=1 co-brands it, and the next visit too; isKingDee=0 ends that, for the next visit too', async ({
    page,
    school,
  }) => {
    await page.goto(`${school.origin}/?isKingDee=1`);
    await expect(page).toHaveTitle('金蝶认证中心');
    await waitUntilAlive(page);
    await page.goto(`${school.origin}/`);
    await expect(page).toHaveTitle('金蝶认证中心');
    await page.getByRole('link', { name: '登录 / 注册' }).click();
    await expect(page).toHaveURL(/\/kingdee-login$/);
    await fillLogin(page, STUDENTS.portal);
    await expect(page.getByRole('button', { name: /沈雨薇/ })).toBeVisible();
    await school.controls({ expireTokens: true });
    // By its address: a late call of home may find the end of the session first, and take the navigation away.
    await page.goto(`${school.origin}/study/mine`);
    await expect(page).toHaveURL(/\/kingdee-login\?redirect=%2Fstudy%2Fmine$/);

    await page.goto(`${school.origin}/?isKingDee=0`);
    await expect(page).toHaveTitle(/云帆职业培训学校/);
    await waitUntilAlive(page);
    await page.goto(`${school.origin}/`);
    await expect(page).toHaveTitle(/云帆职业培训学校/);
    await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible();
  });

  test("the vendor's sign-in turns the look on, and the visits after it keep it", async ({
    page,
    school,
  }) => {
    await page.goto(`${school.origin}/kingdee-login`);
    await expect(page.getByRole('heading', { name: '登录金蝶认证中心' })).toBeVisible();
    await fillLogin(page, STUDENTS.portal);
    await expect(page.getByRole('button', { name: /沈雨薇/ })).toBeVisible();
    await expect(page).toHaveTitle('金蝶认证中心');
    await page.goto(`${school.origin}/`);
    await expect(page).toHaveTitle('金蝶认证中心');
  });

  test('devices can install it under its name; nothing lies behind the first page of the app', async ({
    page,
    school,
  }) => {
    await page.goto(`${school.origin}/study/mine`);
    await expect(page).toHaveURL(/login\?redirect=%2Fstudy%2Fmine$/);
    const entries = await page.evaluate(() => history.length);
    const devtools = await page.context().newCDPSession(page);
    const { data = '', errors } = await devtools.send('Page.getAppManifest');
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect([errors, installabilityErrors]).toEqual([[], []]);
    expect(JSON.parse(data)).toMatchObject({ name: '云帆职业培训学校', short_name: '照护人才云校' });
    await fillLogin(page, STUDENTS.portal);
    await expect(page).toHaveURL(`${school.origin}/study/mine`);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test("its footer is the vendor's in any look @area-brand-or-partner", async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('由金蝶授权的数字化岗位培训与认证服务')).toBeVisible();
    await expect(page).toHaveTitle(/云帆职业培训学校/);
  });
});

test.describe('when the code of a page fails to load', () => {
  // Without the worker the code of the next page is not loaded ahead of it.
  test.use({
    appConfig: { EXAM_WORKER: 'off' },
    expectedNoise: [/Failed to load resource|net::ERR_|dynamically imported module/],
  });

  for (const [cause, times] of [
    ['the network failed once', 1],
    ['a newer build removed the file', 2],
  ] as const) {
    test(`${cause}: the page area shows the failure, and the retry opens the page`, async ({
      page,
      school,
    }) => {
      await openAsStudent(page, school, STUDENTS.portal, '/');
      await page.route('**/assets/MyClassesPage-*.js', (route) => route.abort(), { times });
      const menu = page.getByRole('navigation', { name: '主导航' });
      await menu.getByRole('link', { name: '我的学习' }).click();
      const failure = page.getByRole('alert').filter({ hasText: '页面没有打开' });
      await expect(failure).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await failure.getByRole('button', { name: '重新加载' }).click();
      await expect(page.getByText('共 7 个班级')).toBeVisible();
    });
  }

  test('after a page that failed, the next page opens', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    // The router listens once the page is there.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/assets/NotFoundPage-*.js', (route) => route.abort());
    await page.evaluate(() => history.pushState(null, '', '/no/such/page'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByText('页面没有打开')).toBeVisible();
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
    await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible();
  });
});

test.describe('when the server fails', () => {
  test.use({ expectedNoise: [NETWORK_NOISE] });

  test('a school that fails to load shows a failure page, and its retry opens the site', async ({
    page,
    school,
  }) => {
    await school.controls({ fail: [{ endpointId: 'tenant.byPreDomain', outcome: 'status-500', times: 3 }] });
    await page.goto(`${school.origin}/`);
    await expect(page.getByRole('heading', { name: '云校暂时打不开' })).toBeVisible();
    await school.controls({ clearFailures: true });
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible();
  });
});
