import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureRequest } from '../../testing/captureRequest.ts';
import { getUserInfo } from '../person/user.ts';
import { loginByPassword, loginBySms, sendSmsCode } from './login.ts';
import {
  bindInvitation,
  getStudentId,
  getTenantByInvitation,
  registerBySms,
  updateStudent,
} from './registration.ts';
import { exchangeSsoCode } from './sso.ts';

const NOW = new Date('2026-11-21T13:05:09+08:00').getTime();
const tenantId = '1001';

beforeEach(() => {
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
});

it('request an SMS code with the current time', async () => {
  expect(await captureRequest(sendSmsCode, { mobile: '13800138000' })).toEqual({
    line: 'GET /oauth/anyTenant/sendSmsCode',
    payload: { mobile: '13800138000', templateCode: 'VISITOR_MSG_VERIFY', timestamp: String(NOW) },
  });
});

it('log in by SMS and by password', async () => {
  const line = 'POST /oauth/anyTenant/login';
  const student = { tenantId, terminalType: 'ALL_USER', bizType: 'P_MINI', bizId: '20001' };
  const sms = { mobile: '13800138000', code: '123456' };
  expect(await captureRequest(loginBySms, { ...sms, tenantId, bizId: '20001' })).toEqual({
    line,
    payload: { grantType: 'MOBILE_LOGIN_REGISTER', ...sms, ...student },
  });
  const password = { username: 'shen', password: 'yunfan2026' };
  expect(await captureRequest(loginByPassword, { ...password, tenantId, bizId: '20001' })).toEqual({
    line,
    payload: { grantType: 'PASSWORD', ...password, ...student },
  });
  expect(await captureRequest(getUserInfo, {})).toEqual({
    line: 'POST /oauth/appUser/getUserInfo',
    payload: {},
  });
});

it('register by SMS with the bizType of registrations, and a name if there is one', async () => {
  const line = 'POST /oauth/anyTenant/login';
  const sms = { mobile: '13800138000', code: '123456' };
  const wire = {
    grantType: 'MOBILE_LOGIN_REGISTER',
    ...sms,
    tenantId,
    terminalType: 'ALL_USER',
    bizType: 'E_PC',
  };
  expect(
    await captureRequest(registerBySms, { ...sms, nickName: '沈雨薇', tenantId, bizId: '70101' }),
  ).toEqual({
    line,
    payload: { ...wire, nickName: '沈雨薇', bizId: '70101' },
  });
  expect(await captureRequest(registerBySms, { ...sms, nickName: null, tenantId })).toEqual({
    line,
    payload: wire,
  });
});

it('look up an invitation and bind it', async () => {
  const path = '/userCenter/anyTenant/qrCodeUser';
  expect(await captureRequest(getTenantByInvitation, { qrCode: 'YF83K2', userId: null })).toEqual({
    line: `GET ${path}/getDefTenantByQrCode`,
    payload: { qrCode: 'YF83K2' },
  });
  const invited = { qrCode: 'YF83K2', tenantId, userId: '5' };
  expect(await captureRequest(bindInvitation, invited)).toEqual({
    line: `POST ${path}/bind`,
    payload: invited,
  });
});

it('get the id of a student and save the student’s data', async () => {
  const path = '/userCenter/anyTenant/student';
  expect(await captureRequest(getStudentId, { tenantId, userId: '5' })).toEqual({
    line: `GET ${path}/getOrCreateStudentId`,
    payload: { tenantId, userId: '5' },
  });
  const student = { tenantId, userId: '5', studentId: '9' };
  expect(
    await captureRequest(updateStudent, {
      ...student,
      name: '沈雨薇',
      schoolId: '70101',
      enterpriseName: null,
    }),
  ).toEqual({
    line: `POST ${path}/updateStudent`,
    payload: { id: '9', tenantId, userId: '5', realName: '沈雨薇', schoolId: '70101' },
  });
});

it('exchange the code of a single sign-on', async () => {
  const payload = { code: 'one-use', redirectUri: 'http://yunfan.localhost/sso-login', tenantId };
  expect(await captureRequest(exchangeSsoCode, payload)).toEqual({
    line: 'POST /contact/app/kingdee/sso',
    payload,
  });
});
