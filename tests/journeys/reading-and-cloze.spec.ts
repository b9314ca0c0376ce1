import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

test.use({ hasWireVariants: true });

const INTRO = '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-reading';
/** Right, and a wrong one for the second sub-question. */
const CHOICES = ['B 协助进食糖果或含糖饮料', 'D 血压升高'] as const;

test('a reading and a cloze are answered, survive a reload, are handed in and reviewed by sub-question', async ({
  page,
  school,
}) => {
  const stored = async () => {
    const id = new URL(page.url()).searchParams.get('answerLogId');
    const log = (await school.state()).answerLogs.find((candidate) => candidate.id === id);
    return log?.answers.map(({ questionId, optionList }) => `${questionId} ${optionList.join('')}`) ?? [];
  };
  await openAsStudent(page, school, STUDENTS.portal, INTRO);
  await page.getByRole('button', { name: '开始答题' }).click();
  await page.getByRole('button', { name: '下一题' }).click();
  await expect(page.getByRole('region', { name: '阅读材料' })).toContainText('王奶奶，76 岁');

  await page.getByRole('radio', { name: CHOICES[0] }).check({ force: true });
  await page.getByRole('checkbox', { name: CHOICES[1] }).check({ force: true });
  await expect(page.getByRole('button', { name: '第 2 题，已答 2/4 小题，已保存' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('已答 0未答 3');
  expect(await stored()).toEqual(['q-reading-2-1 B', 'q-reading-2-2 D']);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: /^第 2 题，已答 2\/4 小题/ }).click();
  await expect(page.getByRole('radio', { name: CHOICES[0] })).toBeChecked();

  await page.getByRole('button', { name: '下一题' }).click();
  for (const word of ['A checked', 'B pressed'])
    await page.getByRole('radio', { name: word }).check({ force: true });
  await expect(page.getByRole('button', { name: /^第 3 题，已答 2\/\d 小题，已保存/ })).toBeVisible();

  await page.getByRole('button', { name: '交卷' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('您还有未作答的题目，确定要提交吗？');
  await dialog.getByRole('button', { name: '交卷' }).click();
  await expect(page.getByRole('heading', { name: '您已完成本次测试' })).toBeVisible();

  await page.goto(page.url().replace('/answer-finish', '/check-my-test-exam'));
  await page.getByRole('button', { name: /^第 2 题/ }).click();
  const reading = page.getByRole('region', { name: '第 2 题' });
  await expect(reading).toContainText('部分正确');
  await expect(page.getByRole('group', { name: /^第 1 小题/ })).toContainText('正确 · 得');
  await expect(page.getByRole('group', { name: /^第 2 小题/ })).toContainText('错误 · 得 0 分');
  await expect(page.getByRole('group', { name: /^第 2 小题/ })).toContainText('解析');
  await page.getByRole('switch', { name: /只看错题/ }).click({ force: true });
  await expect(page.getByRole('button', { name: '第 3 题，部分正确' })).toBeVisible();
});
