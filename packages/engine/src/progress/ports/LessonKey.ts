import type { UserKey } from '../../ports/UserKey.ts';

/** Whose progress in which lesson: all that a study record names, so that a stored one can be sent without its page. */
export interface LessonKey extends UserKey {
  classroomId: string;
  courseId: string;
  classId: string;
  studentId: string;
}
