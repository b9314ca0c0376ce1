import { type Login, loginByPassword, loginBySms } from '@cloud-school/api-client';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { messageOf, usePortal } from '../../platform/portal/Portal.ts';
import { safeRedirect } from '../../platform/session/safeRedirect.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

type Credentials =
  | { mode: 'sms'; mobile: string; code: string }
  | { mode: 'password'; mobile: string; password: string };

/** Signs in and goes where the visitor came from; resolves to the server's words when it refused (LOGIN-05). */
export function useLogin(): (credentials: Credentials) => Promise<string | null> {
  const { client, session, toasts } = usePortal();
  const tenantId = useTenantId();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  function ask(credentials: Credentials): Promise<Login> {
    return credentials.mode === 'sms'
      ? client.call(loginBySms, { mobile: credentials.mobile, code: credentials.code, tenantId })
      : client.call(loginByPassword, {
          username: credentials.mobile,
          password: credentials.password,
          tenantId,
        });
  }

  return async (credentials) => {
    try {
      session.signIn(await ask(credentials));
    } catch (error) {
      return messageOf(error);
    }
    toasts.show('success', '登录成功');
    void navigate(safeRedirect(search.get('redirect'), window.location.origin), { replace: true, state });
    return null;
  };
}
