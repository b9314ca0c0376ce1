import { ApiError, type ApiErrorKind, type Client, getUserInfo, pageNews } from '@cloud-school/api-client';
import { expect, test, vi } from 'vitest';
import { guardedClient } from './guardedClient.ts';

const NEWS = { current: 1, size: 4 };

/** A guarded client whose calls wait until the test lets them fail. */
function setUp(firstToken: string | null) {
  let token = firstToken;
  const failures: ((error: ApiError) => void)[] = [];
  const cancelAll = vi.fn<() => void>();
  const client: Client = {
    call: () => new Promise((_, reject) => failures.push(reject)),
    cancelAll,
    serverClockOffset: () => null,
  };
  const heard: string[] = [];
  const guarded = guardedClient(client, {
    token: () => token,
    onSessionExpired: (message) => {
      token = null;
      heard.push(`expired: ${message}`);
    },
    onFailure: (message) => heard.push(`failed: ${message}`),
  });
  const fail = (kind: ApiErrorKind, userMessage: string) =>
    failures.shift()?.(new ApiError({ kind, userMessage, endpointId: 'any' }));
  return { cancelAll, guarded, heard, fail, signIn: (next: string) => (token = next) };
}

test('of several calls in flight the first ends the session, and nothing is said of the rest', async () => {
  const { cancelAll, guarded, heard, fail } = setUp('old');
  const calls = [guarded.call(pageNews, NEWS), guarded.call(getUserInfo, {}), guarded.call(pageNews, NEWS)];
  fail('session-expired', '登录已过期');
  fail('session-expired', '账号在别处登录');
  fail('cancelled', '已取消');
  const ends = await Promise.allSettled(calls);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(heard).toEqual(['expired: 登录已过期']);
  expect(cancelAll).toHaveBeenCalledTimes(1);
});

test('a late refusal of an old session leaves the new one alone', async () => {
  const { guarded, heard, fail, signIn } = setUp('old');
  const late = guarded.call(pageNews, NEWS);
  signIn('new');
  fail('session-expired', '登录已过期');
  await expect(late).rejects.toMatchObject({ kind: 'session-expired' });
  expect(heard).toEqual([]);
});

test('a public call that is refused to a visitor fails at its place; only what needs a student leads to the login', async () => {
  const { guarded, heard, fail } = setUp(null);
  const news = guarded.call(pageNews, NEWS);
  fail('session-expired', '请登录');
  await expect(news).rejects.toBeInstanceOf(ApiError);
  expect(heard).toEqual(['failed: 请登录']);
  const user = guarded.call(getUserInfo, {});
  fail('session-expired', '请登录');
  await expect(user).rejects.toBeInstanceOf(ApiError);
  expect(heard).toEqual(['failed: 请登录', 'expired: 请登录']);
});

test('a login that is tried out ends no session and is told by whoever tries it', async () => {
  const { cancelAll, guarded, heard, fail } = setUp('current');
  const tried = guarded.call(getUserInfo, {}, { token: 'not-adopted-yet' });
  fail('session-expired', '登录已过期');
  await expect(tried).rejects.toMatchObject({ kind: 'session-expired' });
  expect(heard).toEqual([]);
  expect(cancelAll).not.toHaveBeenCalled();
});
