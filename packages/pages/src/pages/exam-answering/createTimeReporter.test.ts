import {
  type ClientSession,
  createClient,
  getTestDetail,
  loginByPassword,
  startAttempt,
} from '@cloud-school/api-client';
import { createSandbox, SANDBOX_ACCESS_KEY, STUDENTS } from '@cloud-school/sandbox';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../../platform/config/readConfig.ts';
import { createTimeReporter } from './createTimeReporter.ts';

const tenantId = '10001';
const query = { classId: 'c-elder-3', studentId: null, courseId: 'k-elder', classroomId: 'r-quick' };

/** A student with a started attempt at a timed test, on a host with the given configuration. */
async function startTimedTest(config: string) {
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
  const { workId } = await client.call(getTestDetail, query);
  const { answerLogId } = await client.call(startAttempt, { workId });
  const reportTime = createTimeReporter({ client, config: readConfig(config) }, { workId, answerLogId });
  const lastReport = () =>
    sandbox.controls.state().answerLogs.find(({ id }) => id === answerLogId)?.timeReport ?? null;
  return { reportTime, lastReport };
}

test('switched on by the host, the server receives the seconds left', async () => {
  const { reportTime, lastReport } = await startTimedTest('{"EXAM_TIME_REPORT":"on"}');
  reportTime?.(540);
  await vi.waitFor(() => expect(lastReport()).toMatchObject({ remainingSeconds: 540, count: 1 }));
});

test.each(['{}', '{"EXAM_TIME_REPORT":"off"}'])(
  'with the configuration %s nothing is reported',
  async (config) => {
    const { reportTime, lastReport } = await startTimedTest(config);
    expect(reportTime).toBeUndefined();
    expect(lastReport()).toBeNull();
  },
);
