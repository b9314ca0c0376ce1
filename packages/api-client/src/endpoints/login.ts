import { defineEndpoint } from '../endpoint.ts';
import { parseLogin } from '../entities/parseLogin.ts';

const LOGIN_PATH = '/oauth/anyTenant/login';
/** Which terminal and business a student signs in for. */
const STUDENT_LOGIN = { terminalType: 'ALL_USER', bizType: 'P_MINI' };

interface SmsRequest {
  mobile: string;
  /** Default 'VISITOR_MSG_VERIFY'; 'MOBILE_LOGIN_REGISTER' for login and registration. */
  template?: 'VISITOR_MSG_VERIFY' | 'MOBILE_LOGIN_REGISTER';
}

/** Sends a code by SMS, signed (API-02). */
export const sendSmsCode = defineEndpoint({
  id: 'login.sendSmsCode',
  method: 'GET',
  path: '/oauth/anyTenant/sendSmsCode',
  isSigned: true,
  toPayload: ({ mobile, template = 'VISITOR_MSG_VERIFY' }: SmsRequest) => ({
    mobile,
    templateCode: template,
    timestamp: Date.now(),
  }),
  parse: () => undefined,
});

interface SmsLogin {
  mobile: string;
  code: string;
  tenantId: string;
}

/** Signs in, or registers, with the code of an SMS. */
export const loginBySms = defineEndpoint({
  id: 'login.bySms',
  method: 'POST',
  path: LOGIN_PATH,
  toPayload: ({ mobile, code, tenantId }: SmsLogin) => ({
    grantType: 'MOBILE_LOGIN_REGISTER',
    mobile,
    code,
    tenantId,
    ...STUDENT_LOGIN,
  }),
  parse: parseLogin,
});

interface PasswordLogin {
  username: string;
  password: string;
  tenantId: string;
}

/** Signs in with a password. */
export const loginByPassword = defineEndpoint({
  id: 'login.byPassword',
  method: 'POST',
  path: LOGIN_PATH,
  toPayload: ({ username, password, tenantId }: PasswordLogin) => ({
    grantType: 'PASSWORD',
    username,
    password,
    tenantId,
    ...STUDENT_LOGIN,
  }),
  parse: parseLogin,
});
