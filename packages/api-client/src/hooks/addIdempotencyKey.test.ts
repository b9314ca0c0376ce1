import { expect, test } from 'vitest';
import { finishTest, saveAnswer } from '../endpoints/exam/examTest.ts';
import { submitHomework } from '../endpoints/exam/homework.ts';
import { postLessonComment } from '../endpoints/lesson/lessonComment.ts';
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

test('a call that creates something carries the key of its caller, or a new one', async () => {
  const { client, requests } = createRecordingClient(envelope({}));
  const comment = { classId: 'c-1', classroomId: 'r-1', text: '同意', parentId: null };
  await client.call(postLessonComment, comment, { idempotencyKey: 'k-1' });
  await client.call(postLessonComment, comment);
  await client.call(postLessonComment, comment);
  const [given, ...made] = requests.map((request) => request.headers.get(KEY));
  expect(given).toBe('k-1');
  for (const key of made) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(made).size).toBe(2);
});
