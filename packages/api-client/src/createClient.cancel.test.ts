import { describe, expect, it, vi } from 'vitest';
import { saveAnswer } from './endpoints/exam/examTest.ts';
import { getUserInfo } from './endpoints/person/user.ts';
import { getSchoolInfo } from './endpoints/school/school.ts';
import { envelope, catchError, createRecordingClient } from './testing/createRecordingClient.ts';

const tenant = { tenantId: '1001' };
const offline = new TypeError('Failed to fetch');
const never = () => new Promise<Response>(() => undefined);

describe('cancelling', () => {
  const cancelled = { kind: 'cancelled', endpointId: 'school.info' };

  it('ends all calls in flight at once, and no later ones', async () => {
    let isSlow = true;
    const { client } = createRecordingClient(() => (isSlow ? never() : envelope({})));
    const calls = [1, 2, 3, 4, 5].map(() => catchError(client.call(getSchoolInfo, tenant)));
    client.cancelAll();
    for (const error of await Promise.all(calls)) expect(error).toMatchObject(cancelled);
    isSlow = false;
    expect(await client.call(getSchoolInfo, tenant)).toMatchObject({ universityName: '' });
  });

  it('at the end of a session ends the calls that need its token, and no other', async () => {
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => (answer = resolve));
    const { client } = createRecordingClient(async () => (await answered).clone());
    const own = catchError(client.call(getUserInfo, {}));
    const school = client.call(getSchoolInfo, tenant);
    const tried = client.call({ ...getUserInfo, parse: () => 'tried' }, {}, { token: 'not-adopted-yet' });
    client.cancelSessionCalls();
    answer(envelope({ universityName: '云帆' }));
    expect(await own).toMatchObject({ kind: 'cancelled', endpointId: 'login.userInfo' });
    expect(await school).toMatchObject({ universityName: '云帆' });
    expect(await tried).toBe('tried');
  });

  it('aborts the request itself, so that the connection is free', async () => {
    const signals: AbortSignal[] = [];
    const { client } = createRecordingClient((request) => {
      signals.push(request.signal);
      return never();
    });
    const ended = catchError(client.call(getSchoolInfo, tenant));
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    client.cancelAll();
    expect(await ended).toMatchObject(cancelled);
    expect(signals[0]?.aborted).toBe(true);
  });

  it('ignores a response that arrives later', async () => {
    let answer: (response: Response) => void = () => undefined;
    const parse = vi.fn<(data: unknown) => unknown>();
    const { client, requests } = createRecordingClient(() => new Promise((resolve) => (answer = resolve)));
    const ended = catchError(client.call({ ...getSchoolInfo, parse }, tenant));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    client.cancelAll();
    answer(envelope({}));
    expect(await ended).toMatchObject(cancelled);
    expect(parse).not.toHaveBeenCalled();
  });

  it('by a signal ends its own call only', async () => {
    const { client } = createRecordingClient([never, envelope({})]);
    const leaving = new AbortController();
    const left = catchError(client.call(getSchoolInfo, tenant, { signal: leaving.signal }));
    await Promise.resolve();
    const other = client.call(getSchoolInfo, tenant);
    leaving.abort(new Error('a newer search'));
    expect(await left).toMatchObject(cancelled);
    expect(await other).toMatchObject({ universityName: '' });
  });

  it('before the start sends nothing', async () => {
    const { client, requests } = createRecordingClient(envelope({}));
    const error = await catchError(client.call(getSchoolInfo, tenant, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject(cancelled);
    expect(requests).toEqual([]);
  });

  it('between two attempts prevents the next one', async () => {
    vi.useFakeTimers();
    const { client, requests } = createRecordingClient(offline);
    const ended = catchError(client.call(getSchoolInfo, tenant));
    await vi.advanceTimersByTimeAsync(10);
    client.cancelAll();
    await vi.runAllTimersAsync();
    expect(await ended).toMatchObject(cancelled);
    expect(requests).toHaveLength(1);
    vi.useRealTimers();
  });

  it('by the browser on leaving the page has the kind cancelled', async () => {
    const { client } = createRecordingClient(new DOMException('The user aborted a request.', 'AbortError'));
    expect(await catchError(client.call(getSchoolInfo, tenant))).toMatchObject(cancelled);
  });

  it('rejects a save like any other call', async () => {
    const { client } = createRecordingClient(never);
    const ended = catchError(
      client.call(saveAnswer, {
        answerLogId: '1',
        workId: '2',
        questionId: '3',
        unitId: '4',
        kind: 'single',
        answer: { optionKeys: ['A'], texts: [] },
        answeredAt: 0,
      }),
    );
    client.cancelAll();
    expect(await ended).toMatchObject({ kind: 'cancelled', endpointId: 'test.saveAnswer' });
  });
});
