import { readText } from '../http/readField.ts';
import { REFUSAL_CODES, Refusal } from '../http/Refusal.ts';
import type { Call } from '../http/Route.ts';
import type { EnrolmentRecord } from '../store/Records.ts';
import { enrolmentId } from '../store/recordIds.ts';
import { requireSelf } from './requireStudent.ts';

/** The student's own place in the class a call names; refuses a stranger to it. */
export function requireEnrolment(call: Call): EnrolmentRecord {
  const student = requireSelf(call, readText(call.payload, 'userId'));
  const enrolment = call.store.get('enrolments', enrolmentId(student.id, readText(call.payload, 'classId')));
  if (!enrolment) throw new Refusal(REFUSAL_CODES.notAllowed, '您不在这个班级');
  return enrolment;
}
