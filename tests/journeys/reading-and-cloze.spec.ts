import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

test.use({ hasWireVariants: true });

const walks = [
  {
    shell: 'portal' as const,
    intro: '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-reading',
    prefix: 'q-reading',
    passage: '王奶奶，76 岁',
    /** Right, and a wrong one for the second sub-question. */
    choices: ['B 协助进食糖果或含糖饮料', 'D 血压升高'],
    words: ['A checked', 'B pressed'],
    essay: null,
  },
  {
    shell: 'kingdee' as const,
    intro: '/study/test?classId=c-finance-1&courseId=k-finance&classroomId=r-finance-2',
    prefix: 'q-finance-reading',
    passage: '滨江康养公司',
    choices: ['C 7.8 万元', 'D 自用的 15 张护理床'],
    words: ['A compared', 'B cleared'],
    essay: '用于集体福利的部分不得抵扣，已抵扣的作进项税额转出。',
  },
];

for (const { shell, intro, prefix, passage, choices, words, essay } of walks) {
  test.describe(shell, () => {
    test.use({ shell });

    test('a reading and a cloze are answered, kept over a reload, handed in and reviewed by sub-question', async ({
      page,
      school,
    }) => {
      const stored = async () => {
        const id = new URL(page.url()).searchParams.get('answerLogId');
        const log = (await school.state()).answerLogs.find((candidate) => candidate.id === id);
        return log?.answers.map(({ questionId, optionList }) => `${questionId} ${optionList.join('')}`) ?? [];
      };
      await openAsStudent(page, school, STUDENTS[shell], intro);
      await page.getByRole('button', { name: '开始答题' }).click();
      await page.getByRole('button', { name: '下一题' }).click();
      await expect(page.getByRole('region', { name: '阅读材料' })).toContainText(passage);

      await page.getByRole('radio', { name: choices[0] ?? '' }).check({ force: true });
      await page.getByRole('checkbox', { name: choices[1] ?? '' }).check({ force: true });
      await expect(page.getByRole('button', { name: '第 2 题，已答 2/4 小题，已保存' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('已答 0未答 3');
      expect(await stored()).toEqual([
        expect.stringMatching(`${prefix}-2-1 [BC]`),
        expect.stringMatching(`${prefix}-2-2 D`),
      ]);

      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByRole('button', { name: /^第 2 题，已答 2\/4 小题/ }).click();
      await expect(page.getByRole('radio', { name: choices[0] ?? '' })).toBeChecked();
      if (essay) await page.getByRole('textbox', { name: '您的答案' }).fill(essay);

      await page.getByRole('button', { name: '下一题' }).click();
      for (const word of words) await page.getByRole('radio', { name: word }).check({ force: true });
      await expect(page.getByRole('button', { name: /^第 3 题，已答 2\/\d 小题，已保存/ })).toBeVisible();

      await page.getByRole('button', { name: '交卷' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('您还有未作答的题目，确定要提交吗？');
      await dialog.getByRole('button', { name: '交卷' }).click();
      await expect(page.getByRole('heading', { name: '您已完成本次测试' })).toBeVisible();

      await page.goto(page.url().replace('/answer-finish', '/check-my-test-exam'));
      await page.getByRole('button', { name: /^第 2 题/ }).click();
      const reading = page.getByRole('region', { name: '第 2 题' });
      await expect(reading).toContainText(essay ? '待批阅' : '部分正确');
      await expect(page.getByRole('group', { name: /^第 1 小题/ })).toContainText('正确 · 得');
      await expect(page.getByRole('group', { name: /^第 2 小题/ })).toContainText('错误 · 得 0 分');
      await expect(page.getByRole('group', { name: /^第 2 小题/ })).toContainText('解析');
      await page.getByRole('switch', { name: /只看错题/ }).click({ force: true });
      await expect(page.getByRole('button', { name: '第 3 题，部分正确' })).toBeVisible();
    });
  });
}
