import { describe, expect, it, vi } from 'vitest';
import { getSchoolInfo } from './endpoints/school.ts';
import { saveAnswer } from './endpoints/test.ts';
import { envelope, errorOf, recordingClient } from './testing/recordingFetch.ts';

const tenant = { tenantId: '1001' };
const offline = new TypeError('Failed to fetch');
const never = () => new Promise<Response>(() => undefined);

describe('given up', () => {
  const cancelled = { kind: 'cancelled', endpointId: 'school.info' };

  it('all calls in flight end at once, later ones do not (F38)', async () => {
    let isSlow = true;
    const { client } = recordingClient(() => (isSlow ? never() : envelope({})));
    const calls = [1, 2, 3, 4, 5].map(() => errorOf(client.call(getSchoolInfo, tenant)));
    client.cancelAll();
    for (const error of await Promise.all(calls)) expect(error).toMatchObject(cancelled);
    isSlow = false;
    expect(await client.call(getSchoolInfo, tenant)).toMatchObject({ universityName: '' });
  });

  it('the request itself is aborted, so the connection is free', async () => {
    const signals: AbortSignal[] = [];
    const { client } = recordingClient((request) => {
      signals.push(request.signal);
      return never();
    });
    const ended = errorOf(client.call(getSchoolInfo, tenant));
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    client.cancelAll();
    expect(await ended).toMatchObject(cancelled);
    expect(signals[0]?.aborted).toBe(true);
  });

  it('an answer that comes after it is not handed on', async () => {
    let answer: (response: Response) => void = () => undefined;
    const parse = vi.fn<(data: unknown) => unknown>();
    const { client, requests } = recordingClient(() => new Promise((resolve) => (answer = resolve)));
    const ended = errorOf(client.call({ ...getSchoolInfo, parse }, tenant));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    client.cancelAll();
    answer(envelope({}));
    expect(await ended).toMatchObject(cancelled);
    expect(parse).not.toHaveBeenCalled();
  });

  it('one call ends by its own signal, the others go on', async () => {
    const { client } = recordingClient([never, envelope({})]);
    const leaving = new AbortController();
    const left = errorOf(client.call(getSchoolInfo, tenant, { signal: leaving.signal }));
    await Promise.resolve();
    const kept = client.call(getSchoolInfo, tenant);
    leaving.abort(new Error('a newer search'));
    expect(await left).toMatchObject(cancelled);
    expect(await kept).toMatchObject({ universityName: '' });
  });

  it('before it began, nothing is sent', async () => {
    const { client, requests } = recordingClient(envelope({}));
    const error = await errorOf(client.call(getSchoolInfo, tenant, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject(cancelled);
    expect(requests).toEqual([]);
  });

  it('between two tries, the next one is not made', async () => {
    vi.useFakeTimers();
    const { client, requests } = recordingClient(offline);
    const ended = errorOf(client.call(getSchoolInfo, tenant));
    await vi.advanceTimersByTimeAsync(10);
    client.cancelAll();
    await vi.runAllTimersAsync();
    expect(await ended).toMatchObject(cancelled);
    expect(requests).toHaveLength(1);
    vi.useRealTimers();
  });

  it('by the browser that leaves the page counts as given up', async () => {
    const { client } = recordingClient(new DOMException('The user aborted a request.', 'AbortError'));
    expect(await errorOf(client.call(getSchoolInfo, tenant))).toMatchObject(cancelled);
  });

  it('leaves a save to its queue: it is an error like any other', async () => {
    const { client } = recordingClient(never);
    const ended = errorOf(
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
