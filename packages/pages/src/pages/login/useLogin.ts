import { loginByPassword, loginBySms } from '@cloud-school/api-client';
import type { Login } from '@cloud-school/domain';
import { dataOf, type LoginValues } from '@cloud-school/ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pageAfterSignIn } from '../../features/auth/pageAfterSignIn.ts';
import { stateToPassOn } from '../../platform/history/ownEntry.ts';
import { useIsLeft } from '../../platform/history/useIsLeft.ts';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { SESSION_CHANGED, watchSession } from '../../platform/session/watchSession.ts';
import { readDestination } from '../../platform/sign-in/readDestination.ts';
import { useTenantId, useTenantSchool } from '../../platform/tenant/School.ts';

/**
 * Signs in and opens the redirect of the address, unless nobody waits for it any more; resolves to the server's message if it
 * refuses (LOGIN-05).
 */
export function useLogin(): (credentials: LoginValues) => Promise<string | null> {
  const { brand, client, session, toasts } = usePortal();
  const tenantId = useTenantId();
  const { school } = useTenantSchool();
  const [search] = useSearchParams();
  const state = stateToPassOn(useLocation());
  const navigate = useNavigate();
  const isLeft = useIsLeft();

  function requestLogin(credentials: LoginValues): Promise<Login> {
    const place = { tenantId, bizId: dataOf(school)?.universityId ?? null };
    const { mobile } = credentials;
    return credentials.mode === 'sms'
      ? client.call(loginBySms, { mobile, code: credentials.code, ...place }, CLICK_CALL)
      : client.call(
          loginByPassword,
          { username: mobile, password: credentials.password, ...place },
          CLICK_CALL,
        );
  }

  return async (credentials) => {
    const isChanged = watchSession(session);
    let login: Login;
    try {
      login = await requestLogin(credentials);
      if (isLeft()) return null;
      if (isChanged()) return SESSION_CHANGED;
      session.signIn(login);
    } catch (error) {
      return getErrorMessage(error);
    }
    toasts.show('success', '登录成功');
    const to = readDestination(search.get('redirect'), window.location.origin, brand.authPaths);
    const next = pageAfterSignIn({ to, state }, login.userId);
    void navigate(next.to, { replace: true, state: next.state });
    return null;
  };
}
