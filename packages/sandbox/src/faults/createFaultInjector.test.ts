import { finishTest, getPaper, getTenantByPreDomain, startAttempt } from '@cloud-school/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';
import { openExam } from '../testing/openExam.ts';
import type { Outcome } from './Outcome.ts';

const ADDRESS = '/api/system/anyTenant/defTenant/getTenantByPreDomain?data=yunfan';
const ID = 'tenant.byPreDomain';

describe('the outcome of the next calls', () => {
  test.each<[Outcome, { kind: string; code?: string | null }]>([
    ['40001', { kind: 'session-expired', code: '40001' }],
    ['40009', { kind: 'session-expired', code: '40009' }],
    ['50010', { kind: 'rejected', code: '50010' }],
    ['status-500', { kind: 'unavailable' }],
    ['status-204', { kind: 'unavailable' }],
    ['malformed', { kind: 'malformed' }],
    ['empty', { kind: 'malformed' }],
    ['unsuccessful', { kind: 'rejected' }],
    ['drop', { kind: 'unavailable' }],
    ['lose', { kind: 'unavailable' }],
  ])('%s', async (outcome, failure) => {
    const { sandbox, client, workId } = await openPaper();
    sandbox.controls.failNext('test.start', outcome);
    await expect(client.call(startAttempt, { workId })).rejects.toMatchObject(failure);
    expect(sandbox.controls.callCount('test.start')).toBe(1);
    await client.call(startAttempt, { workId });
  });

  test('with drop the handler does not run, with lose it does', async () => {
    const { sandbox, client, workId } = await openPaper();
    const { answerLogId } = await client.call(startAttempt, { workId });
    const finishedAt = () =>
      sandbox.controls.state().answerLogs.find(({ id }) => id === answerLogId)?.finishedAt ?? null;
    sandbox.controls.failNext('test.finish', 'drop');
    await expect(client.call(finishTest, { workId, answerLogId })).rejects.toThrow('unavailable');
    expect(finishedAt()).toBeNull();
    sandbox.controls.failNext('test.finish', 'lose');
    await expect(client.call(finishTest, { workId, answerLogId })).rejects.toThrow('unavailable');
    expect(finishedAt()).not.toBeNull();
    expect(await client.call(finishTest, { workId, answerLogId })).toEqual({ answeredCount: 0 });
  });

  test('hang ends when the caller aborts', async () => {
    const { sandbox, client, workId } = await openPaper();
    sandbox.controls.failNext('test.paper', 'hang');
    const given = new AbortController();
    const call = client.call(getPaper, { workId }, { signal: given.signal });
    given.abort();
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
  });

  test('lasts for its number of calls, and only for its endpoint', async () => {
    const { sandbox, client, workId } = await openPaper();
    sandbox.controls.failNext('test.paper', 'status-500', 2);
    await client.call(startAttempt, { workId });
    await expect(client.call(getPaper, { workId })).rejects.toThrow('unavailable');
    await expect(client.call(getPaper, { workId })).rejects.toThrow('unavailable');
    await client.call(getPaper, { workId });
  });

  test('with * is for any endpoint, and can be cleared', async () => {
    const sandbox = createSandbox();
    sandbox.controls.failNext('*', 'status-500');
    expect((await sandbox.fetch(ADDRESS)).status).toBe(500);
    sandbox.controls.failNext('*', 'status-500', 9);
    sandbox.controls.clearFailures();
    expect((await sandbox.fetch(ADDRESS)).status).toBe(200);
  });
});

describe('one call sets its own outcome', () => {
  test.each([
    ['header', ADDRESS, { headers: { 'x-sandbox-fail': `${ID}=40005` } }],
    ['query', `${ADDRESS}&sandbox-fail=${ID}=40005`, undefined],
  ])('by %s', async (_way, address, init) => {
    const sandbox = createSandbox();
    expect(await (await sandbox.fetch(address, init)).json()).toMatchObject({
      code: 40005,
      isSuccess: false,
    });
    expect(await (await sandbox.fetch(ADDRESS)).json()).toMatchObject({ code: 0 });
    expect(sandbox.controls.state().calls.map(({ outcome }) => outcome)).toEqual(['40005', null]);
  });

  test('only for the named endpoint', async () => {
    const headers = { 'x-sandbox-fail': 'test.finish=40001' };
    expect(await (await createSandbox().fetch(ADDRESS, { headers })).json()).toMatchObject({ code: 0 });
  });
});

test('a held call is answered when it is released, here or by its admin address, or with the next reset', async () => {
  const sandbox = createSandbox();
  const post = () =>
    void sandbox.fetch('/__sandbox/controls', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"releaseHeld":true}',
    });
  for (const answer of [() => sandbox.controls.releaseHeld(), post, () => sandbox.reset()]) {
    sandbox.controls.failNext(ID, 'held');
    const answered = vi.fn<(response: Response) => void>();
    const held = sandbox.fetch(ADDRESS).then(answered);
    // It was received first, and would be answered first.
    await sandbox.fetch(ADDRESS);
    expect(answered).not.toHaveBeenCalled();
    answer();
    await held;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
  }
});

describe('latency', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each<[string, string, RequestInit | undefined, Outcome | null, number]>([
    ['of the sandbox', ADDRESS, undefined, null, 200],
    ['by header', ADDRESS, { headers: { 'x-sandbox-latency': '800' } }, null, 800],
    ['by query', `${ADDRESS}&sandbox-latency=900`, undefined, null, 900],
    ['added by an outcome', ADDRESS, undefined, 'delay-3000', 3200],
    ['not by an invalid value', ADDRESS, { headers: { 'x-sandbox-latency': 'soon' } }, null, 200],
  ])('%s', async (_name, address, init, outcome, expected) => {
    const sandbox = createSandbox({ latency: 200 });
    if (outcome) sandbox.controls.failNext(ID, outcome);
    const answered = vi.fn<() => void>();
    void sandbox.fetch(address, init).then(answered);
    await vi.advanceTimersByTimeAsync(expected - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledOnce();
  });
});

test('the failure rate fails its share of calls with 503', async () => {
  const rolls = [0.1, 0.3, 0.19, 0.9];
  const sandbox = createSandbox({ random: () => rolls.shift() ?? 1 });
  sandbox.controls.setFailureRate(0.2);
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await sandbox.fetch(ADDRESS)).status);
  expect(statuses).toEqual([503, 200, 503, 200]);
});

test('the clock can be stopped and moved, and the client sees it', async () => {
  const sandbox = createSandbox();
  const dateOf = async () => Date.parse((await sandbox.fetch(ADDRESS)).headers.get('date') ?? '');
  const noon = Date.parse('2027-01-01T12:00:00+08:00');
  sandbox.controls.fixClock(noon);
  expect(await dateOf()).toBe(noon);
  sandbox.controls.advanceClock(90_000);
  expect(await dateOf()).toBe(noon + 90_000);
  const { client } = createVisitor(sandbox);
  sandbox.controls.fixClock(Date.now() + 3_600_000);
  await client.call(getTenantByPreDomain, { preDomain: 'yunfan' });
  expect(client.serverClockOffset()).toBeGreaterThan(3_500_000);
});

test('a call that was aborted before its start is not received', async () => {
  const sandbox = createSandbox();
  await expect(sandbox.fetch(ADDRESS, { signal: AbortSignal.abort() })).rejects.toThrow('abort');
  expect(sandbox.controls.callCount(ID)).toBe(0);
});

async function openPaper() {
  const sandbox = createSandbox();
  const { client, signIn } = createVisitor(sandbox);
  await signIn('u-shen');
  const testQuery = { classId: 'c-elder-3', studentId: null, courseId: null, classroomId: 'r-open' };
  const { workId } = await openExam(client, testQuery);
  return { sandbox, client, workId };
}
