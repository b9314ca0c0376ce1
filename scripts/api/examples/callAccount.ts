import {
  bindInvitation,
  exchangeSsoCode,
  getStudentId,
  getTenantByInvitation,
  loginByPassword,
  loginBySms,
  registerBySms,
  sendSmsCode,
  updateStudent,
} from '@cloud-school/api-client';
import type { Caller } from './Caller.ts';

const tenantId = '10001';

/** The calls of sign-in and registration; the last of them signs the sample student in. */
export async function callAccount({ call, sandbox, session }: Caller): Promise<void> {
  const mobile = '13700000002';
  const readCode = async () => {
    // A minute between two codes.
    sandbox.controls.advanceClock(60_000);
    await call(sendSmsCode, { mobile, purpose: 'login' });
    return sandbox.controls.smsMessages(mobile)[0]?.code ?? '';
  };
  const person = await call(registerBySms, {
    mobile,
    code: await readCode(),
    nickName: '林静',
    tenantId,
  });
  session.token = person.token;
  const { userId } = person;
  await call(getTenantByInvitation, { qrCode: 'YF83K2', userId: null });
  await call(bindInvitation, { qrCode: 'YF83K2', tenantId, userId });
  const studentId = await call(getStudentId, { tenantId, userId });
  await call(updateStudent, {
    studentId,
    tenantId,
    userId,
    name: '林静',
    schoolId: '70102',
    enterpriseName: null,
  });
  await call(loginBySms, { mobile, code: await readCode(), tenantId });

  const redirectUri = 'http://yunfan.localhost/sso-login';
  const desk = await sandbox.fetch('http://sso.localhost/__sandbox/sso', {
    method: 'POST',
    body: new URLSearchParams({ user: 'u-he', redirect_uri: redirectUri, state: 's' }),
    redirect: 'manual',
  });
  const code = new URL(desk.headers.get('location') ?? '').searchParams.get('code') ?? '';
  await call(exchangeSsoCode, { code, redirectUri, tenantId });

  const login = await call(loginByPassword, { username: '13857146209', password: 'yunfan2026', tenantId });
  session.token = login.token;
}
