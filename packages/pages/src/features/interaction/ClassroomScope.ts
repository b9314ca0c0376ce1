/** The classroom of a class that a student writes about. */
export interface ClassroomScope {
  classId: string;
  classroomId: string;
  courseId: string;
  /** The student of the class. */
  studentId: string;
  classroomName: string;
}
