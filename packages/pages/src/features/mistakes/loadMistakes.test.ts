import {
  type ClientSession,
  createClient,
  getHomeworkDetail,
  getHomeworkReview,
  getPaper,
  getTestDetail,
  listHomeworkLogs,
  loginByPassword,
  saveAnswer,
  startAttempt,
  submitHomework,
} from '@cloud-school/api-client';
import type { Question } from '@cloud-school/domain';
import { createSandbox, SANDBOX_ACCESS_KEY, STUDENTS } from '@cloud-school/sandbox';
import { expect, test } from 'vitest';
import { loadMistakes } from './loadMistakes.ts';

const tenantId = '10001';
const CLASS = { classId: 'c-elder-3', studentId: 'u-shen', userId: 'u-shen' };

const isMistake = ({ solution }: Question) => solution?.result === 'wrong' || solution?.result === 'partial';

async function signIn() {
  const sandbox = createSandbox();
  const session: ClientSession = { tenantId, schoolId: null, token: null };
  const client = createClient({
    fetch: sandbox.fetch,
    session: () => session,
    config: { baseUrl: 'http://yunfan.localhost/api', accessKey: SANDBOX_ACCESS_KEY },
  });
  const student = STUDENTS.find(({ id }) => id === 'u-shen');
  const { mobile: username = '', password } = student ?? {};
  session.token = (
    await client.call(loginByPassword, { username, password: password ?? '', tenantId })
  ).token;
  return { sandbox, client };
}

test('what the attempts of a class say is wrong, with its exam', async () => {
  const { client } = await signIn();
  const { mistakes } = await loadMistakes(client, CLASS);
  expect(mistakes.length).toBeGreaterThan(0);
  for (const { question, exam } of mistakes) {
    expect(['wrong', 'partial']).toContain(question.solution?.result);
    expect(exam.name).not.toBe('');
  }
});

test('homework that is in the directory of a course alone, before a teacher has marked it', async () => {
  const { client } = await signIn();
  const place = { ...CLASS, courseId: 'k-elder', classroomId: 'r-elder-47' };
  const { workId = '' } = (await client.call(getHomeworkDetail, place)) ?? {};
  const { answerLogId } = await client.call(startAttempt, { workId });
  const { groups } = await client.call(getPaper, { workId });
  const { id, unitId = '' } =
    groups.flatMap(({ questions }) => questions).find(({ kind }) => kind === 'short-answer') ?? {};
  await client.call(saveAnswer, {
    answerLogId,
    workId,
    questionId: id ?? '',
    unitId,
    kind: 'short-answer',
    answer: { optionKeys: [], texts: ['22:00 左侧卧'] },
    answeredAt: Date.now(),
  });
  await client.call(submitHomework, { workId, answerLogId });
  const log = (await client.call(listHomeworkLogs, { workId })).find(({ id }) => id === answerLogId);
  expect(log?.status).toBe('pending-review');
  const { paper } = await client.call(getHomeworkReview, { workId, answerLogId });
  const wrong = paper.groups.flatMap(({ questions }) => questions).filter(isMistake);
  const ofHomework = (await loadMistakes(client, CLASS)).mistakes.filter(
    ({ exam }) => exam.workId === workId,
  );
  expect(wrong.length).toBeGreaterThan(0);
  expect(ofHomework.map(({ question }) => question.id)).toEqual(
    expect.arrayContaining(wrong.map(({ id }) => id)),
  );
});

test('an exam with an open attempt has no part in it, and is named', async () => {
  const { client } = await signIn();
  const {
    mistakes: [first],
  } = await loadMistakes(client, CLASS);
  const { workId = '', courseId = null } = first?.exam ?? {};
  await client.call(startAttempt, { workId });
  const place = { classId: CLASS.classId, studentId: CLASS.studentId, courseId, classroomId: 'r-theory-2' };
  expect((await client.call(getTestDetail, place))?.openAttempt?.answerLogId).toBeTruthy();
  const now = await loadMistakes(client, CLASS);
  expect(now.mistakes.filter(({ exam }) => exam.workId === workId)).toEqual([]);
  expect(now.withheld).toEqual([first?.exam.name]);
});

test('an exam that fails is not left out in silence', async () => {
  const { sandbox, client } = await signIn();
  sandbox.controls.failNext('test.detail', 'status-500');
  await expect(loadMistakes(client, CLASS)).rejects.toMatchObject({ kind: 'unavailable' });
});
