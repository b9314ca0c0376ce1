import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config/readConfig.ts';
import { createTimeReporter } from './createTimeReporter.ts';
import { startSandboxTest } from './testing/startSandboxTest.ts';

/** A student with a started attempt at a timed test, on a host with the given configuration. */
async function startTimedTest(config: string) {
  const { sandbox, client, work, answerLogId } = await startSandboxTest();
  const reportTime = createTimeReporter(
    { client, config: readConfig(config) },
    {
      workId: work.workId,
      answerLogId,
    },
  );
  const lastReport = () =>
    sandbox.controls.state().answerLogs.find(({ id }) => id === answerLogId)?.timeReport ?? null;
  return { reportTime, lastReport };
}

test('switched on by the host, the server receives the seconds left', async () => {
  const { reportTime, lastReport } = await startTimedTest('{"EXAM_TIME_REPORT":"on"}');
  await reportTime?.(540);
  expect(lastReport()).toMatchObject({ remainingSeconds: 540, count: 1 });
});

test.each(['{}', '{"EXAM_TIME_REPORT":"off"}'])(
  'with the configuration %s nothing is reported',
  async (config) => {
    const { reportTime, lastReport } = await startTimedTest(config);
    expect(reportTime).toBeUndefined();
    expect(lastReport()).toBeNull();
  },
);
