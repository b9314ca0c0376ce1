import {
  ApiError,
  type Client,
  createClient,
  getSchoolInfo,
  getUserInfo,
  loginByPassword,
  pageNews,
  startAttempt,
} from '@cloud-school/api-client';
import type { FailureKind } from '@cloud-school/domain';
import { expect, test, vi } from 'vitest';
import { type SessionState, VISITOR } from '../session/createSession.ts';
import { getErrorMessage } from './Portal.ts';
import { withErrorPolicy } from './withErrorPolicy.ts';

const NEWS = { current: 1, size: 4 };
const signedIn = (token: string, userId = 'student'): SessionState => ({
  kind: 'student',
  userId,
  token,
  user: null,
});

/** A client with the policy, whose calls wait until the test lets them fail. */
function setUp(firstToken: string | null) {
  let session = firstToken === null ? VISITOR : signedIn(firstToken);
  const failures: ((error: ApiError) => void)[] = [];
  const cancelSessionCalls = vi.fn<() => void>();
  const client: Client = {
    call: () => new Promise((_, reject) => failures.push(reject)),
    cancelAll: () => undefined,
    cancelSessionCalls,
    serverClockOffset: () => null,
  };
  const heard: string[] = [];
  const guarded = withErrorPolicy(client, {
    session: () => session,
    followDevice: () => undefined,
    onSessionExpired: (message) => {
      session = VISITOR;
      heard.push(`expired: ${message}`);
    },
    onFailure: (message) => heard.push(`failed: ${message}`),
  });
  const fail = (kind: FailureKind, serverMessage: string) => {
    const userMessage = kind === 'session-expired' ? '请登录' : serverMessage;
    failures.shift()?.(new ApiError({ kind, userMessage, serverMessage, endpointId: 'any' }));
  };
  const signIn = (token: string, userId?: string) => (session = signedIn(token, userId));
  const signOut = () => (session = VISITOR);
  return { cancelSessionCalls, guarded, heard, fail, signIn, signOut };
}

test('of several calls in flight the first failure ends the session, and the others are not shown', async () => {
  const { cancelSessionCalls, guarded, heard, fail } = setUp('old');
  const calls = [1, 2, 3].map(() => guarded.call(getUserInfo, {}));
  fail('session-expired', '登录已过期');
  fail('session-expired', '账号在别处登录');
  fail('cancelled', '已取消');
  const ends = await Promise.allSettled(calls);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(heard).toEqual(['expired: 登录已过期']);
  expect(cancelSessionCalls).toHaveBeenCalledTimes(1);
});

test('a late failure of an old session does not end the new one of another student', async () => {
  const { cancelSessionCalls, guarded, heard, fail, signIn } = setUp('old');
  const late = guarded.call(pageNews, NEWS);
  signIn('new', 'another student');
  fail('session-expired', '登录已过期');
  await expect(late).rejects.toMatchObject({ kind: 'session-expired' });
  expect(heard).toEqual([]);
  expect(cancelSessionCalls).not.toHaveBeenCalled();
});

test('a call that left before the student signed in again, in another tab, fails as one that may be repeated', async () => {
  const { cancelSessionCalls, guarded, heard, fail, signIn } = setUp('old');
  const quiet = guarded.call(startAttempt, { workId: 'w' });
  const shown = guarded.call(pageNews, NEWS);
  signIn('new');
  fail('session-expired', '登录已过期');
  fail('session-expired', '登录已过期');
  await expect(quiet).rejects.toMatchObject({ kind: 'unavailable', endpointId: 'any' });
  await expect(shown).rejects.toMatchObject({ kind: 'unavailable', userMessage: '登录已更新，请重试' });
  expect(heard).toEqual(['failed: 登录已更新，请重试']);
  expect(cancelSessionCalls).not.toHaveBeenCalled();
  // A repetition whose own token is refused ends the session: callers do not repeat for ever.
  const repeated = guarded.call(startAttempt, { workId: 'w' });
  fail('session-expired', '登录已过期');
  await expect(repeated).rejects.toMatchObject({ kind: 'session-expired' });
  expect(heard.at(-1)).toBe('expired: 登录已过期');
});

test('a session code for a visitor is a failure in the words of the server, unless the endpoint needs a token', async () => {
  const { guarded, heard, fail } = setUp(null);
  const news = guarded.call(pageNews, NEWS);
  fail('session-expired', '访问受限');
  await expect(news).rejects.toMatchObject({ userMessage: '请登录' });
  expect(heard).toEqual(['failed: 访问受限']);
  const login = guarded.call(
    loginByPassword,
    { username: '1', password: '1', tenantId: '1' },
    { isQuiet: true },
  );
  fail('session-expired', '密码错误');
  expect(await login.catch(getErrorMessage)).toBe('密码错误');
  expect(heard).toEqual(['failed: 访问受限']);
  const user = guarded.call(getUserInfo, {});
  fail('session-expired', '登录已过期');
  await expect(user).rejects.toBeInstanceOf(ApiError);
  expect(heard).toEqual(['failed: 访问受限', 'expired: 登录已过期']);
});

test('a call that needs no token is sent again as a visitor’s once the session has ended', async () => {
  const { guarded, fail, signOut } = setUp('old');
  const news = guarded.call(pageNews, NEWS);
  const user = guarded.call(getUserInfo, {}).catch((error: unknown) => error);
  signOut();
  fail('session-expired', '登录已过期');
  fail('session-expired', '登录已过期');
  expect(await user).toMatchObject({ kind: 'session-expired' });
  fail('rejected', '访问受限');
  await expect(news).rejects.toMatchObject({ userMessage: '访问受限' });
});

test('a call with a token of its own ends no session and shows no message', async () => {
  const { cancelSessionCalls, guarded, heard, fail } = setUp('current');
  const tried = guarded.call(getUserInfo, {}, { token: 'not-adopted-yet' });
  fail('session-expired', '登录已过期');
  await expect(tried).rejects.toMatchObject({ kind: 'session-expired' });
  expect(heard).toEqual([]);
  expect(cancelSessionCalls).not.toHaveBeenCalled();
});

test('a quiet endpoint shows no message, and an option of the call overrides the endpoint', async () => {
  const { guarded, heard, fail } = setUp('current');
  const calls = [
    guarded.call(startAttempt, { workId: 'w' }),
    guarded.call(startAttempt, { workId: 'w' }, { isQuiet: false }),
    guarded.call(pageNews, NEWS, { isQuiet: true }),
    guarded.call(pageNews, NEWS),
  ];
  for (const name of ['一', '二', '三', '四']) fail('rejected', name);
  await Promise.allSettled(calls);
  expect(heard).toEqual(['failed: 二', 'failed: 四']);
});

test('a quiet endpoint still ends an expired session', async () => {
  const { guarded, heard, fail } = setUp('current');
  const call = guarded.call(startAttempt, { workId: 'w' });
  fail('session-expired', '登录已过期');
  await Promise.allSettled([call]);
  expect(heard).toEqual(['expired: 登录已过期']);
});

test('a call that needs no token outlives the session in which it was sent', async () => {
  let answer: (response: Response) => void = () => undefined;
  let token: string | null = 'old';
  const client = createClient({
    session: () => ({ tenantId: '1', schoolId: null, token }),
    config: { baseUrl: 'http://yunfan.localhost/api' },
    fetch: async (request) =>
      String(request instanceof Request ? request.url : request).includes('getInfoByTenantId')
        ? new Promise((resolve) => (answer = resolve))
        : Response.json({ code: 40001, msg: '登录已过期', data: null }),
  });
  const guarded = withErrorPolicy(client, {
    session: () => (token === null ? VISITOR : signedIn(token)),
    followDevice: () => undefined,
    onSessionExpired: () => (token = null),
    onFailure: () => undefined,
  });
  const school = guarded.call(getSchoolInfo, { tenantId: '1' });
  await expect(guarded.call(getUserInfo, {})).rejects.toMatchObject({ kind: 'session-expired' });
  expect(token).toBeNull();
  answer(Response.json({ code: 0, msg: 'ok', data: { universityName: '云帆' } }));
  expect(await school).toMatchObject({ universityName: '云帆' });
});
