import type { StudyQuery } from './studyQuery.ts';

interface TestPlace {
  classId: string | null;
  studentId: string | null;
  courseId: string | null;
  classroomId: string | null;
}

/** Where a test is found in a class; addresses name the student in one of two ways. */
export function testPlace({
  classId,
  studentId,
  classStudentId,
  courseId,
  classroomId,
}: StudyQuery): TestPlace {
  return {
    classId: classId ?? null,
    studentId: studentId ?? classStudentId ?? null,
    courseId: courseId ?? null,
    classroomId: classroomId ?? null,
  };
}
