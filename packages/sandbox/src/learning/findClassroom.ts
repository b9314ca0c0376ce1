import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';
import type { ClassroomSeed, CourseSeed } from '../seed/CourseSeed.ts';

export function listClassrooms({ chapters }: CourseSeed): ClassroomSeed[] {
  return chapters.flatMap(({ sections }) => sections.flatMap(({ classrooms }) => classrooms));
}

/** The classroom of an id; undefined where no course has it. */
export function findClassroom({ seed }: Pick<Call, 'seed'>, classroomId: string): ClassroomSeed | undefined {
  for (const course of seed.courses) {
    const found = listClassrooms(course).find((classroom) => classroom.classroomId === classroomId);
    if (found) return found;
  }
  return undefined;
}

/** Like findClassroom; refuses an id that no course has. */
export function requireClassroom(call: Pick<Call, 'seed'>, classroomId: string): ClassroomSeed {
  const found = findClassroom(call, classroomId);
  if (!found) throw new RequestError(ERROR_CODES.notFound, '课堂不存在或已下架');
  return found;
}
