import { THEORY } from './answering.ts';
import { STUDENTS } from './students.ts';
import { expect, fillLogin, test } from './test.ts';
import { withoutNewer } from './withoutNewer.ts';

test('the oldest browsers of the policy open home, sign in, study a class and answer a test', async ({
  page,
  school,
}) => {
  await page.addInitScript(withoutNewer);
  await page.goto(school.origin);
  expect(await page.evaluate(() => 'canParse' in URL)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The blocks below load when they come near the window.
  for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 700);

  await page.goto(`${school.origin}/login?redirect=/study/mine`);
  await fillLogin(page, STUDENTS.portal);
  await page
    .getByRole('button', { name: /去学习/ })
    .first()
    .click();
  await expect(page.getByText('班级详情', { exact: true })).toBeVisible();

  await page.goto(school.origin + THEORY);
  await page.getByRole('button', { name: '开始答题' }).click();
  await expect(page.getByText(/答题卡（共\d+题）/)).toBeVisible();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: '下一题' }).click();
  await expect(page.getByRole('button', { name: /^第 1 题，已答/ })).toBeVisible();
  await expect.poll(() => school.callsOf('test.saveAnswer')).toBeGreaterThan(0);
});

for (const shell of ['portal', 'kingdee'] as const) {
  test.describe(shell, () => {
    test.use({ shell });

    test('a browser below the policy says which one to use, and runs nothing else', async ({
      page,
      school,
    }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
      // It never loads to its end.
      await page.goto(school.origin, { waitUntil: 'commit' });
      const alert = page.getByRole('alert');
      await expect(alert).toBeVisible();
      await expect(alert).toContainText(shell === 'portal' ? '打不开数字云校' : '打不开金蝶认证中心');
      await expect(alert).toContainText('Chrome 110、Edge 110、Safari 16.4、Firefox 115');
      expect((await school.state()).counts).toEqual({});
      await expect(page.locator('#root')).toBeEmpty();
    });
  });
}

test.describe('on a rendered page', () => {
  test.use({ isRendered: true });

  test('a browser below the policy says so beside what can be read', async ({ page, school }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    await page.goto(school.origin, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const alert = page.getByRole('alert');
    await expect(alert).toBeInViewport();
    await expect(alert).toContainText('本页只能阅读，不能操作。请更新到');
    await expect(alert).toContainText('Chrome 110、Edge 110、Safari 16.4、Firefox 115');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs them', async ({ page, school }) => {
    await page.goto(school.origin);
    await expect(page.locator('#first-paint noscript p')).toContainText(/^\S+需要运行脚本/);
    await expect(page.locator('#first-paint noscript p')).toBeVisible();
    await expect(page.getByText('正在加载')).toBeHidden();
  });
});
