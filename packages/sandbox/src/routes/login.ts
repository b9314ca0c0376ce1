import { getUserInfo, loginByPassword, loginBySms, sendSmsCode } from '@cloud-school/api-client';
import { readText } from '../http/readField.ts';
import { REFUSAL_CODES, Refusal } from '../http/Refusal.ts';
import { type Route, route } from '../http/Route.ts';
import { openSession } from '../people/openSession.ts';
import { requireSchool } from '../people/requireSchool.ts';
import { requireStudent } from '../people/requireStudent.ts';
import { sendCode, spendCode } from '../people/smsBox.ts';
import { studentOfMobile } from '../people/studentOfMobile.ts';
import { checkSignature } from '../people/checkSignature.ts';

export const LOGIN_ROUTES: Route[] = [
  route(sendSmsCode, (call) => {
    checkSignature(call);
    sendCode(call, readText(call.payload, 'mobile'), readText(call.payload, 'templateCode'));
    return true;
  }),
  route(
    loginBySms,
    (call) => {
      const { tenantId } = requireSchool(call);
      const mobile = readText(call.payload, 'mobile');
      spendCode(call, mobile, readText(call.payload, 'code'));
      return openSession(call, studentOfMobile(call, mobile), tenantId);
    },
    (payload) => payload.grantType === 'MOBILE_LOGIN_REGISTER' && payload.bizType !== 'E_PC',
  ),
  route(
    loginByPassword,
    (call) => {
      const { tenantId } = requireSchool(call);
      const username = readText(call.payload, 'username');
      const student = call.store
        .list('students')
        .find((candidate) => candidate.username === username || candidate.mobile === username);
      // One text for both faults, so nobody learns which accounts exist.
      if (!student?.password || student.password !== call.payload.password) {
        throw new Refusal(REFUSAL_CODES.wrongLogin, '账号或密码错误');
      }
      return openSession(call, student, tenantId);
    },
    (payload) => payload.grantType === 'PASSWORD',
  ),
  route(getUserInfo, (call) => {
    const { password: _password, ...student } = requireStudent(call);
    return { ...student, userId: student.id, type: 'user' };
  }),
];
