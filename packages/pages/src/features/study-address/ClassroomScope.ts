/** The classroom of a class that a student writes about. */
export interface ClassroomScope {
  classId: string;
  classroomId: string;
  /** Null where neither the address nor the class names it. */
  courseId: string | null;
  /** The student of the class. */
  studentId: string;
  classroomName: string;
}
