import type { ClassroomSeed, ClassroomType } from './CourseSeed.ts';

/** A required classroom that nobody has studied, unless `more` says otherwise. */
export function writeClassroom(
  classroomId: string,
  classroomType: ClassroomType,
  name: string,
  more: Partial<ClassroomSeed> = {},
): ClassroomSeed {
  return { classroomId, classroomType, name, mustLearn: 1, duration: null, studied: 0, ...more };
}
