import {
  finishTest,
  getHomeworkDetail,
  getHomeworkReview,
  getPaper,
  getTestDetail,
  listHomeworkLogs,
  listTestLogs,
  saveAnswer,
  startAttempt,
  submitHomework,
} from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';
import { openExam } from '../testing/openExam.ts';

const NOW = Date.parse('2026-11-21T10:30:00+08:00');
const place = { classId: 'c-elder-3', studentId: null, courseId: 'k-elder', classroomId: 'r-elder-53' };

async function openHomework(classroomId = place.classroomId) {
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  const { client, signIn } = createVisitor(sandbox);
  await signIn('u-shen');
  const { workId } = await openExam(client, { ...place, classroomId }, 'homework');
  return { sandbox, client, workId };
}

test('homework is opened, started, saved, submitted and waits for its review', async () => {
  const { client, workId } = await openHomework();
  const { answerLogId } = await client.call(startAttempt, { workId });
  expect((await openExam(client, place, 'homework')).openAttempt).toEqual({ answerLogId, startedAt: NOW });
  const [question] = (await client.call(getPaper, { workId })).groups.flatMap(({ questions }) => questions);
  if (!question) throw new Error('The homework has no questions.');
  await client.call(saveAnswer, {
    answerLogId,
    workId,
    questionId: question.id,
    unitId: question.unitId,
    kind: question.kind,
    answer: { optionKeys: ['A'], texts: [] },
    answeredAt: NOW,
  });
  expect(await client.call(submitHomework, { workId, answerLogId })).toEqual({ answeredCount: 1 });
  expect(await client.call(submitHomework, { workId, answerLogId })).toEqual({ answeredCount: 1 });
  expect((await openExam(client, place, 'homework')).openAttempt).toBeNull();
  // Without a written answer nothing waits for a teacher.
  expect(await client.call(listHomeworkLogs, { workId })).toMatchObject([{ id: answerLogId, score: null }]);
  const review = await client.call(getHomeworkReview, { workId, answerLogId });
  expect(review.paper.groups.flatMap(({ questions }) => questions)[0]?.savedAnswer).toEqual({
    optionKeys: ['A'],
    texts: [],
  });
});

test('the seeded history has a pending and a reviewed attempt, both without a score', async () => {
  const { client, workId } = await openHomework('r-elder-47');
  const logs = await client.call(listHomeworkLogs, { workId });
  expect(logs.map(({ status, score }) => [status, score])).toEqual([
    ['pending-review', null],
    ['reviewed', null],
  ]);
});

test('the calls of a test refuse homework, and the other way round', async () => {
  const { client, workId } = await openHomework();
  const { answerLogId } = await client.call(startAttempt, { workId });
  expect(await client.call(getTestDetail, place)).toBeNull();
  await expect(client.call(listTestLogs, { workId })).rejects.toMatchObject({ code: '50003' });
  await expect(client.call(finishTest, { workId, answerLogId })).rejects.toMatchObject({ code: '50003' });
  expect(await client.call(getHomeworkDetail, { ...place, classroomId: 'r-open' })).toBeNull();
  await expect(client.call(getHomeworkDetail, { ...place, classId: 'c-care' })).rejects.toMatchObject({
    code: '50004',
    userMessage: '作业不存在或已下架',
  });
});
