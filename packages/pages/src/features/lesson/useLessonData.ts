import { getChapters, getLessonContent, getLessonPreview } from '@cloud-school/api-client';
import { type Chapter, type ClassActivity, isViewerKind } from '@cloud-school/domain';
import { classroomsOf, dataOf, type Loadable } from '@cloud-school/ui';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useEditableLoadable } from '../../platform/data/useLoadable.ts';
import { toClassFailure } from '../class-student/useClassStudent.ts';
import type { LessonPlace } from './LessonPlace.ts';
import { pickClassroom } from './pickClassroom.ts';
import { useClassActivity } from './useClassActivity.ts';
import { useDirectory } from './useDirectory.ts';
import { useDownloadedContent } from './useDownloadedContent.ts';

/** The activity, the directory and the content of a lesson; each loads and fails alone. */
export function useLessonData(place: LessonPlace, addressedId: string | null) {
  'use memo';
  const { studentId, isPreview } = place;
  // What opened stays open: at its end another one would open first.
  const [openedId, setOpenedId] = useState<string | null>(null);
  const wantedId = addressedId ?? openedId;
  const { activities, activity, courseId, ...found } = useClassActivity({
    ...place,
    classroomId: addressedId,
  });
  const directory = useDirectory({ ...place, courseId });
  // Without an id in the address the choice of a classroom depends on the activity.
  const isChoosing = wantedId === null && activities.status === 'loading';
  // A class that refuses the student has no student id to load the directory with: its failure is the page's.
  const isRefused = studentId === null && activities.status === 'failed' && directory.status === 'loading';
  const chapters = isChoosing || isRefused ? activities : directory;
  const shown = findClassroom(chapters, activity, wantedId);
  const { classroomId, classroom } = shown;
  // An id of the address loads its content beside the directory; only a classroom of another kind has none.
  const hasContent = classroomId !== null && (classroom === null || isViewerKind(classroom.kind));
  const { loadable: content, mutate: reloadContent } = useEditableLoadable(
    isPreview ? getLessonPreview : getLessonContent,
    hasContent ? { classroomId } : null,
  );
  if (wantedId === null && content.status === 'ready') setOpenedId(classroomId);
  useReloadOnMove(classroomId);
  const isLoading = activities.status === 'loading';
  return {
    activity,
    activities,
    ...found,
    courseId,
    chapters,
    ...shown,
    content: useDownloadedContent(classroomId, content),
    /** As the school has it, whatever is on the device. */
    schoolContent: content,
    renewContent: useRenewal(reloadContent),
    /** The address names no course, and the class names none for it. */
    courseFailure:
      courseId === null && !isLoading ? toClassFailure(activities, '没有找到这个课堂所属的课程') : null,
  };
}

/** How long a press waits for new addresses (ms): then the old ones are tried again. */
const RENEWAL_MS = 10_000;
/** A content that was renewed within this time (ms) is not asked for again: what does not come then has not expired. */
const RENEWED_MS = 30_000;

/** Asks again for the content, whose signed addresses expire. */
function useRenewal(reload: () => Promise<unknown>): () => Promise<unknown> {
  'use memo';
  const renewedAt = useRef(-RENEWED_MS);
  return () => {
    const now = performance.now();
    if (now - renewedAt.current < RENEWED_MS) return Promise.resolve();
    renewedAt.current = now;
    return Promise.race([reload(), new Promise((resolve) => setTimeout(resolve, RENEWAL_MS))]);
  };
}

/** The classroom that the address wants, or the one that opens first without an id in it. */
function findClassroom(
  chapters: Loadable<Chapter[]>,
  activity: ClassActivity | null,
  wantedId: string | null,
) {
  const classrooms = classroomsOf(dataOf(chapters) ?? []);
  const classroomId = wantedId ?? pickClassroom(classrooms, activity)?.id ?? null;
  const classroom = classrooms.find(({ id }) => id === classroomId) ?? null;
  return { classrooms, classroomId, classroom };
}

/** Loads the directory again when `isDue` becomes true. */
export function useReloadDirectory(isDue: boolean): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (isDue) void mutate((key) => Array.isArray(key) && key.includes(getChapters.id));
  }, [isDue, mutate]);
}

/** Loads the directory again when the student moves on: the classroom that was left has another progress. */
function useReloadOnMove(classroomId: string | null): void {
  const { mutate } = useSWRConfig();
  const shown = useRef(classroomId);
  useEffect(() => {
    const isMove = shown.current !== null && shown.current !== classroomId;
    shown.current = classroomId;
    if (isMove) void mutate((key) => Array.isArray(key) && key.includes(getChapters.id));
  }, [classroomId, mutate]);
}
