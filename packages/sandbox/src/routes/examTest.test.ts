import {
  finishTest,
  getPaper,
  getTestDetail,
  getTestReview,
  listStudentClasses,
  listTestLogs,
  reportCompletion,
  reportRemainingTime,
  saveAnswer,
  startAttempt,
  updateEnrolState,
} from '@cloud-school/api-client';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';
import { openExam } from '../testing/openExam.ts';

const NOW = Date.parse('2026-11-21T10:30:00+08:00');
const testQuery = { classId: 'c-elder-3', studentId: null, courseId: 'k-elder', classroomId: 'r-open' };
const notMine = { kind: 'rejected', code: '50003' };

/** 沈雨薇 and 何志远, each with a started attempt at the same test. */
async function startAttempts(classroomId = 'r-open') {
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  const startAs = async (userId: string) => {
    const { client, session, signIn } = createVisitor(sandbox);
    await signIn(userId);
    const { workId } = await openExam(client, { ...testQuery, classroomId });
    const { answerLogId } = await client.call(startAttempt, { workId });
    const save = (questionId: string, optionKeys: string[], changes: { unitId?: string } = {}) =>
      client.call(saveAnswer, {
        answerLogId,
        workId,
        questionId,
        unitId: questionId.replace(/-(\d+)$/, '-unit-$1'),
        kind: 'single',
        answer: { optionKeys, texts: [] },
        answeredAt: NOW,
        ...changes,
      });
    const finish = () => client.call(finishTest, { workId, answerLogId });
    return { client, session, workId, answerLogId, save, finish };
  };
  const stored = (answerLogId: string) =>
    sandbox.controls.state().answerLogs.find(({ id }) => id === answerLogId)?.answers ?? [];
  return { sandbox, shen: await startAs('u-shen'), he: await startAs('u-he'), stored };
}

describe('an attempt', () => {
  test('is resumed, not started twice, also on another device', async () => {
    const { sandbox, shen } = await startAttempts();
    await shen.save('q-open-1', ['B']);
    sandbox.controls.advanceClock(60_000);
    const { client, signIn } = createVisitor(sandbox);
    await signIn('u-shen');
    expect(await client.call(startAttempt, { workId: shen.workId })).toEqual({
      answerLogId: shen.answerLogId,
      startedAt: NOW,
    });
    const paper = await client.call(getPaper, { workId: shen.workId });
    expect(paper.groups[0]?.questions[0]?.savedAnswer).toEqual({ optionKeys: ['B'], texts: [] });
  });

  test('stores one answer per question, the last one', async () => {
    const { shen, stored } = await startAttempts();
    await shen.save('q-open-1', ['A']);
    await shen.save('q-open-2', ['C']);
    await shen.save('q-open-1', ['B']);
    expect(
      stored(shen.answerLogId).map(({ questionId, optionList, saves }) => [questionId, ...optionList, saves]),
    ).toEqual([
      ['q-open-1', 'B', 2],
      ['q-open-2', 'C', 1],
    ]);
  });

  test('of one student does not appear in the paper of another', async () => {
    const { shen, he } = await startAttempts();
    await shen.save('q-open-1', ['B']);
    const paper = await he.client.call(getPaper, { workId: he.workId });
    expect(paper.groups[0]?.questions[0]?.savedAnswer).toBeNull();
  });

  test('accepts late answers and stores their delay', async () => {
    const { sandbox, shen, stored } = await startAttempts('r-quick');
    await shen.save('q-quick-1', ['9001']);
    sandbox.controls.advanceClock(11 * 60_000);
    await shen.save('q-quick-2', ['A']);
    expect(stored(shen.answerLogId).map(({ lateByMs }) => lateByMs)).toEqual([0, 60_000]);
  });

  test('is finished once: a second call returns the same, and each call is counted', async () => {
    const { sandbox, shen } = await startAttempts();
    await shen.save('q-open-1', ['B']);
    const first = await shen.finish();
    sandbox.controls.advanceClock(5000);
    expect(await shen.finish()).toEqual(first);
    expect(first).toEqual({ answeredCount: 1 });
    expect(sandbox.controls.callCount('test.finish')).toBe(2);
    const log = sandbox.controls.state().answerLogs.find(({ id }) => id === shen.answerLogId);
    expect(log).toMatchObject({ finishedAt: NOW, status: 'reviewed', score: 25 });
  });

  test('is closed once finished, and a new start creates another', async () => {
    const { shen } = await startAttempts();
    await shen.finish();
    await expect(shen.save('q-open-1', ['B'])).rejects.toMatchObject({
      code: '50010',
      userMessage: '该测试已交卷，不能再作答',
    });
    const next = await shen.client.call(startAttempt, { workId: shen.workId });
    expect(next.answerLogId).not.toBe(shen.answerLogId);
    const paper = await shen.client.call(getPaper, { workId: shen.workId });
    expect(paper.groups.flatMap(({ questions }) => questions).every((one) => one.savedAnswer === null)).toBe(
      true,
    );
  });

  test('appears in the history when it is finished', async () => {
    const { shen } = await startAttempts();
    const logs = () => shen.client.call(listTestLogs, { workId: shen.workId });
    expect(await logs()).toEqual([]);
    await shen.finish();
    expect(await logs()).toMatchObject([{ id: shen.answerLogId, status: 'reviewed', score: 0 }]);
  });
});

describe('refusals', () => {
  test("another student's work and attempt", async () => {
    const { shen, he } = await startAttempts();
    const { client } = shen;
    const theirs = { workId: he.workId, answerLogId: he.answerLogId };
    const mixed = { workId: shen.workId, answerLogId: he.answerLogId };
    for (const ids of [theirs, mixed]) {
      await expect(client.call(getTestReview, ids)).rejects.toMatchObject(notMine);
      await expect(client.call(finishTest, ids)).rejects.toMatchObject(notMine);
      const record = {
        ...ids,
        questionId: 'q-open-1',
        unitId: 'q-open-unit-1',
        kind: 'single' as const,
        answer: { optionKeys: ['A'], texts: [] },
        answeredAt: NOW,
      };
      await expect(client.call(saveAnswer, record)).rejects.toMatchObject(notMine);
    }
    await expect(client.call(getPaper, { workId: he.workId })).rejects.toMatchObject(notMine);
    await expect(client.call(startAttempt, { workId: he.workId })).rejects.toMatchObject(notMine);
    await expect(client.call(listTestLogs, { workId: he.workId })).rejects.toMatchObject(notMine);
    await expect(client.call(getTestDetail, { ...testQuery, studentId: 'u-he' })).rejects.toMatchObject(
      notMine,
    );
    await expect(client.call(listStudentClasses, { userId: 'u-he' })).rejects.toMatchObject(notMine);
    await expect(
      client.call(updateEnrolState, { classId: 'c-medical-2', userId: 'u-he' }),
    ).rejects.toMatchObject(notMine);
  });

  test('an unknown question, and a question of another unit', async () => {
    const { shen, stored } = await startAttempts();
    await expect(shen.save('q-open-99', ['A'])).rejects.toMatchObject({ userMessage: '题目不存在' });
    await expect(shen.save('q-open-1', ['A'], { unitId: 'q-open-unit-2' })).rejects.toMatchObject({
      code: '50011',
    });
    expect(stored(shen.answerLogId)).toEqual([]);
  });

  test('a review of an unfinished attempt', async () => {
    const { shen } = await startAttempts();
    const ids = { workId: shen.workId, answerLogId: shen.answerLogId };
    await expect(shen.client.call(getTestReview, ids)).rejects.toMatchObject({
      userMessage: '交卷后才能查看作答',
    });
  });

  test('a test of another class, and an unknown test', async () => {
    const { client, signIn } = createVisitor(createSandbox());
    await signIn('u-zhou');
    await expect(client.call(getTestDetail, testQuery)).rejects.toMatchObject(notMine);
    for (const classroomId of ['r-none', null])
      expect(await client.call(getTestDetail, { ...testQuery, classroomId })).toBeNull();
    await expect(client.call(getTestDetail, { ...testQuery, classId: 'c-rehab-1' })).rejects.toMatchObject({
      code: '50004',
    });
  });
});

test('no paper contains a solution', async () => {
  const { sandbox, shen } = await startAttempts('r-theory-2');
  const response = await sandbox.fetch('/api/teaching/anyone/studentTest/paper', {
    method: 'POST',
    headers: { token: shen.session.token ?? '' },
    body: JSON.stringify({ workId: shen.workId }),
  });
  const text = await response.text();
  expect(text).toContain('刘奶奶');
  expect(text).not.toMatch(/questionAnswerVO":\{|contentDesc|按摩会加重损伤/);
});

test('the seeded history has a reviewed attempt of 82 points and a pending one', async () => {
  const { shen } = await startAttempts('r-theory-2');
  const logs = await shen.client.call(listTestLogs, { workId: shen.workId });
  expect(logs.map(({ status, score }) => [status, score])).toEqual([
    ['pending-review', null],
    ['reviewed', 82],
  ]);
  const review = await shen.client.call(getTestReview, { workId: shen.workId, answerLogId: 'log-shen-1' });
  const results = review.paper.groups.flatMap(({ questions }) =>
    questions.map(({ solution }) => solution?.result),
  );
  const countOf = (wanted: string) => results.filter((result) => result === wanted).length;
  expect({ correct: countOf('correct'), wrong: countOf('wrong'), partial: countOf('partial') }).toEqual({
    correct: 32,
    wrong: 6,
    partial: 2,
  });
});

describe('a time report (EXAM-05)', () => {
  test('is stored as the last one of its attempt', async () => {
    const { sandbox, shen, he } = await startAttempts();
    const { workId, answerLogId } = shen;
    await shen.client.call(reportRemainingTime, { workId, answerLogId, remainingSeconds: 120 });
    sandbox.controls.advanceClock(60_000);
    await shen.client.call(reportRemainingTime, { workId, answerLogId, remainingSeconds: 60 });
    const reports = sandbox.controls.state().answerLogs.map(({ id, timeReport }) => [id, timeReport]);
    expect(Object.fromEntries(reports)).toMatchObject({
      [answerLogId]: { remainingSeconds: 60, receivedAt: NOW + 60_000, count: 2 },
      [he.answerLogId]: null,
    });
  });

  test('is refused for another student’s attempt, a finished one and a negative time', async () => {
    const { shen, he } = await startAttempts();
    const { workId, answerLogId } = shen;
    const report = { workId, answerLogId, remainingSeconds: 60 };
    await expect(he.client.call(reportRemainingTime, report)).rejects.toMatchObject(notMine);
    await expect(
      shen.client.call(reportRemainingTime, { ...report, remainingSeconds: -1 }),
    ).rejects.toMatchObject({ kind: 'rejected', code: '40000' });
    await shen.finish();
    await expect(shen.client.call(reportRemainingTime, report)).rejects.toMatchObject({
      kind: 'rejected',
      code: '50010',
    });
  });
});

test('completions are stored with their payload', async () => {
  const { sandbox, shen } = await startAttempts();
  const completion = {
    activityId: 'a-1',
    classId: 'c-elder-3',
    bizType: null,
    classroomId: 'r-open',
    activityContentId: 'content-1',
    tenantId: '10001',
    userId: 'u-shen',
    at: NOW,
  };
  await shen.client.call(reportCompletion, completion);
  expect(sandbox.controls.state().completions).toMatchObject([
    { userId: 'u-shen', activityId: 'a-1', report: { finStatus: 2, realValue: 1, dutyType: 'SUBMIT' } },
  ]);
  await expect(shen.client.call(reportCompletion, { ...completion, userId: 'u-he' })).rejects.toMatchObject(
    notMine,
  );
});

describe('a reading and a cloze', () => {
  test('are saved, read back and reviewed by sub-question, and the paper has no solutions', async () => {
    const { shen, stored } = await startAttempts('r-reading');
    const { client, workId, answerLogId } = shen;
    const paper = await client.call(getPaper, { workId });
    expect(paper.groups.map(({ kind }) => kind)).toEqual(['single', 'reading', 'cloze']);
    const subs = paper.groups.flatMap(({ questions }) => questions.flatMap((one) => one.subQuestions));
    expect(subs.map(({ kind }) => kind).join(' ')).toBe(
      'single multiple true-false blanks single single single single single',
    );
    for (const { id: questionId, unitId, kind } of subs.slice(0, 2)) {
      const answer = { optionKeys: ['B'], texts: [] };
      await client.call(saveAnswer, {
        answerLogId,
        workId,
        questionId,
        unitId,
        kind,
        answer,
        answeredAt: NOW,
      });
    }
    expect(stored(answerLogId).map(({ questionId }) => questionId)).toEqual([
      'q-reading-2-1',
      'q-reading-2-2',
    ]);
    const again = await client.call(getPaper, { workId });
    const [single, multiple, trueFalse] = again.groups[1]?.questions[0]?.subQuestions ?? [];
    expect([single, multiple, trueFalse].map((sub) => sub?.savedAnswer?.optionKeys)).toEqual([
      ['B'],
      ['B'],
      undefined,
    ]);
    expect(subs.every(({ solution }) => solution === null)).toBe(true);
    await shen.finish();
    const review = await client.call(getTestReview, { workId, answerLogId });
    const question = review.paper.groups[1]?.questions[0];
    expect(question?.subQuestions.map(({ solution }) => `${solution?.result} ${solution?.score}`)).toEqual([
      'correct 10',
      'partial 1',
      'wrong 0',
      'wrong 0',
    ]);
    expect(question?.solution).toMatchObject({ result: 'partial', score: 11 });
  });
});
