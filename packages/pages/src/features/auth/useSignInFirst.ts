import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../../platform/portal/Portal.ts';
import { loginAddress } from '../../platform/session/safeRedirect.ts';

/** The parameters that open the dialog around an action again, where its address does not have them. */
export const ReturnSearchContext = createContext<Readonly<Record<string, string>>>({});

const REDIRECT_DELAY_MS = 1000;

/**
 * Checks before an action that needs a student: visitors get a message, are redirected to the login after 1 s (COMM-02), and
 * return to where they were.
 */
export function useSignInFirst(): () => boolean {
  const { brand, session, toasts } = usePortal();
  const location = useLocation();
  const navigate = useNavigate();
  const returned = use(ReturnSearchContext);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  // A visitor who navigates away within that second is not redirected.
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);

  return useCallback(() => {
    if (session.get().kind === 'student') return true;
    toasts.show('warning', '请先登录');
    clearTimeout(timer.current ?? undefined);
    timer.current = setTimeout(() => {
      const search = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(returned)) search.set(name, value);
      const query = search.size > 0 ? `?${search.toString()}` : '';
      void navigate(loginAddress(brand, { ...location, search: query }));
    }, REDIRECT_DELAY_MS);
    return false;
  }, [brand, location, navigate, returned, session, toasts]);
}
