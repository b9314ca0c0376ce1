import { getChapters, getClassroomDetail, getLessonContent, type Endpoint } from '@cloud-school/api-client';
import { asEarlier } from '@cloud-school/domain';
import { unstable_serialize } from 'swr';
import type { DataScope } from '../../platform/early/preloadLoadable.ts';
import type { LessonQuery } from './DownloadedLesson.ts';

/** Requests what the page of a lesson shows; resolves with the answers by the keys of `useLoadable`. */
export async function loadLessonAnswers(
  { client, owner, tenantId }: DataScope,
  { classroomId, classId, courseId, studentId, isExam }: LessonQuery,
): Promise<Record<string, unknown>> {
  async function ask<Args, Result>(
    endpoint: Endpoint<Args, Result>,
    args: Args,
    toStored: (result: Result) => Result = (result) => result,
  ): Promise<[string, Result]> {
    const result = await client.call(endpoint, args, { isQuiet: true });
    return [unstable_serialize([tenantId, owner, endpoint.id, args]), toStored(result)];
  }
  return Object.fromEntries(
    await Promise.all([
      ask(getChapters, { courseId, studentId, classId, isExam }, asEarlier),
      ask(getLessonContent, { classroomId }),
      ask(getClassroomDetail, { classroomId }),
    ]),
  );
}
