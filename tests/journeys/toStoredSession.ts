import type { Login } from '@cloud-school/domain';

/** The entries of localStorage by which the shells know a signed-in student (SHELL-08). */
export function toStoredSession({ userId, token, expiresAt }: Login): { name: string; value: string }[] {
  const session = { userId, token, ...(expiresAt !== null && { tokenExpireTime: String(expiresAt) }) };
  return Object.entries(session).map(([key, value]) => ({ name: `manage-admin-${key}`, value }));
}
