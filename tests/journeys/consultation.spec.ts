import type { Page } from '@playwright/test';
import type { School } from './openSchool.ts';
import { STUDENTS } from './students.ts';
import { expect, NETWORK_NOISE, openAsStudent, test } from './test.ts';

test.use({ isRendered: true });

const visitor = { name: '孟庆华', phone: '13700000001', content: '我 46 岁，周末能上养老护理员三级的课吗？' };

const rail = (page: Page) => page.getByRole('navigation', { name: '快捷工具' });
const form = (page: Page) => page.getByRole('dialog', { name: '在线咨询' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });

async function openForm(page: Page) {
  await rail(page).getByRole('button', { name: '留言' }).click();
  await expect(field(page, '姓名')).toBeVisible();
}

/** Fills in everything but the code, and requests the code. */
async function fillForm(page: Page) {
  await field(page, '姓名').fill(visitor.name);
  await field(page, '电话').fill(visitor.phone);
  await field(page, '咨询内容').fill(visitor.content);
  await form(page).getByRole('button', { name: '获取验证码' }).click();
  await expect(form(page).getByText('验证码已发送')).toBeVisible();
}

const submit = (page: Page) => form(page).getByRole('button', { name: '提交' }).click();

async function clues(school: School) {
  return (await school.state()).clues;
}

async function keptVisitorId(page: Page) {
  const { origins } = await page.context().storageState();
  return origins[0]?.localStorage.find(({ name }) => name === 'manage-admin-uuid')?.value;
}

test('a visitor sends a message; closing the form keeps the draft', async ({ page, school }) => {
  await page.goto(`${school.origin}/`);
  await openForm(page);
  await fillForm(page);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();

  await rail(page).getByRole('link', { name: '资讯' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible();
  await openForm(page);
  await expect(field(page, '咨询内容')).toHaveValue(visitor.content);

  await submit(page);
  await expect(form(page).getByText('请输入验证码')).toBeVisible();
  await field(page, '验证码').fill(await school.smsCode(visitor.phone));
  await submit(page);
  await expect(page.getByText('提交成功')).toBeVisible();
  await expect(form(page)).toBeHidden();
  expect(await keptVisitorId(page)).toMatch(/^\w{20,}$/);
  const [clue] = await clues(school);
  expect(clue).toMatchObject({
    name: visitor.name,
    mobile: visitor.phone,
    content: visitor.content,
    clueId: await keptVisitorId(page),
  });

  await openForm(page);
  await expect(field(page, '咨询内容')).toHaveValue('');
});

test('a student’s form is prefilled, and the message carries the user id', async ({ page, school }) => {
  const { id, name, mobile } = STUDENTS.portal;
  await openAsStudent(page, school, STUDENTS.portal, '/');
  await expect(page.getByRole('button', { name: `${name} 我的账号` })).toBeVisible();
  await openForm(page);
  await expect(field(page, '姓名')).toHaveValue(name);
  await expect(field(page, '电话')).toHaveValue(mobile);
  await field(page, '咨询内容').fill(visitor.content);
  await form(page).getByRole('button', { name: '获取验证码' }).click();
  await expect(form(page).getByText('验证码已发送')).toBeVisible();
  await field(page, '验证码').fill(await school.smsCode(mobile));
  await submit(page);
  await expect(page.getByText('提交成功')).toBeVisible();
  expect(await clues(school)).toMatchObject([{ clueId: id }]);
});

test('the phone number is copied, and customer service shows its QR code', async ({
  page,
  school,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: school.origin });
  await page.goto(`${school.origin}/`);
  await rail(page).getByRole('button', { name: '电话' }).click();
  const phone = page.getByRole('dialog', { name: '电话' });
  const number = '0571-8832 6610';
  await expect(phone.getByText(number)).toBeVisible();
  await phone.getByRole('button', { name: '复制号码' }).click();
  await expect(phone.getByRole('button', { name: '已复制' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);

  await rail(page).getByRole('button', { name: '客服' }).click();
  const code = page.getByRole('dialog', { name: '客服' }).getByRole('img', { name: '客服微信二维码' });
  await expect(code).toHaveJSProperty('complete', true);
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
});

test('a wrong code shows an alert and keeps the form; the right one is accepted', async ({
  page,
  school,
}) => {
  await page.goto(`${school.origin}/`);
  await openForm(page);
  await fillForm(page);
  const code = await school.smsCode(visitor.phone);
  await field(page, '验证码').fill(code === '111111' ? '222222' : '111111');
  await submit(page);
  await expect(form(page).getByRole('alert')).toContainText('验证码错误或已失效');
  await expect(field(page, '姓名')).toHaveValue(visitor.name);
  await expect(field(page, '咨询内容')).toHaveValue(visitor.content);
  expect(await clues(school)).toEqual([]);

  await field(page, '验证码').fill(code);
  await submit(page);
  await expect(page.getByText('提交成功')).toBeVisible();
  expect(await clues(school)).toHaveLength(1);
});

/** Sends the filled form to a server that waits, and closes it; resolves to what lets the server go on. */
async function sendAndClose(page: Page, school: School) {
  const held = Promise.withResolvers<'continue' | 'abort'>();
  await page.route('**/clue/saveClue', async (route) => route[await held.promise](), { times: 1 });
  await page.goto(`${school.origin}/`);
  await openForm(page);
  await fillForm(page);
  await field(page, '验证码').fill(await school.smsCode(visitor.phone));
  const call = page.waitForRequest('**/clue/saveClue');
  await submit(page);
  await call;
  await expect(field(page, '咨询内容')).toHaveJSProperty('readOnly', true);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  return held.resolve;
}

test('a late answer leaves what was written since, in the form that is open again', async ({
  page,
  school,
}) => {
  const answer = await sendAndClose(page, school);
  await openForm(page);
  await expect(field(page, '咨询内容')).toHaveValue(visitor.content);
  await field(page, '咨询内容').fill('学费可以分期吗？');
  answer('continue');
  await expect(page.getByText('提交成功')).toBeVisible();
  await expect(field(page, '咨询内容')).toHaveValue('学费可以分期吗？');
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await openForm(page);
  await expect(field(page, '咨询内容')).toHaveValue('学费可以分期吗？');
  expect(await clues(school)).toMatchObject([{ content: visitor.content }]);
});

test('a late answer closes the form that is open again with the words that arrived', async ({
  page,
  school,
}) => {
  const answer = await sendAndClose(page, school);
  await openForm(page);
  answer('continue');
  await expect(page.getByText('提交成功')).toBeVisible();
  await expect(form(page)).toBeHidden();
});

test.describe('when the server fails', () => {
  test.use({ expectedNoise: [NETWORK_NOISE] });

  for (const outcome of ['status-500', '50001', 'no answer']) {
    test(`${outcome}: the form keeps the message and sends it again`, async ({ page, school }) => {
      await page.goto(`${school.origin}/`);
      await openForm(page);
      await fillForm(page);
      await field(page, '验证码').fill(await school.smsCode(visitor.phone));
      if (outcome === 'no answer') {
        await page.route('**/clue/saveClue', (route) => route.abort(), { times: 1 });
      } else {
        await school.controls({ fail: [{ endpointId: 'consultation.saveClue', outcome }] });
      }
      await submit(page);
      await expect(form(page).getByRole('alert')).toContainText('提交失败，内容已保留');
      await expect(field(page, '咨询内容')).toHaveValue(visitor.content);
      await submit(page);
      await expect(page.getByText('提交成功')).toBeVisible();
      expect(await clues(school)).toMatchObject([{ content: visitor.content }]);
    });
  }

  test('a message whose form was closed says that it did not arrive', async ({ page, school }) => {
    const answer = await sendAndClose(page, school);
    answer('abort');
    await expect(page.getByText(/^提交失败，内容已保留：/)).toBeVisible();
    await openForm(page);
    await expect(field(page, '咨询内容')).toHaveValue(visitor.content);
  });

  test('a form whose rules do not load says so, and sends once they do', async ({ page, school }) => {
    await page.route('**/consultationResolver*', (route) => route.abort());
    await page.goto(`${school.origin}/`);
    await openForm(page);
    await fillForm(page);
    await field(page, '验证码').fill(await school.smsCode(visitor.phone));
    await submit(page);
    await expect(form(page).getByRole('alert')).toContainText('系统繁忙');
    await page.unroute('**/consultationResolver*');
    await submit(page);
    await expect(page.getByText('提交成功')).toBeVisible();
  });

  test('a contact that fails to load is retried in its panel', async ({ page, school }) => {
    await school.controls({ fail: [{ endpointId: 'customerService.contact', outcome: 'status-500' }] });
    await page.goto(`${school.origin}/`);
    await expect.poll(async () => (await school.state()).counts['customerService.contact']).toBe(1);
    await rail(page).getByRole('button', { name: '客服' }).click();
    const panel = page.getByRole('dialog', { name: '客服' });
    await panel.getByRole('button', { name: '重新加载' }).click();
    await expect(panel.getByRole('img', { name: '客服微信二维码' })).toBeVisible();
  });
});

test.describe('a static page', () => {
  // The browser's answers are replaced, which a server does not see.
  test.use({ isRendered: false });

  test('a school without contacts offers the form instead', async ({ page, school }) => {
    const answers = {
      '**/customerService/page': { records: [] },
      '**/getInfoByTenantId?*': { universityName: '云帆职业培训学校', contactMobile: null },
      '**/getDetailByTenantId?*': { projectName: '云帆职业培训学校', contactMobile: ' ' },
    };
    for (const [address, data] of Object.entries(answers)) {
      await page.route(address, (route) => route.fulfill({ json: { code: 0, data } }));
    }
    await page.goto(`${school.origin}/`);
    await rail(page).getByRole('button', { name: '电话' }).click();
    await expect(page.getByRole('dialog', { name: '电话' })).toContainText('无');
    await rail(page).getByRole('button', { name: '客服' }).click();
    const panel = page.getByRole('dialog', { name: '客服' });
    await expect(panel).toContainText('暂无客服微信');
    await panel.getByRole('button', { name: '改用留言咨询' }).click();
    await expect(field(page, '姓名')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the collapsed rail opens the same panels; the number is a tel: link', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    await rail(page).getByRole('button', { name: '展开快捷工具' }).click();
    await rail(page).getByRole('button', { name: '电话' }).click();
    await expect(page.getByRole('link', { name: '拨打电话' })).toHaveAttribute('href', 'tel:0571-88326610');
    await page.keyboard.press('Escape');
    await rail(page).getByRole('button', { name: '留言' }).click();
    await expect(field(page, '姓名')).toBeVisible();
    const box = await form(page).boundingBox();
    expect(box?.width).toBe(375);
  });
});

test('the header stays mounted from page to page', async ({ page, school }) => {
  await openAsStudent(page, school, STUDENTS.portal, '/');
  await expect(page.getByRole('button', { name: /我的账号/ })).toBeVisible();
  const kept = page.locator('header[data-kept]');
  await page.getByRole('banner').evaluate((header) => header.setAttribute('data-kept', ''));
  const menu = page.getByRole('navigation', { name: '主导航' });
  await menu.getByRole('link', { name: '我的学习' }).click();
  await expect(page.getByText('共 7 个班级')).toBeVisible();
  await expect(kept).toBeVisible();
  await menu.getByRole('link', { name: '新闻资讯' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible();
  await expect(kept).toBeVisible();
});

test('the address shows its distance, looked up once a day', async ({ page, school }) => {
  await page.goto(`${school.origin}/`);
  await expect(page.getByText('3.14 km')).toBeVisible();
  expect((await school.state()).counts['location.lookUp']).toBe(1);
  await page.reload();
  await expect(page.getByText('3.14 km')).toBeVisible();
  expect((await school.state()).counts['location.lookUp']).toBe(1);
});

test.describe('with a maps service', () => {
  test.use({
    appConfig: {
      MAPS_KEY: 'canary-maps-key',
      MAP_MARKER_ADDRESS: 'https://maps.example.com/marker?at={latitude},{longitude}&t={name}',
    },
  });

  test('the marker link has coordinates and name, and no key', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    const link = page.getByRole('link', { name: /莫干山路/ });
    await expect(link).toHaveAttribute(
      'href',
      /^https:\/\/maps\.example\.com\/marker\?at=30\.348226,120\.113087/,
    );
    await expect(link).not.toHaveAttribute('href', /canary-maps-key/);
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('target', '_blank');
  });
});
