import type { Chapter, Classroom } from '@cloud-school/domain';
import type { ProgressSnapshot, StudyReport } from '@cloud-school/engine';
import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';

interface PlayedLesson {
  userId: string;
  classId: string;
  classroom: Classroom;
  chapters: readonly Chapter[];
  address: string;
}

/** Remembers on this device which lesson is played and how far, until its end. Null while something is unknown. */
export function useRememberedLesson(lesson: PlayedLesson | null, snapshot: ProgressSnapshot | null): void {
  const { store } = usePortal();
  const report = lesson !== null && snapshot?.phase === 'playing' ? snapshot.report : null;
  const remember = useEffectEvent(({ positionMs, remainingMs }: StudyReport) => {
    if (!lesson) return;
    const { classroom, chapters, userId, classId, address } = lesson;
    if (remainingMs === 0) {
      if (store.get('lastLesson')?.classroomId === classroom.id) store.remove('lastLesson');
      return;
    }
    store.set('lastLesson', {
      userId,
      classId,
      classroomId: classroom.id,
      name: classroom.name || '课堂',
      chapterName: findChapter(chapters, classroom.id)?.name || null,
      position: positionMs,
      duration: remainingMs === null ? classroom.duration : positionMs + remainingMs,
      address,
    });
  });
  useEffect(() => {
    if (report) remember(report);
  }, [report]);
}

const findChapter = (chapters: readonly Chapter[], id: string) =>
  chapters.find(({ sections }) =>
    sections.some(({ classrooms }) => classrooms.some((classroom) => classroom.id === id)),
  );
