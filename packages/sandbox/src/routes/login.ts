import { getUserInfo, loginByPassword, loginBySms, sendSmsCode } from '@cloud-school/api-client';
import { readText } from '../http/readField.ts';
import { REFUSAL_CODES, Refusal } from '../http/Refusal.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { openSession } from '../people/openSession.ts';
import { randomHex } from '../people/randomText.ts';
import { requireSchool } from '../people/requireSchool.ts';
import { requireStudent } from '../people/requireStudent.ts';
import { sendCode, spendCode } from '../people/smsBox.ts';
import { checkSignature } from '../people/checkSignature.ts';
import type { StudentRecord } from '../store/Records.ts';

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
      return openSession(call, findByMobile(call, mobile) ?? register(call, mobile), tenantId);
    },
    (payload) => payload.grantType === 'MOBILE_LOGIN_REGISTER',
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

function findByMobile({ store }: Call, mobile: string): StudentRecord | undefined {
  return store.list('students').find((student) => student.mobile === mobile);
}

function register({ store }: Call, mobile: string): StudentRecord {
  const student: StudentRecord = {
    id: `u-${randomHex(12)}`,
    mobile,
    username: mobile,
    password: null,
    realName: '',
    nickName: `学员${mobile.slice(-4)}`,
    avatar: null,
  };
  store.put('students', student.id, student);
  return student;
}
