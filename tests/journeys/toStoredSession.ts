import type { Login } from '@cloud-school/domain';

/** The entry of localStorage by which the shells know a signed-in student. */
export function toStoredSession({ userId, token, expiresAt }: Login): { name: string; value: string }[] {
  return [
    { name: 'manage-admin-session', value: JSON.stringify({ userId, token, expiresAt }) },
    { name: 'manage-admin-token', value: token },
  ];
}
