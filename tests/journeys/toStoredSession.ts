import type { StudentLogin } from './openSchool.ts';

/** The entries of localStorage by which the shells know a signed-in student; she signed in after her school was known. */
export function toStoredSession({ userId, token, expiresAt, tenantId }: StudentLogin) {
  return [
    { name: 'manage-admin-session', value: JSON.stringify({ userId, token, expiresAt }) },
    { name: 'manage-admin-token', value: token },
    { name: 'manage-admin-tenantId', value: tenantId },
  ];
}
