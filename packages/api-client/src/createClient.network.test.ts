import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendSmsCode } from './endpoints/account/login.ts';
import { getSchoolInfo } from './endpoints/school/school.ts';
import { removeComment } from './endpoints/site/comment.ts';
import { pageNotices } from './endpoints/site/notice.ts';
import { envelope, catchError, createRecordingClient } from './testing/createRecordingClient.ts';

const tenant = { tenantId: '1001' };
const aPage = { current: 1, size: 5 };
const offline = new TypeError('Failed to fetch');
const never = () => new Promise<Response>(() => undefined);

describe('when the network fails', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([offline, new TypeError('fetch failed'), new TypeError('a browser nobody knows')])(
    'a GET is tried three times, then is unavailable: %s',
    async (failure) => {
      const { client, requests } = createRecordingClient(failure);
      const ended = catchError(client.call(getSchoolInfo, tenant));
      await vi.runAllTimersAsync();
      expect(await ended).toMatchObject({ kind: 'unavailable', userMessage: '系统繁忙', code: null });
      expect(requests).toHaveLength(3);
    },
  );

  it('a GET succeeds when its second attempt does', async () => {
    const { client, requests } = createRecordingClient([offline, envelope({ universityName: '云帆' })]);
    const answered = client.call(getSchoolInfo, tenant);
    await vi.runAllTimersAsync();
    expect(await answered).toMatchObject({ universityName: '云帆' });
    expect(requests).toHaveLength(2);
  });

  it('a POST is never repeated', async () => {
    const { client, requests } = createRecordingClient(offline);
    const ended = catchError(client.call(pageNotices, aPage));
    await vi.runAllTimersAsync();
    expect(await ended).toMatchObject({ kind: 'unavailable' });
    expect(requests).toHaveLength(1);
  });

  it('a GET that sends an SMS or removes a comment is never repeated', async () => {
    const { client, requests } = createRecordingClient(offline);
    const sms = catchError(client.call(sendSmsCode, { mobile: '13800138000' }));
    const removal = catchError(client.call(removeComment, { id: '1' }));
    await vi.runAllTimersAsync();
    expect([await sms, await removal]).toMatchObject([{ kind: 'unavailable' }, { kind: 'unavailable' }]);
    expect(requests).toHaveLength(2);
  });

  it.each([408, 429, 500, 503])('status %i is not retried', async (status) => {
    const { client, requests } = createRecordingClient(
      new Response('', { status, headers: { 'Retry-After': '1' } }),
    );
    const ended = catchError(client.call(getSchoolInfo, tenant));
    await vi.runAllTimersAsync();
    expect(await ended).toMatchObject({ kind: 'unavailable' });
    expect(requests).toHaveLength(1);
  });

  it('a truncated body is unavailable', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    const ended = catchError(createRecordingClient(() => new Response(body)).client.call(pageNotices, aPage));
    await vi.runAllTimersAsync();
    expect(await ended).toMatchObject({ kind: 'unavailable' });
  });

  it.each([
    ['500 s by default', undefined, 500_000],
    ['the call’s own limit', 10_000, 10_000],
  ])('an answer that does not come is unavailable after %s', async (_, timeout, limit) => {
    const { client, requests } = createRecordingClient(never);
    let ended: unknown;
    const call = catchError(client.call(getSchoolInfo, tenant, { timeout })).then((error) => (ended = error));
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(ended).toMatchObject({ kind: 'unavailable', userMessage: '系统繁忙' });
    expect(requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a missing body is unavailable too', async () => {
    const { client } = createRecordingClient(
      () => new Response(new ReadableStream({ start: () => undefined })),
    );
    const ended = catchError(client.call(pageNotices, aPage, { timeout: 2000 }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await ended).toMatchObject({ kind: 'unavailable' });
  });
});
