import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';
import type { StoredEnrolment } from '../store/Collections.ts';
import { enrolmentId } from '../store/documentIds.ts';
import { requireSelf } from './requireStudent.ts';

/** The student's enrolment in the class of the call; refuses a student without one. */
export function requireEnrolment(call: Call): StoredEnrolment {
  const student = requireSelf(call, readText(call.payload, 'userId'));
  const enrolment = call.store.get('enrolments', enrolmentId(student.id, readText(call.payload, 'classId')));
  if (!enrolment) throw new RequestError(ERROR_CODES.notAllowed, '您不在这个班级');
  return enrolment;
}
