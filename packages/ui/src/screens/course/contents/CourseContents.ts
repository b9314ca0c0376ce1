import type { Chapter, Courseware } from '@cloud-school/domain';

/** What a course is made of: its whole directory, and its classrooms by kind. */
export interface CourseContents {
  directory: Chapter[];
  courseware: Courseware;
}
