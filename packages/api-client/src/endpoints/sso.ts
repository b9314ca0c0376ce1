import { defineEndpoint } from '../endpoint.ts';
import { parseLogin } from '../entities/parseLogin.ts';

interface SsoCode {
  /** What the single sign-on put into the return address; good once. */
  code: string;
  /** The return address it was given for. */
  redirectUri: string;
  tenantId: string;
}

/** Exchanges the code of a single sign-on for a login; its body is ours (LOGIN-04). */
export const exchangeSsoCode = defineEndpoint({
  id: 'sso.exchange',
  method: 'POST',
  path: '/contact/app/kingdee/sso',
  toPayload: ({ code, redirectUri, tenantId }: SsoCode) => ({ code, redirectUri, tenantId }),
  parse: parseLogin,
});
