import { defineEndpoint } from '../../endpoint.ts';
import { parseLogin } from '../../entities/account/parseLogin.ts';

interface SsoCode {
  /** The one-use code that the identity provider added to the return address. */
  code: string;
  /** The return address that the code was issued for. */
  redirectUri: string;
  tenantId: string;
}

/** Exchanges the code of a single sign-on for a login (LOGIN-04, KING-01). The body is ours. */
export const exchangeSsoCode = defineEndpoint({
  id: 'sso.exchange',
  method: 'POST',
  path: '/contact/app/kingdee/sso',
  isQuiet: true,
  toPayload: ({ code, redirectUri, tenantId }: SsoCode) => ({ code, redirectUri, tenantId }),
  parse: parseLogin,
});
