import type { Page } from '@playwright/test';
import {
  choose,
  finished,
  saved,
  startAnswered,
  startTest,
  storedAnswers,
  submit,
  THEORY,
  tile,
} from './answering.ts';
import { STUDENTS } from './students.ts';
import { expect, fetchAnswer, fillLogin, NETWORK_NOISE, test } from './test.ts';

const QUICK = '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-quick';
test.use({ hasWireVariants: true, expectedNoise: [NETWORK_NOISE] });

/** After one answer and a reload: the question the student was at, with the answer before it. */
async function expectSecondQuestion(page: Page) {
  await expect(page.getByRole('region', { name: '第 2 题' })).toBeVisible();
  await expect(tile(page, 1, '已答')).toBeVisible();
}

/** Lets calls reach the server and loses their responses. */
const loseResponses = (page: Page, address: string, options?: { times: number }) =>
  page.route(
    address,
    async (route) => {
      await fetchAnswer(route);
      await route.abort();
    },
    options,
  );

/** A time of the school's day, '10:31', or the minute before or after. */
function timeNear(moment: number): RegExp {
  const toTime = (minutes: number) =>
    new Date(moment + (minutes + 8 * 60) * 60_000).toISOString().slice(11, 16);
  return new RegExp([-1, 0, 1].map(toTime).join('|'));
}

test('the server stops during a test and comes back: no answer is lost', async ({ page, school }) => {
  await page.clock.install();
  await startAnswered(page, school);
  await school.stop();
  await choose(page, 'b');
  await choose(page, 'c');
  await expect(page.getByText('保存失败，将自动重试')).toBeVisible();
  // No automatic retry runs before the click.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await expect(page.getByText('保存失败，将自动重试')).toBeVisible();
  await school.start();
  await page.getByRole('button', { name: '马上重试' }).click();
  await page.clock.resume();
  await expect(saved(page)).toBeVisible();
  expect(await storedAnswers(page, school)).toHaveLength(3);
});

test('offline during three answers: stored on the device, shown, and sent once each when back online @area-question', async ({
  page,
  context,
  school,
}) => {
  await startTest(page, school);
  await context.setOffline(true);
  for (const letter of ['a', 'b', 'c']) await choose(page, letter);
  await expect(page.getByText('离线，已存本机')).toBeVisible();
  expect(await storedAnswers(page, school)).toEqual([]);
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  expect(await storedAnswers(page, school)).toHaveLength(3);
  expect(await school.callsOf('test.saveAnswer')).toBe(3);
});

const RETRIED = '保存失败，将自动重试';
/** What the bar says of each failed save: a server that refuses an answer may refuse it for good, so that nothing is promised. */
const FAILED_SAVES = {
  'status-500': RETRIED,
  unsuccessful: '答案未被接受，已存本机',
  malformed: RETRIED,
  'a lost response': RETRIED,
};

test('a save that fails never shows as saved, and is retried', async ({ page, school }) => {
  await startTest(page, school);
  const address = '**/studentTest/saveAnswer';
  for (const [index, [outcome, words]] of Object.entries(FAILED_SAVES).entries()) {
    await test.step(outcome, async () => {
      if (outcome === 'a lost response') await loseResponses(page, address);
      else await school.controls({ fail: [{ endpointId: 'test.saveAnswer', outcome, times: 1000 }] });
      await choose(page, 'a');
      await expect(page.getByText(words)).toBeVisible();
      await page.unroute(address);
      await school.controls({ clearFailures: true });
      await expect(saved(page)).toBeVisible();
      expect(await storedAnswers(page, school)).toHaveLength(index + 1);
    });
  }
});

test('unsaved answers come back after a reload and are sent', async ({ page, school }) => {
  await startTest(page, school);
  await school.controls({ fail: [{ endpointId: 'test.saveAnswer', outcome: 'status-500', times: 1000 }] });
  await choose(page, 'a');
  await expect(page.getByText('保存失败，将自动重试')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectSecondQuestion(page);
  await expect(page.getByText(/已从本机恢复 1 道题的答案|保存失败|保存中/).first()).toBeVisible();
  await school.controls({ clearFailures: true });
  await expect(saved(page)).toBeVisible();
  expect(await storedAnswers(page, school)).toHaveLength(1);
});

test('a token expires during a test: after signing in the same paper opens, no answer is lost, and Back asks', async ({
  page,
  school,
}) => {
  await startAnswered(page, school);
  const address = page.url();
  await school.controls({ expireTokens: true });
  await page.keyboard.press('b');
  await page.getByRole('button', { name: '下一题' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText('登录已过期，请重新登录')).toHaveCount(1);
  await fillLogin(page, STUDENTS.portal);
  await expect(page).toHaveURL(address);
  await expect(saved(page)).toBeVisible();
  expect(await storedAnswers(page, school)).toHaveLength(2);

  // Back asks, and leaving never submits.
  await page.goBack();
  const dialog = page.getByRole('dialog').filter({ hasText: '当前测试未提交，确定要退出吗？' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '继续答题' }).click();
  await page.goBack();
  await dialog.getByRole('button', { name: '退出' }).click();
  await expect(page.getByRole('heading', { name: '答题记录' })).toBeVisible();
  await expect(page.getByRole('button', { name: '继续答题' })).toBeVisible();
  expect(await school.callsOf('test.finish')).toBe(0);
});

test.describe('on a device in another zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the time left and every time on the wire are the school’s', async ({ page, school }) => {
    await startTest(page, school);
    const startedAt = Date.now();
    const body = page.waitForRequest('**/studentTest/saveAnswer');
    await choose(page, 'a');
    await expect(saved(page)).toContainText(timeNear(startedAt));
    const { answerTime, submitTime } = (await body).postDataJSON();
    for (const time of [answerTime, submitTime])
      expect(Math.abs(Date.parse(`${time.replace(' ', 'T')}+08:00`) - startedAt)).toBeLessThan(60_000);
    await school.controls({ advance: 5 * 60_000 });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/^5[45]:\d\d$/).first()).toBeVisible();
    await expect(page.getByText(/自动交卷，/)).toContainText(timeNear(startedAt + 60 * 60_000));
    await expectSecondQuestion(page);
    expect(await school.callsOf('test.finish')).toBe(0);
  });
});

test('the time runs out while the student is away: submitted once on return', async ({ page, school }) => {
  await startTest(page, school, QUICK);
  await page.keyboard.press('a');
  await expect(saved(page)).toBeVisible();
  await school.controls({ advance: 11 * 60_000 });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('heading', { name: '时间到了，交上了 1 题' })).toBeVisible();
  expect(await school.callsOf('test.finish')).toBe(1);
});

test('a double click on submit with a slow server finishes once', async ({ page, school }) => {
  await startTest(page, school);
  await choose(page, 'a');
  await school.controls({ fail: [{ endpointId: 'test.finish', outcome: 'delay-1500' }] });
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).dblclick();
  await expect(finished(page)).toBeVisible();
  expect(await school.callsOf('test.finish')).toBe(1);
});

test('a finish whose response is lost is looked up, not sent twice', async ({ page, school }) => {
  await startTest(page, school);
  await choose(page, 'a');
  await loseResponses(page, '**/studentTest/finish', { times: 1 });
  await submit(page);
  await expect(finished(page)).toBeVisible();
  expect(await school.callsOf('test.finish')).toBe(1);
});

test('offline at submit: the failure can be retried online', async ({ page, context, school }) => {
  await startAnswered(page, school);
  await context.setOffline(true);
  await choose(page, 'b');
  await submit(page);
  const failure = page.getByRole('dialog').filter({ hasText: '提交失败，请联系管理员' });
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await failure.getByRole('button', { name: '重新提交' }).click();
  await expect(finished(page)).toBeVisible();
  expect(await school.callsOf('test.finish')).toBe(1);
});

test('a completion report that fails is sent later, without finishing again', async ({ page, school }) => {
  await startTest(page, school, `${THEORY}&activityId=a-1&bizType=TEST&activityContentId=x-1`);
  await choose(page, 'a');
  await school.controls({
    fail: [{ endpointId: 'test.reportCompletion', outcome: 'status-500', times: 1000 }],
  });
  await submit(page);
  await expect(finished(page)).toBeVisible();
  expect((await school.state()).completions).toHaveLength(0);
  await school.controls({ clearFailures: true });
  await page.goto(`${school.origin}/study/mine`);
  await expect.poll(async () => (await school.state()).completions).toHaveLength(1);
  expect(await school.callsOf('test.finish')).toBe(1);
});

test('two tabs: one writes, the other reads and can take over', async ({ page, context, school }) => {
  await startAnswered(page, school);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('已在其他窗口作答')).toBeVisible();
  await expect(second.getByRole('radio').first()).toBeDisabled();
  await second.getByRole('button', { name: '改在这里作答' }).click();
  await second.getByRole('dialog').getByRole('button', { name: '改在这里' }).click();
  await expect(second.getByRole('radio').first()).toBeEnabled();
  await expect(page.getByText(/您已在另一处继续作答/)).toBeVisible();
  await choose(second, 'd');
  await expect(saved(second)).toBeVisible();
  expect((await storedAnswers(second, school)).filter((keys) => keys === '')).toEqual([]);
});
