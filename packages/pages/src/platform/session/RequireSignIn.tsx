import { type ComponentType, type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { OwnerContext } from '../data/OwnerContext.ts';
import { usePortal, useSession } from '../portal/Portal.ts';
import { loginAddress } from './safeRedirect.ts';

interface RequireSignInProps {
  /** Public pages pass without. */
  isNeeded: boolean;
  /** What stands around the page and stays from page to page; a visitor who is led away never loads it. */
  Frame: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/**
 * Shows its children to students, anew to each of them; leads visitors to the login and back. A session that ends here
 * leaves the page standing: who ended it (log-out, the session boundary) knows where to go and when.
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
