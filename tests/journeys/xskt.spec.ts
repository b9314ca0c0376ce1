import { STUDENTS } from './students.ts';
import { expect, NETWORK_NOISE, openAsStudent, test } from './test.ts';

const INTRO =
  '/study/test?classId=c-elder-3&classroomId=r-english-3&studentId=u-shen&courseId=k-elder&activityId=a-english-3&bizType=TEST&activityContentId=x-3&sourceType=xskt';

test.use({ hasWireVariants: true, expectedNoise: [NETWORK_NOISE] });

test('answers of the partner’s source survive a crash and a failed send, and are sent once', async ({
  page,
  school,
  context,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, INTRO);
  await expect(page.getByText('不限时，中途离开会保留')).toBeVisible();
  await expect(page.getByRole('heading', { name: '答题记录' })).toBeHidden();
  await page.getByRole('button', { name: '开始答题' }).click();
  await expect(page.getByText('答题卡（共6题）')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  await page.keyboard.press('b');
  await expect(page.getByText(/已存本机 \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText(/已保存 \d\d:\d\d/)).toBeHidden();
  const answering = page.url();

  // A crash: the page is gone, and nothing was sent before.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(answering);
  await expect(next.getByRole('radio', { checked: true })).toBeVisible();
  // A written question, which the partner does not judge.
  await next.getByRole('button', { name: '第 6 题，未答' }).click();
  await next.getByRole('textbox', { name: '您的答案' }).fill('His left heel is red.');
  await expect(next.getByRole('button', { name: /^第 6 题，已答/ })).toBeVisible();
  expect(await school.callsOf('test.saveAnswer')).toBe(0);
  expect(await school.callsOf('xskt.finish')).toBe(0);

  // The first send fails; the answers stay, and the second one counts.
  await school.controls({ fail: [{ endpointId: 'xskt.finish', outcome: 'status-500', times: 1 }] });
  await next.getByRole('button', { name: '交卷' }).click();
  await next.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  const failure = next.getByRole('dialog', { name: '提交失败，请联系管理员' });
  await expect(failure).toContainText('已存本机，没有丢失');
  const sent = next.waitForRequest(/xskt\/finish/);
  await failure.getByRole('button', { name: '重新提交' }).click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ use_time: expect.any(Number), xsktUserToken: expect.any(String) });
  await expect(next.getByText(/\d \/ 6 题正确/)).toBeVisible();

  await expect
    .poll(async () => (await school.state()).completions)
    .toEqual([expect.objectContaining({ activityId: 'a-english-3' })]);
  const { answerLogs } = await school.state();
  const log = answerLogs.find(({ id }) => answering.includes(id));
  expect(log?.finishedAt).not.toBeNull();
  expect(log?.answers).toMatchObject([
    { optionList: ['B'], saves: 1 },
    { content: 'His left heel is red.', saves: 1 },
  ]);

  await next.getByRole('button', { name: '查看已完成作业' }).click();
  await expect(next).toHaveURL(/\/study\/test\/check-my-test-exam\?/);
  await expect(next.getByRole('button', { name: '第 1 题，正确' })).toBeVisible();
  await expect(next.getByRole('region', { name: '本次结果' })).toContainText('1 / 6 题正确');
  await expect(next.getByText('学习平台试卷')).toBeVisible();
  await next.getByRole('button', { name: '第 6 题，未判' }).click();
  await expect(next.getByText('His left heel is red.')).toBeVisible();
});
