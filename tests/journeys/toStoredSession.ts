import type { School, StudentLogin } from './openSchool.ts';
import type { Student } from './students.ts';

/** The entries of localStorage by which the shells know a signed-in student; she signed in after her school was known. */
export function toStoredSession({ userId, token, expiresAt, tenantId }: StudentLogin) {
  return [
    { name: 'manage-admin-session', value: JSON.stringify({ userId, token, expiresAt }) },
    { name: 'manage-admin-token', value: token },
    { name: 'manage-admin-tenantId', value: tenantId },
  ];
}

/** What a browser has stored at an origin, as a context begins with it. */
export const toStorageState = (origin: string, localStorage: ReturnType<typeof toStoredSession>) => ({
  cookies: [],
  origins: [{ origin, localStorage }],
});

/** The same of a student who has signed in at the school. */
export const signedInState = async (school: School, student: Student, origin = school.origin) =>
  toStorageState(origin, toStoredSession(await school.signIn(student)));
