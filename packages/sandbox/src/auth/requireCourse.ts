import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';
import type { ClassStudent } from '../learning/getStudied.ts';
import type { CourseSeed } from '../seed/CourseSeed.ts';
import type { StoredStudent } from '../store/Collections.ts';
import { enrolmentId } from '../store/documentIds.ts';
import { requireSelf, requireStudent } from './requireStudent.ts';

/** The student and a course of one of the student's classes; refuses any other course, and another student's id. */
export function requireCourse(call: Call, courseId: string): { student: ClassStudent; course: CourseSeed } {
  const student = requireSelf(call, readText(call.payload, 'studentId'));
  const course = call.seed.courses.find((candidate) => candidate.courseId === courseId);
  if (!course) throw new RequestError(ERROR_CODES.notFound, '课程不存在或已下架');
  return { student: requireClassOf(call, course, student.id), course };
}

/** The student and the course that contains a classroom; refuses a classroom of other classes. */
export function requireCourseOfClassroom(
  call: Call,
  classroomId: string,
): { student: StoredStudent; course: CourseSeed } {
  const student = requireStudent(call);
  const course = call.seed.courses.find(({ chapters }) =>
    chapters.some(({ sections }) =>
      sections.some(({ classrooms }) =>
        classrooms.some((classroom) => classroom.classroomId === classroomId),
      ),
    ),
  );
  if (!course) throw new RequestError(ERROR_CODES.notFound, '课堂不存在或已下架');
  requireClassOf(call, course, student.id);
  return { student, course };
}

/** The class of the call, else the student's first one that has the course. */
function requireClassOf({ payload, store }: Call, { classIds }: CourseSeed, userId: string): ClassStudent {
  const wanted = readText(payload, 'classId');
  const classId = classIds.find(
    (id) => (wanted === '' || wanted === id) && store.get('enrolments', enrolmentId(userId, id)),
  );
  if (classId === undefined) throw new RequestError(ERROR_CODES.notAllowed, '您还没有开通这门课程');
  return { userId, classId };
}
