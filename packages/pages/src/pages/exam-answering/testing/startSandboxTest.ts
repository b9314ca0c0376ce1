import {
  type ClientSession,
  createClient,
  getTestDetail,
  loginByPassword,
  startAttempt,
} from '@cloud-school/api-client';
import { createSandbox, SANDBOX_ACCESS_KEY, STUDENTS } from '@cloud-school/sandbox';

const tenantId = '10001';
/** A test of 10 minutes. */
const PLACE = { classId: 'c-elder-3', studentId: null, courseId: 'k-elder', classroomId: 'r-quick' };

/** A school of its own, in which a student has signed in and started a test. */
export async function startSandboxTest() {
  const sandbox = createSandbox();
  const session: ClientSession = { tenantId, schoolId: null, token: null };
  const client = createClient({
    fetch: sandbox.fetch,
    session: () => session,
    config: { baseUrl: 'http://yunfan.localhost/api', accessKey: SANDBOX_ACCESS_KEY },
  });
  const student = STUDENTS.find(({ id }) => id === 'u-shen');
  if (!student?.password) throw new Error('The sandbox has no student u-shen.');
  const { mobile: username, password } = student;
  session.token = (await client.call(loginByPassword, { username, password, tenantId })).token;
  const test = await client.call(getTestDetail, PLACE);
  if (!test) throw new Error('The sandbox has no such test.');
  const { workId } = test;
  const { answerLogId } = await client.call(startAttempt, { workId });
  return { sandbox, client, work: { tenantId, userId: student.id, workId }, answerLogId };
}
