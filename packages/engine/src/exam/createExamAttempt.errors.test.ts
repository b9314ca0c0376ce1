import { expect, it } from 'vitest';
import { choice, createExamHarness, type ExamHarness, text } from './testing/createExamHarness.ts';
import { failure } from './testing/createFakeServer.ts';
import { savedTexts } from './testing/savedTexts.ts';

const MINUTE = 60_000;

/** Its server answers each save of c1 with an error page, and takes every other answer. */
function failFirst(harness: ExamHarness): void {
  const save = harness.server.save.bind(harness.server);
  harness.server.save = (questionId, ...rest) =>
    questionId === 'c1' ? Promise.reject(failure('malformed')) : save(questionId, ...rest);
}

/** Every call of the server is answered with an error page. */
function breakDown({ server }: ExamHarness): () => void {
  const healthy = { ...server };
  const fail = () => Promise.reject(failure('malformed'));
  Object.assign(server, { save: fail, finish: fail, findHandIn: fail });
  return () => {
    server.save = healthy.save.bind(server);
    server.finish = healthy.finish.bind(server);
    server.findHandIn = healthy.findHandIn.bind(server);
  };
}

it('an answer that the server answers with errors alone does not hold up the hand-in at the end of the time', async () => {
  const harness = createExamHarness({ timeLimitMinutes: 1 });
  failFirst(harness);
  const { attempt } = await harness.open();
  attempt.answer('c1', choice('1'));
  attempt.answer('t1', text('taken'));
  await harness.clock.advance(2 * MINUTE);
  expect(attempt.getSubmission()).toMatchObject({
    step: 'done',
    trigger: 'time-up',
    refused: [{ questionId: 'c1', words: null }],
  });
  expect(savedTexts(harness, 't1')).toEqual(['taken']);
  expect(harness.server).toMatchObject({ finishCalls: 1, finishEffects: 1 });
});

it('the student may hand in without such an answer, and it stays on the device', async () => {
  const harness = createExamHarness();
  failFirst(harness);
  const { attempt } = await harness.open();
  attempt.answer('c1', choice('1'));
  await harness.clock.advance(MINUTE);
  // Nothing says yet whether the server is down.
  expect(attempt.getSubmission().refused).toEqual([]);
  attempt.submit('click');
  await harness.clock.advance(15_000);
  expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'unsaved' });
  attempt.submit('click');
  await harness.clock.advance(15_000);
  const refused = [{ questionId: 'c1', words: null }];
  expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'refused', refused });
  expect(harness.server.finishCalls).toBe(0);
  attempt.submit('click', { isWithoutRefused: true });
  await harness.clock.advance(5000);
  expect(attempt.getSubmission()).toMatchObject({ step: 'done', refused });
  expect([...harness.storage.values.keys()].some((key) => key.endsWith('/c1'))).toBe(true);
});

it('is known by another save that is confirmed', async () => {
  const harness = createExamHarness();
  failFirst(harness);
  const { attempt } = await harness.open();
  attempt.answer('c1', choice('1'));
  await harness.clock.advance(MINUTE);
  attempt.answer('t1', text('taken'));
  await harness.clock.advance(MINUTE);
  expect(attempt.getSubmission()).toMatchObject({
    step: 'idle',
    refused: [{ questionId: 'c1', words: null }],
  });
});

it('a few errors are no refusal: the hand-in waits for the answer', async () => {
  const harness = createExamHarness({ timeLimitMinutes: 1 });
  const { attempt } = await harness.open();
  await harness.clock.advance(MINUTE - 5000);
  const repair = breakDown(harness);
  attempt.answer('c1', choice('1'));
  await harness.clock.advance(12_000);
  expect(attempt.getSubmission()).toMatchObject({ step: 'draining', refused: [] });
  repair();
  await harness.clock.advance(MINUTE);
  expect(attempt.getSubmission()).toMatchObject({ step: 'done', refused: [] });
  expect(harness.server.answers.get('c1')?.answer).toEqual(choice('1'));
});

it('a server that answers every call with an error refuses nothing, however long', async () => {
  const harness = createExamHarness({ timeLimitMinutes: 1 });
  const { attempt } = await harness.open();
  const repair = breakDown(harness);
  attempt.answer('c1', choice('1'));
  attempt.answer('t1', text('written'));
  await harness.clock.advance(20 * MINUTE);
  expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'unsaved', refused: [] });
  expect(harness.server.finishCalls).toBe(0);
  repair();
  await harness.clock.advance(2 * MINUTE);
  expect(attempt.getSubmission()).toMatchObject({ step: 'done', refused: [] });
  expect(harness.server.answers.get('c1')?.answer).toEqual(choice('1'));
  expect(savedTexts(harness, 't1')).toEqual(['written']);
});

it('a network that fails in between begins the count again', async () => {
  const harness = createExamHarness();
  const save = harness.server.save.bind(harness.server);
  let count = 0;
  harness.server.save = () => {
    count += 1;
    return Promise.reject(failure(count % 4 === 0 ? 'unavailable' : 'malformed'));
  };
  const { attempt } = await harness.open();
  attempt.answer('c1', choice('1'));
  await harness.clock.advance(10 * MINUTE);
  attempt.submit('click');
  await harness.clock.advance(15_000);
  expect(attempt.getSubmission()).toMatchObject({ step: 'failed', reason: 'unsaved', refused: [] });
  harness.server.save = save;
  attempt.submit('click');
  await harness.clock.advance(5000);
  expect(attempt.getSubmission().step).toBe('done');
});
