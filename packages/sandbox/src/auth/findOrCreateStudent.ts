import type { Call } from '../http/Route.ts';
import { randomHex } from '../randomText.ts';
import type { StoredStudent } from '../store/Collections.ts';

/** The student with this mobile; creates one for an unknown mobile, with `nickName` if there is one. */
export function findOrCreateStudent({ store }: Call, mobile: string, nickName = ''): StoredStudent {
  const known = store.list('students').find((student) => student.mobile === mobile);
  if (known) return known;
  const student: StoredStudent = {
    id: `u-${randomHex(12)}`,
    mobile,
    username: mobile,
    password: null,
    realName: '',
    nickName: nickName || `学员${mobile.slice(-4)}`,
    avatar: null,
  };
  store.put('students', student.id, student);
  return student;
}
