/** The place of a test or of homework: a classroom of a course in a class. */
export interface ExamQuery {
  classId: string | null;
  studentId: string | null;
  courseId: string | null;
  classroomId: string | null;
}

/** The fields of the query alone, whatever else the caller's object holds. */
export const toExamPlace = ({ classId, studentId, courseId, classroomId }: ExamQuery): ExamQuery => ({
  classId,
  studentId,
  courseId,
  classroomId,
});
