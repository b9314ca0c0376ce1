import type { StudyQuery } from '../study-address/studyQuery.ts';

interface ExamQuery {
  classId: string | null;
  studentId: string | null;
  courseId: string | null;
  classroomId: string | null;
}

/** The arguments of the detail call; addresses carry the student as studentId or classStudentId. */
export function toExamQuery({
  classId,
  studentId,
  classStudentId,
  courseId,
  classroomId,
}: StudyQuery): ExamQuery {
  return {
    classId: classId ?? null,
    studentId: studentId ?? classStudentId ?? null,
    courseId: courseId ?? null,
    classroomId: classroomId ?? null,
  };
}
