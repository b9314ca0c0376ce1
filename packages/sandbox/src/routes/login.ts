import { getUserInfo, loginByPassword, loginBySms, sendSmsCode } from '@cloud-school/api-client';
import { md5 } from 'js-md5';
import { findOrCreateStudent } from '../auth/findOrCreateStudent.ts';
import { openSession } from '../auth/openSession.ts';
import { requireSchool } from '../auth/requireSchool.ts';
import { requireStudent } from '../auth/requireStudent.ts';
import { consumeSmsCode, issueSmsCode } from '../auth/smsCodes.ts';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';

export const LOGIN_ROUTES: Route[] = [
  route(sendSmsCode, {}, (call) => {
    requireSignature(call);
    issueSmsCode(call, readText(call.payload, 'mobile'), readText(call.payload, 'templateCode'));
    return true;
  }),
  route(
    loginBySms,
    { accepts: (payload) => payload.grantType === 'MOBILE_LOGIN_REGISTER' && payload.bizType !== 'E_PC' },
    (call) => {
      const { tenantId } = requireSchool(call);
      const mobile = readText(call.payload, 'mobile');
      consumeSmsCode(call, mobile, readText(call.payload, 'code'), 'MOBILE_LOGIN_REGISTER');
      return openSession(call, findOrCreateStudent(call, mobile), tenantId);
    },
  ),
  route(loginByPassword, { accepts: (payload) => payload.grantType === 'PASSWORD' }, (call) => {
    const { tenantId } = requireSchool(call);
    const username = readText(call.payload, 'username');
    const student = call.store
      .list('students')
      .find((candidate) => candidate.username === username || candidate.mobile === username);
    // Both failures have the same message, so that it does not reveal which accounts exist.
    if (!student?.password || student.password !== call.payload.password) {
      throw new RequestError(ERROR_CODES.wrongLogin, '账号或密码错误');
    }
    return openSession(call, student, tenantId);
  }),
  route(getUserInfo, { example: {} }, (call) => {
    const { password: _password, ...student } = requireStudent(call);
    return { ...student, userId: student.id, type: 'user' };
  }),
];

/** Refuses a call whose signature is not MD5 of its sorted query and the access key (API-02). */
function requireSignature({ payload, headers, accessKey }: Call): void {
  const query = Object.keys(payload)
    .filter((name) => !name.startsWith('sandbox-'))
    .toSorted()
    .map((name) => `${name}=${String(payload[name])}`)
    .join('&');
  if (headers.get('signature') !== md5(query + accessKey)) {
    throw new RequestError(ERROR_CODES.badSignature, '签名校验失败');
  }
}
