import {
  getUserInfo,
  listStudentClasses,
  loginByPassword,
  loginBySms,
  sendSmsCode,
} from '@cloud-school/api-client';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const mobile = '13700000001';
const tenantId = '10001';

function arrive() {
  const lines: string[] = [];
  const sandbox = createSandbox({ log: (line) => lines.push(line) });
  const lastCode = () => sandbox.controls.smsMessages(mobile)[0]?.code ?? '';
  return { sandbox, lines, lastCode, ...createVisitor(sandbox) };
}

describe('SMS codes', () => {
  test('are six random digits and are logged', async () => {
    const { client, lastCode, lines, sandbox } = arrive();
    await client.call(sendSmsCode, { mobile });
    expect(lastCode()).toMatch(/^\d{6}$/);
    expect(lines).toEqual([`SMS to ${mobile}: ${lastCode()}`]);
    expect(sandbox.controls.smsMessages(mobile)[0]?.templateCode).toBe('VISITOR_MSG_VERIFY');
  });

  test('are sent at most once a minute to a mobile', async () => {
    const { client, sandbox } = arrive();
    await client.call(sendSmsCode, { mobile });
    await expect(client.call(sendSmsCode, { mobile })).rejects.toMatchObject({
      kind: 'rejected',
      userMessage: '请在倒计时结束后再发送',
    });
    await client.call(sendSmsCode, { mobile: '13700000002' });
    sandbox.controls.advanceClock(60_000);
    await client.call(sendSmsCode, { mobile });
    expect(sandbox.controls.smsMessages(mobile)).toHaveLength(2);
  });

  test('are valid once', async () => {
    const { client, lastCode } = arrive();
    await client.call(sendSmsCode, { mobile, purpose: 'login' });
    const attempt = { mobile, code: lastCode(), tenantId };
    await client.call(loginBySms, attempt);
    await expect(client.call(loginBySms, attempt)).rejects.toMatchObject({
      userMessage: '验证码错误或已失效',
    });
  });

  test('belong to one purpose: a visitor’s code neither delays a login code nor signs in', async () => {
    const { client, lastCode } = arrive();
    await client.call(sendSmsCode, { mobile, purpose: 'visitor-message' });
    await expect(client.call(loginBySms, { mobile, code: lastCode(), tenantId })).rejects.toThrow('验证码');
    await client.call(sendSmsCode, { mobile, purpose: 'login' });
    await client.call(loginBySms, { mobile, code: lastCode(), tenantId });
  });

  test('expire after five minutes', async () => {
    const { client, lastCode, sandbox } = arrive();
    await client.call(sendSmsCode, { mobile, purpose: 'login' });
    sandbox.controls.advanceClock(5 * 60_000 + 1);
    await expect(client.call(loginBySms, { mobile, code: lastCode(), tenantId })).rejects.toMatchObject({
      kind: 'rejected',
    });
  });

  test('are invalid after five wrong attempts', async () => {
    const { client, lastCode } = arrive();
    await client.call(sendSmsCode, { mobile, purpose: 'login' });
    const wrong = lastCode() === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(client.call(loginBySms, { mobile, code: wrong, tenantId })).rejects.toThrow('验证码');
    }
    await expect(client.call(loginBySms, { mobile, code: lastCode(), tenantId })).rejects.toThrow('验证码');
  });

  test('of an older message are invalid', async () => {
    const { client, lastCode, sandbox } = arrive();
    await client.call(sendSmsCode, { mobile, purpose: 'login' });
    const first = lastCode();
    do {
      sandbox.controls.advanceClock(60_000);
      await client.call(sendSmsCode, { mobile, purpose: 'login' });
    } while (lastCode() === first);
    await expect(client.call(loginBySms, { mobile, code: first, tenantId })).rejects.toThrow('验证码');
  });

  test('are refused without the right signature and without a mobile', async () => {
    const { client, sandbox } = arrive();
    const response = await sandbox.fetch(`/api/oauth/anyTenant/sendSmsCode?mobile=${mobile}&timestamp=1`, {
      headers: { signature: 'd41d8cd98f00b204e9800998ecf8427e' },
    });
    expect(await response.json()).toMatchObject({ code: 40003, msg: '签名校验失败', isSuccess: false });
    expect(sandbox.controls.smsMessages(mobile)).toEqual([]);
    await expect(client.call(sendSmsCode, { mobile: '110' })).rejects.toThrow('请输入正确的手机号');
  });
});

test('an unknown mobile becomes one student without a class', async () => {
  const { client, lastCode, sandbox, session } = arrive();
  await client.call(sendSmsCode, { mobile, purpose: 'login' });
  const first = await client.call(loginBySms, { mobile, code: lastCode(), tenantId });
  session.token = first.token;
  expect(await client.call(getUserInfo, {})).toMatchObject({ id: first.userId, name: '学员0001', mobile });
  expect(await client.call(listStudentClasses, { userId: first.userId })).toEqual([]);
  sandbox.controls.advanceClock(60_000);
  await client.call(sendSmsCode, { mobile, purpose: 'login' });
  expect(await client.call(loginBySms, { mobile, code: lastCode(), tenantId })).toMatchObject({
    userId: first.userId,
  });
});

describe('passwords', () => {
  test.each([
    ['wrong password', '13857146209', 'yunfan2025'],
    ['wrong account', '13999999999', 'yunfan2026'],
    ['empty password', '13857146209', ''],
  ])('%s: the same message', async (_name, username, password) => {
    const { client } = arrive();
    await expect(client.call(loginByPassword, { username, password, tenantId })).rejects.toMatchObject({
      kind: 'rejected',
      userMessage: '账号或密码错误',
    });
  });

  test('log in with the mobile or the user name, and are not recorded', async () => {
    const { client, sandbox } = arrive();
    for (const username of ['13857146209', 'shenyuwei']) {
      const login = await client.call(loginByPassword, { username, password: 'yunfan2026', tenantId });
      expect(login.userId).toBe('u-shen');
    }
    expect(JSON.stringify(sandbox.controls.state())).not.toContain('yunfan2026');
  });

  test('an account created by SMS has none', async () => {
    const { client, lastCode } = arrive();
    await client.call(sendSmsCode, { mobile, purpose: 'login' });
    await client.call(loginBySms, { mobile, code: lastCode(), tenantId });
    await expect(
      client.call(loginByPassword, { username: mobile, password: 'null', tenantId }),
    ).rejects.toThrow('账号或密码错误');
  });
});

describe('tokens', () => {
  const refusal = { kind: 'session-expired', code: '40001', serverMessage: '登录已过期，请重新登录' };

  test('an unknown one is refused', async () => {
    const { client, session } = arrive();
    session.token = 'invented';
    await expect(client.call(getUserInfo, {})).rejects.toMatchObject(refusal);
  });

  test('a missing one is refused by the server, too', async () => {
    const response = await arrive().sandbox.fetch('/api/oauth/appUser/getUserInfo', { method: 'POST' });
    expect(await response.json()).toMatchObject({ code: 40001, msg: refusal.serverMessage });
  });

  test('expire after twenty-six hours', async () => {
    const { client, sandbox, signIn } = arrive();
    await signIn('u-shen');
    sandbox.controls.advanceClock(26 * 3_600_000);
    await expect(client.call(getUserInfo, {})).rejects.toMatchObject(refusal);
  });

  test('can be expired, for one student or for all', async () => {
    const { client, sandbox, signIn } = arrive();
    await signIn('u-shen');
    sandbox.controls.expireTokens('u-he');
    await client.call(getUserInfo, {});
    sandbox.controls.expireTokens();
    await expect(client.call(getUserInfo, {})).rejects.toMatchObject(refusal);
  });
});
