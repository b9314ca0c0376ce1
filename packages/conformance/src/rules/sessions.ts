import { type Endpoint, getUserInfo, listBanners, loginByPassword } from '@cloud-school/api-client';
import type { Probe } from '../createProbe.ts';
import type { Exchange } from '../Exchange.ts';
import { differs, type Finding, holds, notTried } from '../Finding.ts';
import type { Rule } from './Rule.ts';

const WITHOUT_LOGIN = 'the page says 系统繁忙 instead of leading to the login';

/** Whether the answer says that nobody is signed in, in the way that the portal understands. */
function judgeRefusal({ response, error }: Exchange): Finding {
  if (!response) return differs('no answer', WITHOUT_LOGIN);
  if (response.status !== 200)
    return differs(`status ${response.status} instead of an envelope`, WITHOUT_LOGIN);
  if (!error) return differs('the call succeeds', 'whoever knows an address reads the data of a student');
  return error.kind === 'session-expired' ? holds() : differs(`code ${error.code}`, WITHOUT_LOGIN);
}

/** The exchange of a call without a token. */
async function callAsVisitor<Args>(
  { call, session }: Probe,
  endpoint: Endpoint<Args, unknown>,
  args: Args,
): Promise<Exchange> {
  const { token } = session;
  session.token = null;
  const { exchange } = await call(endpoint, args);
  session.token = token;
  return exchange;
}

export const SESSION_RULES: Rule[] = [
  {
    name: 'a call with a token that is not valid is refused by 40001, 40005 or 40009',
    check: async ({ probe }) =>
      judgeRefusal((await probe.call(getUserInfo, {}, { token: 'not-a-token' })).exchange),
  },
  {
    name: 'a call without a token is refused by 40001, 40005 or 40009',
    check: async ({ probe }) =>
      // The client itself would not send this call.
      judgeRefusal(await callAsVisitor(probe, { ...getUserInfo, needsToken: false }, {})),
  },
  {
    name: 'visitors read what is public',
    check: async ({ probe, site }) => {
      const { error } = await callAsVisitor(probe, listBanners, { tenantId: site.tenantId });
      return error ? differs(`code ${error.code}`, 'the public site is empty for visitors') : holds();
    },
  },
  {
    name: 'a wrong password is refused with a message, and ends no session',
    check: async ({ probe, target, site }) => {
      if (!target.account) return notTried('no account');
      const { username, password } = target.account;
      const args = { username, password: `${password}-not`, tenantId: site.tenantId };
      const { exchange } = await probe.call(loginByPassword, args);
      if (!exchange.error) return differs('signed in', 'anyone is whoever they say');
      const { kind, code, serverMessage } = exchange.error;
      if (kind !== 'rejected') return differs(`${kind}, code ${code}`, 'the form does not say what is wrong');
      return serverMessage ? holds() : differs('no message', 'the form says 系统繁忙');
    },
  },
  {
    name: 'a sign-in tells when it ends, and that is not yet',
    check: async ({ login }) => {
      if (!login) return notTried('nobody is signed in');
      const { expiresAt } = login;
      if (expiresAt === null)
        return differs('no expiration that can be read', 'nobody is warned before an exam that it will end');
      return expiresAt > Date.now()
        ? holds()
        : differs(new Date(expiresAt).toISOString(), 'the student is signed out at once');
    },
  },
];
