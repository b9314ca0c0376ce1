import type { Classroom, LessonContent } from '@cloud-school/domain';

/** A lesson that is open, with what its download needs. */
export interface DownloadableLesson {
  /** Its page with everything that its calls are asked. */
  address: string;
  classId: string;
  courseId: string;
  studentId: string;
  isExam: boolean;
  classroom: Classroom;
  /** As the school has it. */
  content: LessonContent;
}
