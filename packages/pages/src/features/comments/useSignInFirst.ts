import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../../platform/portal/Portal.ts';
import { loginAddress } from '../../platform/session/safeRedirect.ts';

const REDIRECT_DELAY_MS = 1000;

/** Checks before an action that needs a student: visitors get a message and are redirected to the login after 1 s (COMM-02). */
export function useSignInFirst(): () => boolean {
  const { brand, session, toasts } = usePortal();
  const location = useLocation();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  // A visitor who navigates away within that second is not redirected.
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);

  return useCallback(() => {
    if (session.get().kind === 'student') return true;
    toasts.show('warning', '请先登录');
    clearTimeout(timer.current ?? undefined);
    timer.current = setTimeout(() => {
      void navigate(loginAddress(brand, location));
    }, REDIRECT_DELAY_MS);
    return false;
  }, [brand, location, navigate, session, toasts]);
}
