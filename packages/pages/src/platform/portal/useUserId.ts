import { userIdOf } from '../session/createSession.ts';
import { useSession } from './Portal.ts';

/** The id of the signed-in student; null for a visitor. */
export function useUserId(): string | null {
  return useSession(userIdOf);
}
