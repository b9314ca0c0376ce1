import { STUDENTS } from './students.ts';
import { askToSignOut, expect, fillLogin, openAsStudent, test } from './test.ts';

test.use({ isRendered: true });

const { mobile } = STUDENTS.portal;

test('a page that requires a student redirects to the login and back, on a device whose clock is a day fast too', async ({
  page,
  school,
}) => {
  await school.controls({ now: Date.now() - 24 * 3600_000 });
  await page.goto(`${school.origin}/study/mine?tab=2`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const login = page.waitForRequest('**/api/oauth/anyTenant/login');
  await fillLogin(page, STUDENTS.portal);
  expect((await login).postDataJSON()).toMatchObject({ bizType: 'P_MINI', bizId: '20001' });
  await expect(page).toHaveURL(`${school.origin}/study/mine?tab=2`);
  await expect(page.getByRole('heading', { name: '我的学习' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '我的学习' })).toBeVisible();
});

test('by SMS: one code a minute, across reloads; a wrong code fails and the right one signs in', async ({
  page,
  school,
}) => {
  await school.controls({ fail: [{ endpointId: 'login.sendSmsCode', outcome: '50001' }] });
  await page.goto(`${school.origin}/login`);
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/^验证码发送失败：/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await expect(page.getByRole('button', { name: /\d+秒重新获取/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeVisible();
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await expect(page.getByRole('button', { name: /\d+秒重新获取/ })).toBeVisible();

  const code = await school.smsCode(mobile);
  const wrong = code === '000000' ? '111111' : '000000';
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await page.getByRole('textbox', { name: '验证码' }).fill(wrong);
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText(/^验证码错误/)).toBeVisible();

  await page.getByRole('textbox', { name: '验证码' }).fill(code);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(`${school.origin}/study/mine`);
  // The refused one, and the one that was sent.
  expect(await school.callsOf('login.sendSmsCode')).toBe(2);
});

test('two tabs that were open before the first press send one code', async ({ page, context, school }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${school.origin}/login`);
    await tab.getByRole('textbox', { name: '手机号' }).fill(mobile);
  }
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(other.getByRole('button', { name: /\d+秒重新获取/ })).toBeVisible();
  expect(await school.callsOf('login.sendSmsCode')).toBe(1);
});

test('a press whose call never answers says so after 20 s and can be repeated', async ({ page, school }) => {
  await page.clock.install();
  await page.goto(`${school.origin}/login?redirect=/study/mine`);
  await school.controls({ fail: [{ endpointId: 'login.byPassword', outcome: 'hang', times: 1 }] });
  const call = page.waitForRequest('**/api/oauth/anyTenant/login');
  await fillLogin(page, STUDENTS.portal);
  await call;
  await page.clock.fastForward(19_000);
  await expect(page.getByText('系统繁忙')).toBeHidden();
  await page.clock.fastForward(1000);
  await expect(page.getByText('系统繁忙')).toBeVisible();
  await page.getByRole('button', { name: '登录', exact: true }).last().click();
  await page.clock.fastForward(1000);
  await expect(page.getByRole('heading', { name: '我的学习' })).toBeVisible();
});

test('logging out asks first, confirms, and goes to the login', async ({ page, school }) => {
  await openAsStudent(page, school, STUDENTS.portal, '/study/mine');
  await page.evaluate(() => {
    const codes = [{ purpose: 'login', mobile: '13857146209', sentAt: Date.now() }];
    const stored = { value: codes, at: Date.now(), days: 1, student: null, endsWith: 'sign-out' };
    window.localStorage.setItem('manage-admin-smsCodes', JSON.stringify(stored));
  });
  const confirm = await askToSignOut(page);
  await expect(page.getByText('确定退出登录？')).toBeVisible();
  await confirm.click();
  await expect(page.getByText('退出成功')).toBeVisible();
  await expect(page).toHaveURL(`${school.origin}/login`);
  const stored = await page.evaluate(() => Object.keys(window.localStorage));
  expect(stored).not.toContain('manage-admin-session');
  expect(stored).not.toContain('manage-admin-token');
  // The mobile of the last code is nobody else's business.
  expect(stored).not.toContain('manage-admin-smsCodes');
});

test('a click on 登录 right after logging out keeps the redirect', async ({ page, school }) => {
  await page.clock.install();
  await openAsStudent(page, school, STUDENTS.portal, '/study/mine?tab=2');
  const confirm = await askToSignOut(page);
  // Log-out goes to the login after one second: with the clock stopped, the click always comes before that.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await confirm.click();
  await page.getByRole('link', { name: '登录 / 注册' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.clock.runFor(10_000);
  await expect(page.getByText('退出成功')).toHaveCount(0);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fstudy%2Fmine%3Ftab%3D2$/);
});

test('a log-out in one tab sends students’ pages in other tabs to the login; public pages stay', async ({
  page,
  context,
  school,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, '/study/mine');
  const home = await context.newPage();
  await home.goto(`${school.origin}/`);
  const leaving = await context.newPage();
  await leaving.goto(`${school.origin}/study/mine`);
  await (await askToSignOut(leaving)).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fstudy%2Fmine$/);
  await expect(home.getByRole('link', { name: '登录 / 注册' })).toBeVisible();
  await expect(home).toHaveURL(`${school.origin}/`);
});

test('the next student of the same page sees nothing of the previous one', async ({ page, school }) => {
  const intro = '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-theory-2';
  const title = page.getByRole('heading', { level: 1, name: /理论模拟测试（二）/ });
  await openAsStudent(page, school, STUDENTS.portal, intro);
  await expect(title).toBeVisible();
  await (await askToSignOut(page)).click();
  await expect(page).toHaveURL(`${school.origin}/login`);
  // The address changes before the page: the test waits for the visible login, then presses Back.
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await school.controls({ fail: [{ endpointId: 'test.detail', outcome: 'hang' }] });
  await fillLogin(page, STUDENTS.classmate);
  await expect(page.getByRole('button', { name: /何志远/ })).toBeVisible();
  await expect(page).toHaveURL(school.origin + intro);
  await expect(title).toHaveCount(0);
});

test('the next student of a page whose address names the previous one opens the own one', async ({
  page,
  school,
}) => {
  const course = '/study/course/course-detail?classId=c-elder-3&courseId=k-elder';
  await openAsStudent(page, school, STUDENTS.portal, `${course}&studentId=${STUDENTS.portal.id}`);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  await school.controls({ expireTokens: true });
  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirect=.*studentId/);
  await fillLogin(page, STUDENTS.classmate);
  await expect(page).toHaveURL(school.origin + course);
  await expect(page.getByRole('button', { name: /何志远/ })).toBeVisible();
  await expect(page.getByText('课程要求').first()).toBeVisible();
});

test('a session that expires during a visit shows one message and redirects once', async ({
  page,
  school,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, '/');
  await expect(page.getByRole('button', { name: /沈雨薇/ })).toBeVisible();
  // Not before: blocks of home that load late would send their visitor to the login from there.
  await page.route('**/api/**', async (route) => {
    if (page.url().endsWith('/study/mine')) await school.controls({ expireTokens: true });
    await route.continue();
  });
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的学习' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fstudy%2Fmine$/);
  await expect(page.getByText('登录已过期，请重新登录')).toHaveCount(1);
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: '登录 / 注册' })).toBeVisible();
  await expect(page).toHaveURL(`${school.origin}/`);
});

test('who is signed in continues or changes the account', async ({ page, school }) => {
  await openAsStudent(page, school, STUDENTS.portal, '/login?redirect=%2Fnotice%2Flist');
  await expect(page.getByRole('heading', { level: 1, name: '您已登录' })).toBeVisible();
  await expect(page.getByText('沈雨薇')).toBeVisible();
  await page.getByRole('button', { name: '继续' }).click();
  await expect(page).toHaveURL(`${school.origin}/notice/list`);

  await page.goto(`${school.origin}/login`);
  await page.getByRole('button', { name: '更换账号' }).click();
  await fillLogin(page, STUDENTS.classmate);
  await expect(page.getByRole('button', { name: /何志远/ })).toBeVisible();
});
