import { exchangeSsoCode, getUserInfo } from '@cloud-school/api-client';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import type { Portal } from '../../platform/portal/Portal.ts';
import { watchSession } from '../../platform/session/watchSession.ts';

/** 'left': the page was left meanwhile. 'changed': somebody signed in or out on this device meanwhile. */
type SsoOutcome = 'signed-in' | 'left' | 'changed';

interface SsoCode {
  code: string;
  redirectUri: string;
  tenantId: string;
}

/** Exchanges the code for a login and signs in with it, unless nobody waits for it any more (LOGIN-04). */
export async function signInBySso(
  { client, session }: Pick<Portal, 'client' | 'session'>,
  code: SsoCode,
  isLeft: () => boolean,
): Promise<SsoOutcome> {
  const isChanged = watchSession(session);
  const reasonToStop = () => {
    if (isLeft()) return 'left';
    return isChanged() ? 'changed' : null;
  };

  const login = await client.call(exchangeSsoCode, code, CLICK_CALL);
  const early = reasonToStop();
  if (early) return early;
  // Checks the token before it signs in: a token without a user never becomes a session.
  const user = await client.call(getUserInfo, {}, { ...CLICK_CALL, token: login.token });
  const late = reasonToStop();
  if (late) return late;
  session.signIn(login);
  session.setUser(user);
  return 'signed-in';
}
