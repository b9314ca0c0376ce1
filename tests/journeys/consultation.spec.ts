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

async function storedVisitorId(page: Page) {
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
  expect(await storedVisitorId(page)).toMatch(/^\w{20,}$/);
  const [clue] = await clues(school);
  expect(clue).toMatchObject({
    name: visitor.name,
    mobile: visitor.phone,
    content: visitor.content,
    clueId: await storedVisitorId(page),
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

  test('without an answer the form keeps the message and sends it again', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    await openForm(page);
    await fillForm(page);
    await field(page, '验证码').fill(await school.smsCode(visitor.phone));
    await page.route('**/clue/saveClue', (route) => route.abort(), { times: 1 });
    await submit(page);
    await expect(form(page).getByRole('alert')).toContainText('提交失败，内容已保留');
    await expect(field(page, '咨询内容')).toHaveValue(visitor.content);
    await submit(page);
    await expect(page.getByText('提交成功')).toBeVisible();
    expect(await clues(school)).toMatchObject([{ content: visitor.content }]);
  });

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
});

test('the header stays mounted from page to page', async ({ page, school }) => {
  await openAsStudent(page, school, STUDENTS.portal, '/');
  await expect(page.getByRole('button', { name: /我的账号/ })).toBeVisible();
  const sameHeader = page.locator('header[data-same]');
  await page.getByRole('banner').evaluate((header) => header.setAttribute('data-same', ''));
  const menu = page.getByRole('navigation', { name: '主导航' });
  await menu.getByRole('link', { name: '我的学习' }).click();
  await expect(page.getByText('共 7 个班级')).toBeVisible();
  await expect(sameHeader).toBeVisible();
  await menu.getByRole('link', { name: '新闻资讯' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible();
  await expect(sameHeader).toBeVisible();
});

test('the address shows its distance, looked up once a day', async ({ page, school }) => {
  await page.goto(`${school.origin}/`);
  await expect(page.getByText('3.14 km')).toBeVisible();
  expect(await school.callsOf('location.lookUp')).toBe(1);
  await page.reload();
  await expect(page.getByText('3.14 km')).toBeVisible();
  expect(await school.callsOf('location.lookUp')).toBe(1);
});
