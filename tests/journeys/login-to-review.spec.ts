import { STUDENTS } from './students.ts';
import { expect, fillLogin, test } from './test.ts';

test.use({ hasWireVariants: true });

const walks = [
  {
    shell: 'portal' as const,
    title: '云帆职业培训学校',
    endpoint: 'class.list',
    login: '/login',
    classes: '共 7 个班级',
    className: /养老护理员（三级）\d{4} 秋季 3 班/,
    test: '翻身与体位课后练习（不限时）',
    questions: 4,
  },
  {
    shell: 'kingdee' as const,
    title: '金蝶认证中心',
    endpoint: 'class.listAllTenants',
    login: '/kingdee-login',
    classes: '共 3 个班级',
    className: /智能财税应用师/,
    test: '智能财税应用师（中级）模拟测试（一）',
    questions: 10,
  },
];

for (const walk of walks) {
  test.describe(walk.shell, () => {
    test.use({ shell: walk.shell });

    test('a student signs in, opens a class, takes a test and reads the review @area-what-needs-a-sign-in', async ({
      page,
      school,
    }) => {
      await page.goto(`${school.origin}/`);
      await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(walk.title));

      await page.getByRole('link', { name: '登录 / 注册' }).click();
      await expect(page).toHaveURL(new RegExp(`${walk.login}$`));
      await fillLogin(page, STUDENTS[walk.shell]);
      await expect(page.getByText('登录成功')).toBeVisible();
      await expect(page).toHaveURL(`${school.origin}/study/mine`);
      await expect(page.getByText(walk.classes)).toBeVisible();
      const card = page.getByRole('article', { name: walk.className }).first();
      await card.getByRole('button', { name: /去学习/ }).click();
      await expect(page.getByLabel('当前位置').getByText('班级详情')).toBeVisible();
      // One that was handed in before says 查看.
      await page.getByRole('button', { name: new RegExp(`^(去测试|查看)：${walk.test}$`) }).click();
      await page.getByRole('button', { name: '开始答题' }).click();
      await expect(page.getByText(`答题卡（共${walk.questions}题）`)).toBeVisible();
      await page.keyboard.press('b');
      await page.getByRole('button', { name: '下一题' }).click();
      await expect(page.getByText(/已保存 \d\d:\d\d/)).toBeVisible();

      await page.getByRole('button', { name: '交卷' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('您还有未作答的题目，确定要提交吗？');
      await dialog.getByRole('button', { name: '交卷' }).click();
      await expect(page.getByRole('heading', { name: '您已完成本次测试' })).toBeVisible();

      const { answerLogs } = await school.state();
      const log = answerLogs.find(({ id }) => page.url().includes(id));
      expect(log?.finishedAt).not.toBeNull();
      expect(log?.answers).toHaveLength(1);

      await page.getByRole('button', { name: '返回', exact: true }).click();
      await expect(page.getByRole('heading', { name: '答题记录' })).toBeVisible();
      await page.getByRole('button', { name: /查看/ }).first().click();
      await expect(page.getByRole('button', { name: '退出查看' })).toBeVisible();
      await expect(page.getByText('解析').first()).toBeVisible();
      await page.getByRole('button', { name: '退出查看' }).click();
      await expect(page.getByRole('heading', { name: '答题记录' })).toBeVisible();
    });
  });
}
