import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../portal/Portal.ts';
import { loginAddress } from './safeRedirect.ts';

/** Where an expired session ends: told with the server's words, at the login with the way back (SHELL-05). */
export function SessionBoundary() {
  const { brand, expiry, toasts } = usePortal();
  const location = useLocation();
  const navigate = useNavigate();

  useEffect(
    () =>
      expiry.subscribe((message) => {
        toasts.show('warning', message);
        if (location.pathname === brand.loginPath) return;
        // The state of the history entry comes back with the address: a guard goes on standing above its page.
        const { state } = location;
        void navigate(loginAddress(brand, location), { replace: true, state });
      }),
    [brand, expiry, location, navigate, toasts],
  );
  return null;
}
