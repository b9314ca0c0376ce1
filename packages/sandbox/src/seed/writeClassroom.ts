import type { ClassroomSeed, ClassroomType } from './CourseSeed.ts';
import { findDrawnVideo } from './drawnVideos.ts';

/** A required classroom that nobody has studied, as long as its drawn video, unless `more` says otherwise. */
export function writeClassroom(
  classroomId: string,
  classroomType: ClassroomType,
  name: string,
  more: Partial<ClassroomSeed> = {},
): ClassroomSeed {
  const duration = findDrawnVideo(classroomId)?.duration ?? null;
  return { classroomId, classroomType, name, mustLearn: 1, duration, studied: 0, ...more };
}
