import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageAfterSignIn } from '../../features/auth/pageAfterSignIn.ts';
import { useEntry } from '../../platform/history/ownEntry.ts';
import { useIsLeft } from '../../platform/history/useIsLeft.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { endSsoVisit } from '../../platform/session/ssoVisit.ts';
import { SESSION_CHANGED } from '../../platform/session/watchSession.ts';
import { readDestination } from '../../platform/sign-in/readDestination.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { signInBySso } from './signInBySso.ts';
import { readSsoArrival, ssoReturnAddress } from './ssoAddress.ts';

type SsoState = { kind: 'idle' | 'checking' } | { kind: 'refused'; message: string };

const CANCELLED = '统一身份认证没有完成登录';
const FORGED = '这次登录不是从本页发起的，已经停止';

/** Completes the single sign-on on return: removes the code from the address and exchanges it once (LOGIN-04). */
export function useSsoLogin(): SsoState {
  const { brand, client, session, toasts } = usePortal();
  const { authPaths } = brand;
  const tenantId = useTenantId();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // mountPortal keeps the query of a return in the entry.
  const { ssoReturn = search } = useEntry();
  const [arrival] = useState(() => (typeof ssoReturn === 'string' ? readSsoArrival(ssoReturn) : null));
  const [state, setState] = useState<SsoState>({ kind: arrival ? 'checking' : 'idle' });
  const isHandled = useRef(false);
  const isLeft = useIsLeft();

  useEffect(() => {
    if (!arrival || isHandled.current) return;
    isHandled.current = true;
    const visit = endSsoVisit(arrival.state);
    // Keeps the redirect for another attempt; code and state leave the address.
    const query = visit?.redirect ? `?redirect=${encodeURIComponent(visit.redirect)}` : '';
    void navigate(pathname + query, { replace: true });

    const { origin } = window.location;
    async function exchange(code: string, redirect: string | null, owner: string | null) {
      const sso = { code, redirectUri: ssoReturnAddress(origin), tenantId };
      const outcome = await signInBySso({ client, session }, sso, isLeft);
      if (outcome === 'changed') refuse(SESSION_CHANGED);
      if (outcome !== 'signed-in') return;
      toasts.show('success', '登录成功');
      const to = readDestination(redirect, origin, authPaths);
      const student = session.get();
      const next =
        student.kind === 'student' ? pageAfterSignIn({ to, state: { owner } }, student.userId).to : to;
      await navigate(next, { replace: true });
    }

    const refuse = (message: string) => setState({ kind: 'refused', message });
    if (!visit) refuse(FORGED);
    else if (!arrival.code) refuse(CANCELLED);
    else
      exchange(arrival.code, visit.redirect, visit.owner).catch((error: unknown) =>
        refuse(getErrorMessage(error)),
      );
  }, [arrival, authPaths, client, isLeft, navigate, pathname, session, tenantId, toasts]);

  return state;
}
