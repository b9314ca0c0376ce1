import { readText } from '../http/readField.ts';
import type { Call } from '../http/Route.ts';
import { requireClassroom } from '../learning/findClassroom.ts';
import type { StoredStudent } from '../store/Collections.ts';
import { requireEnrolment } from './requireEnrolment.ts';
import { requireSelf } from './requireStudent.ts';

export interface ClassroomOfStudent {
  classId: string;
  classroomId: string;
  student: StoredStudent;
}

/**
 * The classroom of a call and the student of its token; refuses another student's id, a class of others and an unknown
 * classroom. `model` holds the ids where the call has a page of a list; `field` names the id of the classroom.
 */
export function requireClassroomOfStudent(
  call: Call,
  { model = call.payload, field = 'classroomId' } = {},
): ClassroomOfStudent {
  const student = requireSelf(call, readText(model, 'studentId'));
  const { classId } = requireEnrolment({ ...call, payload: { classId: readText(model, 'classId') } });
  const { classroomId } = requireClassroom(call, readText(model, field));
  return { classId, classroomId, student };
}
