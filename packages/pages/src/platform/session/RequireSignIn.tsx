import { type ComponentType, type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { OwnerContext } from '../data/OwnerContext.ts';
import { usePortal, useSession } from '../portal/Portal.ts';
import { loginAddress } from './safeRedirect.ts';

interface RequireSignInProps {
  /** False for public pages. */
  isNeeded: boolean;
  /** The layout around the page, which stays mounted between pages; not loaded for a visitor who is redirected. */
  Frame: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/**
 * Renders its children for a signed-in student and remounts them when the student changes; redirects visitors to the
 * login and remembers the address. When the session ends in this tab, the page stays: the code that ended it (the log-out
 * dialog or SessionBoundary) navigates.
 */
export function RequireSignIn({ isNeeded, Frame, children }: RequireSignInProps) {
  const { brand } = usePortal();
  const session = useSession();
  const location = useLocation();
  const student = session.kind === 'student' ? session.userId : null;
  const [kept, setKept] = useState<string | null>(null);
  const owner = isNeeded ? (student ?? kept) : null;
  if (owner !== kept) setKept(owner);

  if (isNeeded && (!owner || (session.kind === 'visitor' && session.isEndedElsewhere))) {
    return <Navigate to={loginAddress(brand, location)} state={location.state} replace />;
  }
  return (
    <Frame>
      <OwnerContext key={owner} value={owner}>
        {children}
      </OwnerContext>
    </Frame>
  );
}
