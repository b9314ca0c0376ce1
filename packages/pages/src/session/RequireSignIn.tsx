import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { OwnerContext } from '../data/OwnerContext.ts';
import { usePortal, useSession } from '../portal/Portal.ts';
import { loginAddress } from './safeRedirect.ts';

/**
 * Shows its children to students, anew to each of them; leads visitors to the login and back. A session that ends here
 * leaves the page standing: who ended it (log-out, the session boundary) knows where to go and when.
 */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const { brand } = usePortal();
  const session = useSession();
  const location = useLocation();
  const student = session.kind === 'student' ? session.userId : null;
  const [owner, setOwner] = useState(student);
  if (student && student !== owner) setOwner(student);

  if (!owner || (session.kind === 'visitor' && session.isEndedElsewhere)) {
    return <Navigate to={loginAddress(brand.loginPath, location)} state={location.state} replace />;
  }
  return (
    <OwnerContext key={owner} value={owner}>
      {children}
    </OwnerContext>
  );
}
