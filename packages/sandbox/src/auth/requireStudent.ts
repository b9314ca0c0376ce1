import { ERROR_CODES, RequestError, SESSION_EXPIRED_MESSAGE } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';
import type { StoredStudent } from '../store/Collections.ts';

/** The student of the call's token; refuses a missing, unknown or expired token. */
export function requireStudent({ headers, store, now }: Call): StoredStudent {
  const session = store.get('sessions', headers.get('token') ?? '');
  const student = session && session.expiresAt > now ? store.get('students', session.userId) : undefined;
  if (!student) throw new RequestError(ERROR_CODES.sessionExpired, SESSION_EXPIRED_MESSAGE);
  return student;
}

/** Like requireStudent; also refuses a user id other than the student's own. An empty id is accepted. */
export function requireSelf(call: Call, userId: string): StoredStudent {
  const student = requireStudent(call);
  if (userId !== '' && userId !== student.id) {
    throw new RequestError(ERROR_CODES.notAllowed, '只能查看自己的学习数据');
  }
  return student;
}
