import { Navigate } from 'react-router-dom';

/** Forwards to another address, in the same entry of the history. */
export function Redirect({ to }: { to: string }) {
  return <Navigate to={to} replace />;
}
