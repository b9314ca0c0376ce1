import type { Call } from '../http/Route.ts';
import type { StudentRecord } from '../store/Records.ts';
import { randomHex } from './randomText.ts';

/** The student with a mobile; an unknown one becomes a student, called `nickName` when one was given. */
export function studentOfMobile({ store }: Call, mobile: string, nickName = ''): StudentRecord {
  const known = store.list('students').find((student) => student.mobile === mobile);
  if (known) return known;
  const student: StudentRecord = {
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
