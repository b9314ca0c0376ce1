import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

test.use({ hasWireVariants: true });

const CLASS = '/study/training-class?classId=c-elder-3';
const HOMEWORK = '记录一次翻身护理';

test('a student does homework from the class page, after a reload too, and reads the answers', async ({
  page,
  school,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, CLASS);
  await page.getByRole('button', { name: `去作业：${HOMEWORK}` }).click();
  await expect(page.getByRole('heading', { name: '作业要求' })).toBeVisible();
  await page.getByRole('button', { name: '开始答题' }).press('Enter');

  // Started by keyboard, the student is at the first question.
  await expect(page.getByText('答题卡（共3题）')).toBeVisible();
  await expect(page.getByRole('region', { name: '第 1 题' })).toBeFocused();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: '下一题' }).click();
  await page.getByRole('textbox').first().fill('对账单');
  await page.getByRole('button', { name: '下一题' }).click();
  await expect(page.getByText(/已保存 \d\d:\d\d/)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('region', { name: '第 3 题' })).toBeVisible();

  // Leaving says what is open, and the intro continues it.
  await page.getByRole('button', { name: '返回' }).click();
  const exit = page.getByRole('dialog');
  await expect(exit).toContainText('当前作业未提交，确定要退出吗？');
  await exit.getByRole('button', { name: '退出' }).click();
  await expect(page.getByText('有一次没有提交的作答')).toBeVisible();
  await expect(page.getByText('进行中')).toBeVisible();
  await page.getByRole('button', { name: '继续答题' }).click();

  await page.getByRole('button', { name: '提交作业' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '提交作业' }).click();
  await expect(page.getByRole('heading', { name: '您已完成本次作业' })).toBeVisible();
  await expect(page.getByText('本作业为人工批阅，老师批阅后才能查看结果。')).toBeVisible();

  const { answerLogs, completions } = await school.state();
  const log = answerLogs.find(({ id }) => page.url().includes(id));
  expect(log?.finishedAt).not.toBeNull();
  expect(log?.answers).toHaveLength(2);
  expect(completions).toHaveLength(1);

  // The title goes back one step, and the intro lists the attempt.
  await page.getByRole('button', { name: HOMEWORK }).click();
  await expect(page.getByRole('heading', { name: '答题记录' })).toBeVisible();
  await expect(page.getByRole('button', { name: '开始答题' })).toBeVisible();
  await page.getByRole('button', { name: /^查看/ }).first().click();
  await expect(page).toHaveURL(/\/study\/homework\/check-my-homework\?/);
  await page.getByRole('button', { name: '退出查看' }).click();
  await expect(page.getByRole('heading', { name: '答题记录' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(school.origin + CLASS);
  // The class knows it, too.
  await expect(page.getByRole('button', { name: `查看：${HOMEWORK}` })).toBeVisible();
});

test('a test that is marked at once leads to its result, and 返回 leads to the intro, without a history too', async ({
  page,
  school,
}) => {
  const intro = '/study/test?classId=c-elder-3&classroomId=r-open&studentId=u-shen&courseId=k-elder';
  await openAsStudent(page, school, STUDENTS.portal, intro);
  await page.getByRole('button', { name: '开始答题' }).click();
  await expect(page.getByText('答题卡（共4题）')).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByText(/已保存 \d\d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  await page.getByRole('button', { name: '查看作答' }).click();
  await expect(page.getByRole('button', { name: '退出查看' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '您已完成本次测试' })).toBeVisible();
  const finished = page.url();
  await page.getByRole('button', { name: '返回', exact: true }).click();
  await expect(page.getByRole('button', { name: '开始答题' })).toBeVisible();
  await expect(page).toHaveURL(school.origin + intro);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // A window without a history, such as a link that was opened in a new tab.
  const other = await page.context().newPage();
  await other.goto(finished);
  await other.getByRole('button', { name: '返回', exact: true }).click();
  await expect(other.getByRole('button', { name: '开始答题' })).toBeVisible();
  await expect(other).toHaveURL(/\/study\/test\?/);
});
