/** Where a lesson was opened: a classroom of a course of a class, perhaps in one of its activities. */
export interface LessonPlace {
  classId: string;
  /** Null while the activity that knows it loads. */
  courseId: string | null;
  activityId: string | null;
  bizType: string | null;
  /** 'exam' where the course is an exam, which belongs to no class. */
  type: string | null;
  /** 'xskt' where the course is of the partner's source. */
  sourceType?: string | null;
  /** The student of the class; null while it loads. */
  studentId: string | null;
  userId: string | null;
  /** Shows a lesson before its course is published, and records nothing (VIEW-06). */
  isPreview: boolean;
}
