import { expect, test } from 'vitest';
import { submitHomework } from '../endpoints/exam/homework.ts';
import { finishTest, saveAnswer } from '../endpoints/exam/test.ts';
import { createRecordingClient, envelope } from '../testing/createRecordingClient.ts';

const KEY = 'Idempotency-Key';

test.each([
  ['test', finishTest],
  ['homework', submitHomework],
])('every finish of a %s carries the same key', async (_kind, endpoint) => {
  const { client, requests } = createRecordingClient(envelope({}));
  await client.call(endpoint, { workId: '7', answerLogId: 'log 8/é' });
  expect(requests[0]?.headers.get(KEY)).toBe('finish-log%208%2F%C3%A9');
});

test('another call carries none', async () => {
  const { client, requests } = createRecordingClient(envelope({}));
  await client.call(saveAnswer, {
    workId: '7',
    answerLogId: '8',
    questionId: '1',
    unitId: '2',
    kind: 'single',
    answer: { optionKeys: ['A'], texts: [] },
    answeredAt: 0,
  });
  expect(requests[0]?.headers.get(KEY)).toBeNull();
});
