import {
  bindInvitation,
  getStudentId,
  getTenantByInvitation,
  getUserInfo,
  loginBySms,
  registerBySms,
  sendSmsCode,
  updateStudent,
} from '@cloud-school/api-client';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const mobile = '13700000001';
const tenantId = '10001';

function arrive() {
  const sandbox = createSandbox();
  const visitor = createVisitor(sandbox);
  const code = async () => {
    await visitor.client.call(sendSmsCode, { mobile, purpose: 'login' });
    return sandbox.controls.smsMessages(mobile)[0]?.code ?? '';
  };
  const register = async (nickName: string | null = '林静') => {
    const login = await visitor.client.call(registerBySms, {
      mobile,
      code: await code(),
      nickName,
      tenantId,
    });
    visitor.session.token = login.token;
    return login.userId;
  };
  return { sandbox, code, register, ...visitor };
}

describe('registration', () => {
  test('creates a student who can log in by SMS', async () => {
    const { client, sandbox, register, code } = arrive();
    const userId = await register();
    expect(await client.call(getUserInfo, {})).toMatchObject({ id: userId, name: '林静', mobile });
    sandbox.controls.advanceClock(60_000);
    expect(await client.call(loginBySms, { mobile, code: await code(), tenantId })).toMatchObject({ userId });
  });

  test('of a known mobile logs in that student and keeps the name', async () => {
    const { client, sandbox, register } = arrive();
    const userId = await register();
    sandbox.controls.advanceClock(60_000);
    expect(await register('别的名字')).toBe(userId);
    expect((await client.call(getUserInfo, {})).name).toBe('林静');
  });

  test('without a name derives it from the mobile', async () => {
    const { client, register } = arrive();
    await register(null);
    expect((await client.call(getUserInfo, {})).name).toBe('学员0001');
  });

  test('a student has one id at a school, and can join an existing cloud school', async () => {
    const { client, sandbox, register } = arrive();
    const userId = await register();
    const studentId = await client.call(getStudentId, { tenantId, userId });
    expect(await client.call(getStudentId, { tenantId, userId })).toBe(studentId);
    const update = { studentId, tenantId, userId, name: '林静', schoolId: '70102', enterpriseName: null };
    await client.call(updateStudent, update);
    expect(sandbox.store.get('studentFiles', studentId)).toMatchObject({
      schoolId: '70102',
      realName: '林静',
    });
    await expect(client.call(updateStudent, { ...update, schoolId: '1' })).rejects.toThrow('云校');
    // One of another school.
    await expect(client.call(updateStudent, { ...update, schoolId: '70201' })).rejects.toThrow('云校');
    await expect(client.call(updateStudent, { ...update, studentId: 's-none' })).rejects.toThrow('学员');
  });

  test('is possible for the student’s own id only', async () => {
    const { client, register } = arrive();
    await register();
    await expect(client.call(getStudentId, { tenantId, userId: 'u-shen' })).rejects.toThrow('只能');
  });
});

describe('an invitation', () => {
  test.each([
    ['YF83K2', '10001'],
    ['KD27QX', '10002'],
    ['yf83k2', null],
    ['000000', null],
    ['', null],
  ])('%s is of tenant %s', async (qrCode, tenant) => {
    expect(await arrive().client.call(getTenantByInvitation, { qrCode, userId: null })).toBe(tenant);
  });

  test('binds once; a code of another school or an unknown code does not', async () => {
    const { client, sandbox, register } = arrive();
    const userId = await register();
    const binding = { qrCode: 'YF83K2', tenantId, userId };
    await expect(client.call(bindInvitation, { ...binding, qrCode: 'KD27QX' })).rejects.toThrow('邀请码');
    await client.call(bindInvitation, binding);
    await client.call(bindInvitation, binding);
    expect(sandbox.store.list('invitations')).toHaveLength(1);
  });

  test('is required before an enterprise name', async () => {
    const { client, register } = arrive();
    const userId = await register();
    const studentId = await client.call(getStudentId, { tenantId, userId });
    const update = { studentId, tenantId, userId, name: null, schoolId: null, enterpriseName: '康怡养老' };
    await expect(client.call(updateStudent, update)).rejects.toThrow('请先绑定邀请码');
    await client.call(bindInvitation, { qrCode: 'YF83K2', tenantId, userId });
    await client.call(updateStudent, update);
  });
});
