import { defineEndpoint } from '../../endpoint.ts';
import { parseLogin } from '../../entities/account/parseLogin.ts';

const LOGIN_PATH = '/oauth/anyTenant/login';
/** Constants of every student login. */
const STUDENT_LOGIN = { terminalType: 'ALL_USER', bizType: 'P_MINI' };

/** 'login' covers login and registration. */
export type SmsPurpose = 'login' | 'visitor-message';

const SMS_TEMPLATES: Record<SmsPurpose, string> = {
  login: 'MOBILE_LOGIN_REGISTER',
  'visitor-message': 'VISITOR_MSG_VERIFY',
};

interface SmsRequest {
  mobile: string;
  /** What the code is for. Default: a visitor's message. */
  purpose?: SmsPurpose;
}

/** Sends a code by SMS (API-02, LOGIN-03, RAIL-05). */
export const sendSmsCode = defineEndpoint({
  id: 'login.sendSmsCode',
  method: 'GET',
  path: '/oauth/anyTenant/sendSmsCode',
  isSigned: true,
  isRepeatable: false,
  toPayload: ({ mobile, purpose = 'visitor-message' }: SmsRequest) => ({
    mobile,
    templateCode: SMS_TEMPLATES[purpose],
    timestamp: Date.now(),
  }),
  parse: () => undefined,
});

interface SmsLogin {
  mobile: string;
  code: string;
  tenantId: string;
  /** The school that the student enters; null while it is unknown. */
  bizId?: string | null;
}

/** Signs in with the code of an SMS; the server registers an unknown mobile (LOGIN-01). */
export const loginBySms = defineEndpoint({
  id: 'login.bySms',
  method: 'POST',
  path: LOGIN_PATH,
  isQuiet: true,
  toPayload: ({ mobile, code, tenantId, bizId }: SmsLogin) => ({
    grantType: 'MOBILE_LOGIN_REGISTER',
    mobile,
    code,
    tenantId,
    ...STUDENT_LOGIN,
    bizId,
  }),
  parse: parseLogin,
});

interface PasswordLogin {
  username: string;
  password: string;
  tenantId: string;
  bizId?: string | null;
}

/** Signs in with user name or mobile and a password (LOGIN-01). */
export const loginByPassword = defineEndpoint({
  id: 'login.byPassword',
  method: 'POST',
  path: LOGIN_PATH,
  isQuiet: true,
  toPayload: ({ username, password, tenantId, bizId }: PasswordLogin) => ({
    grantType: 'PASSWORD',
    username,
    password,
    tenantId,
    ...STUDENT_LOGIN,
    bizId,
  }),
  parse: parseLogin,
});
