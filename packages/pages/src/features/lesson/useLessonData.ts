import {
  getChapters,
  getLessonContent,
  getLessonPreview,
  listClassActivities,
} from '@cloud-school/api-client';
import { type ClassActivity, type Classroom, isViewerKind } from '@cloud-school/domain';
import { classroomsOf, dataOf } from '@cloud-school/ui';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { toClassFailure } from '../class-student/useClassStudent.ts';
import type { LessonPlace } from './LessonPlace.ts';
import { pickClassroom } from './pickClassroom.ts';

/** The activity, the directory and the content of a lesson; each loads and fails alone. */
export function useLessonData(place: LessonPlace, wantedId: string | null) {
  const { classId, studentId, userId, isPreview, type } = place;
  const activities = useLoadable(listClassActivities, userId === null ? null : { classId, userId });
  const activity = findActivity(dataOf(activities) ?? [], place.activityId, wantedId);
  const courseId = place.courseId ?? activity?.courseId ?? null;
  const directory = useLoadable(
    getChapters,
    courseId === null || (studentId === null && !isPreview)
      ? null
      : { courseId, studentId, classId, isExam: type === 'exam' },
  );
  // A class that refuses the student has no student id to load the directory with: its failure is the page's.
  const isRefused = studentId === null && activities.status === 'failed';
  // Without an id in the address the choice of a classroom depends on the activity.
  const isChoosing = wantedId === null && activities.status === 'loading';
  const chapters = isChoosing || (directory.status === 'loading' && isRefused) ? activities : directory;
  const classrooms = classroomsOf(dataOf(chapters) ?? []);
  const first = pickClassroom(classrooms, activity);
  const classroomId = wantedId ?? first?.id ?? null;
  const classroom = classrooms.find(({ id }) => id === classroomId) ?? null;
  // An id of the address loads its content beside the directory; only a classroom of another kind has none.
  const hasContent = classroomId !== null && (classroom === null || isViewerKind(classroom.kind));
  const content = useLoadable(
    isPreview ? getLessonPreview : getLessonContent,
    hasContent ? { classroomId } : null,
  );
  useReloadOnMove(classroomId);
  return {
    activity,
    activities,
    /** The activity is found, or there is none to find. */
    isActivityKnown: place.activityId !== null || activities.status !== 'loading',
    courseId,
    chapters,
    classrooms,
    classroomId,
    classroom,
    content,
    /** The address names no course, and the class names none for it. */
    courseFailure:
      courseId === null && activities.status !== 'loading'
        ? toClassFailure(activities, '没有找到这个课堂所属的课程')
        : null,
  };
}

function findActivity(
  activities: readonly ClassActivity[],
  activityId: string | null,
  classroomId: Classroom['id'] | null,
): ClassActivity | null {
  const isWanted = ({ id, contents }: ClassActivity) =>
    activityId === null ? contents.some((content) => content.id === classroomId) : id === activityId;
  return activities.find(isWanted) ?? null;
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
