import { useSession } from '../portal/Portal.ts';

/** The id of the signed-in student; null for a visitor. */
export function useUserId(): string | null {
  const session = useSession();
  return session.kind === 'student' ? session.userId : null;
}
