import {
  attemptId,
  choose,
  finished,
  saved,
  startAnswered,
  startTest,
  storedAnswers,
  submit,
  tile,
} from './answering.ts';
import { STUDENTS } from './students.ts';
import { expect, NETWORK_NOISE, storeSession, test } from './test.ts';

/** What the server holds and what the student sees must agree in the end, whatever arrives late or was changed elsewhere. */
test.use({ hasWireVariants: true, expectedNoise: [NETWORK_NOISE] });

const SAVE = 'test.saveAnswer';

test('a save that a gateway gave up and the server stores late does not replace the newer answer', async ({
  page,
  school,
}) => {
  await page.clock.install();
  await startTest(page, school);
  await school.controls({ fail: [{ endpointId: SAVE, outcome: 'late-8000' }] });
  await page.keyboard.press('a');
  await expect.poll(() => school.callsOf(SAVE)).toBe(1);
  await page.keyboard.press('b');
  await expect.poll(() => storedAnswers(page, school)).toEqual(['B']);
  await expect.poll(() => storedAnswers(page, school)).toEqual(['A']);
  await expect(page.getByText('保存中')).toBeVisible();
  // A slow machine may have repeated the first save before the second press.
  const saves = await school.callsOf(SAVE);
  await page.clock.fastForward(31_000);
  await expect(saved(page)).toBeVisible();
  expect(await storedAnswers(page, school)).toEqual(['B']);
  expect(await school.callsOf(SAVE)).toBe(saves + 1);
});

test('a test that was handed in on another device says so on the paper, and what arrived', async ({
  page,
  school,
}) => {
  await startAnswered(page, school);
  await school.controls({ closeAttempt: attemptId(page) });
  await choose(page, 'b');
  await expect(page.getByText(/您已在其他地方于 \d\d:\d\d 交卷/)).toBeVisible();
  await expect(page.getByText(/已收到 1 道题的答案；1 道题的最后修改没有收到，已留在本机/)).toBeVisible();
  expect(await storedAnswers(page, school)).toEqual(['A']);
  await page.getByRole('button', { name: '继续' }).click();
  await expect(finished(page)).toBeVisible();
  expect(await school.callsOf('test.finish')).toBe(0);
});

test('after the school deleted the attempt its answers are offered for the next one, and used only when asked', async ({
  page,
  school,
}) => {
  await startAnswered(page, school);
  const first = attemptId(page);
  await school.controls({ resetAttempt: first });
  await choose(page, 'b');
  await expect(page.getByText(/道题的答案没有被接受/)).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: '重新打开试卷' }).click();
  await expect(page.getByText(/这台设备上还有 2 道题的答案/)).toBeVisible();
  await expect.poll(() => attemptId(page)).not.toBe(first);
  await expect(tile(page, 1, '未答')).toBeVisible();
  expect(await storedAnswers(page, school)).toEqual([]);
  await page.getByRole('button', { name: '用到这次作答' }).click();
  await expect(tile(page, 1, '已答')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  expect((await storedAnswers(page, school)).toSorted()).toEqual(['A', 'B']);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('保留的作答')).toHaveCount(0);
});

test('a deploy during the test: the paper says that it was handed in, though the next page is gone', async ({
  page,
  school,
}) => {
  await startAnswered(page, school);
  const code = /\/assets\/ExamFinishedPage-[^/]+\.js/;
  await page.route(code, (route) => route.abort());
  await submit(page);
  await expect(page.getByText('已交卷', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/study\/test\/answer\?/);
  await page.unroute(code);
  await page.getByRole('button', { name: '继续' }).click();
  await expect(finished(page)).toBeVisible();
  expect(await school.callsOf('test.finish')).toBe(1);
});

test.describe('an address that names its work', () => {
  test.use({ hasWireVariants: false });

  test('a jump in the history to the address of another exam opens that one, with an attempt of its own', async ({
    page,
    school,
  }) => {
    await storeSession(page.context(), school, STUDENTS.portal);
    await page.goto(`${school.origin}/study/homework/answer?workId=w-turning-record-u-shen`);
    await expect(page.getByText('记录一次翻身护理').first()).toBeVisible();
    await expect(page).toHaveURL(/answerLogId=/);
    const first = attemptId(page);
    // As the list of the Back button does between two entries of this document.
    await page.evaluate(() => {
      const path = '/study/homework/answer?workId=w-room-check-u-shen';
      history.pushState({ usr: null, key: 'jump', idx: Number(history.state?.idx) + 1 }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    });
    await expect(page.getByText('排查自己家的一间卧室').first()).toBeVisible();
    await expect(page).toHaveURL(/workId=w-room-check-u-shen/);
    await expect.poll(() => attemptId(page)).not.toBe(first);
    await expect(page).toHaveURL(/answerLogId=/);
  });
});
