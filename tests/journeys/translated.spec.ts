import type { Page } from '@playwright/test';
import { keepTranslating } from '../../packages/pages/src/testing/keepTranslating.ts';
import { waitUntilAlive } from './hydratePage.ts';
import { MODULE, openHeld } from './openHeld.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

/** Replaces the words of the open page, and each that it writes from now on, as a translating browser does. */
async function translate(page: Page) {
  await page.evaluate(keepTranslating, 'replaced' as const);
  await expect(page.locator('font').first()).toBeAttached();
}

const expectNoError = async (page: Page) => {
  await expect(page.getByText('页面没有打开')).toHaveCount(0);
  expect(await page.locator('#root font').count()).toBeGreaterThan(5);
};

test.describe('a rendered page that the browser translates before it answers', () => {
  test.use({ isRendered: true });

  test('home shows its blocks and opens a page', async ({ page, school }) => {
    const letGo = await openHeld(page, `${school.origin}/`, MODULE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await translate(page);
    letGo();
    await waitUntilAlive(page);
    await expect(page.getByRole('heading', { level: 1, name: '云帆职业培训学校' })).toBeVisible();
    await expectNoError(page);
    await page.getByRole('navigation', { name: '快捷工具' }).getByRole('button', { name: '留言' }).click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('沈雨薇');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: '新闻资讯' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible();
    await expectNoError(page);
  });

  test('what was typed and chosen stays, and the student signs in', async ({ page, school }) => {
    const letGo = await openHeld(page, `${school.origin}/login`, MODULE);
    const mobile = page.getByRole('textbox', { name: '手机号' });
    await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
    await mobile.fill(STUDENTS.portal.mobile);
    await translate(page);
    letGo();
    await waitUntilAlive(page);
    await expect(mobile).toHaveValue(STUDENTS.portal.mobile);
    await expect(mobile).toBeFocused();
    await expect(page.getByRole('checkbox', { name: /已阅读并同意/ })).toBeChecked();
    await page.locator('label', { hasText: '密码登录' }).click();
    await page.getByLabel('密码', { exact: true }).fill('wrong-password');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText(/密码错误/)).toBeVisible();
    await expect(mobile).toHaveValue(STUDENTS.portal.mobile);
    await page.getByLabel('密码', { exact: true }).fill(STUDENTS.portal.password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('button', { name: /我的账号/ })).toBeVisible();
    await expectNoError(page);
  });
});

test('a whole translated test is handed in with every answer, after a reload too', async ({
  page,
  school,
}) => {
  const intro = '/study/test?classId=c-elder-3&classroomId=r-open&studentId=u-shen&courseId=k-elder';
  await openAsStudent(page, school, STUDENTS.portal, intro);
  await expect(page.getByRole('button', { name: '开始答题' })).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: '开始答题' }).click();
  await expect(page.getByText('答题卡（共4题）')).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByText(/已保存 \d\d:\d\d/)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('button', { name: /^第 1 题，已答/ })).toBeVisible();
  await translate(page);
  const next = page.getByRole('button', { name: '下一题' });
  for (let question = 2; question <= 4; question += 1) {
    await next.click();
    await expect(page.getByRole('region', { name: `第 ${question} 题` })).toBeVisible();
    await page.keyboard.press('a');
  }
  await expectNoError(page);
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  await expect(page.getByRole('heading', { name: /您已完成/ })).toBeVisible();
  await expectNoError(page);
  const { answerLogs } = await school.state();
  const log = answerLogs.find(({ id }) => page.url().includes(id));
  expect(log?.finishedAt).not.toBeNull();
});

test.describe('a node that another program has taken away', () => {
  test.use({ expectedNoise: [/Another program has changed nodes of this page/] });

  test('is no error of the built page', async ({ page, school }) => {
    await page.goto(`${school.origin}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const outcome = await page.evaluate(() => {
      const main = document.querySelector('main') ?? document.body;
      const [gone, added] = [document.createElement('i'), document.createElement('b')];
      // As React calls them for a child that has another parent.
      main.insertBefore(added, gone);
      main.removeChild(gone);
      return main.contains(added);
    });
    expect(outcome).toBe(true);
  });
});
