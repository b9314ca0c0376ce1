import {
  type ClientSession,
  createClient,
  getTestDetail,
  loginByPassword,
  startAttempt,
} from '@cloud-school/api-client';
import { createSandbox, SANDBOX_ACCESS_KEY, STUDENTS } from '@cloud-school/sandbox';
import { expect, test } from 'vitest';
import { loadMistakes } from './loadMistakes.ts';

const tenantId = '10001';
const CLASS = { classId: 'c-elder-3', studentId: 'u-shen', userId: 'u-shen' };

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

test('what the marked attempts of a class say is wrong, with its exam', async () => {
  const { client } = await signIn();
  const mistakes = await loadMistakes(client, CLASS);
  expect(mistakes.length).toBeGreaterThan(0);
  for (const { question, exam } of mistakes) {
    expect(['wrong', 'partial']).toContain(question.solution?.result);
    expect(exam.name).not.toBe('');
  }
});

test('an exam with an open attempt has no part in it', async () => {
  const { client } = await signIn();
  const [first] = await loadMistakes(client, CLASS);
  const { workId = '', courseId = null } = first?.exam ?? {};
  await client.call(startAttempt, { workId });
  const place = { classId: CLASS.classId, studentId: CLASS.studentId, courseId, classroomId: 'r-theory-2' };
  expect((await client.call(getTestDetail, place))?.openAttempt?.answerLogId).toBeTruthy();
  const now = await loadMistakes(client, CLASS);
  expect(now.filter(({ exam }) => exam.workId === workId)).toEqual([]);
});

test('an exam that fails is not left out in silence', async () => {
  const { sandbox, client } = await signIn();
  sandbox.controls.failNext('test.detail', 'status-500');
  await expect(loadMistakes(client, CLASS)).rejects.toMatchObject({ kind: 'unavailable' });
});
