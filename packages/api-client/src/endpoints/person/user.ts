import { defineEndpoint } from '../../endpoint.ts';
import { parseUser } from '../../entities/person/parseUser.ts';

/** The signed-in student (SHELL-03). */
export const getUserInfo = defineEndpoint({
  id: 'login.userInfo',
  method: 'POST',
  path: '/oauth/appUser/getUserInfo',
  needsToken: true,
  toPayload: (_args: Record<string, never>) => ({}),
  parse: parseUser,
});
