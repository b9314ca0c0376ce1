import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentEntry } from '../history/currentEntry.ts';
import { stateToPassOn } from '../history/ownEntry.ts';
import { usePortal } from '../portal/Portal.ts';
import { lastUserIdOf } from '../session/createSession.ts';
import { loginAddress } from '../session/safeRedirect.ts';

/** When the session expires, shows the server's message and opens the login, which returns to this address (SHELL-05). */
export function SessionBoundary() {
  const { brand, expiry, session, toasts } = usePortal();
  const location = useLocation();
  const navigate = useNavigate();

  useEffect(
    () =>
      expiry.subscribe((message) => {
        toasts.show('warning', message);
        if (location.pathname === brand.loginPath) return;
        // Keeps the state of the history entry: pages that push a guard entry recognise it after the login.
        const entry = currentEntry(location);
        const state = stateToPassOn(entry, lastUserIdOf(session.get()));
        void navigate(loginAddress(brand, location), { replace: true, state });
      }),
    [brand, expiry, location, navigate, session, toasts],
  );
  return null;
}
