import { type Chapter, type Classroom, toSchoolDay } from '@cloud-school/domain';
import type { ProgressSnapshot } from '@cloud-school/engine';
import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { serverNow } from '../../platform/time/server/serverNow.ts';
import { storedLastLesson } from '../what-now/lastLesson.ts';
import { addStudyDay, storedStudyDays } from '../what-now/studyDays.ts';

interface PlayedLesson {
  classId: string;
  classroom: Classroom;
  chapters: readonly Chapter[];
  address: string;
}

/**
 * Remembers on this device that the student learned today, which lesson is played and how far, until its end. Null while
 * something is unknown.
 */
export function useRememberedLesson(lesson: PlayedLesson | null, snapshot: ProgressSnapshot | null): void {
  const { client, device } = usePortal();
  const isPlayed = lesson !== null && snapshot?.phase === 'playing';
  const report = isPlayed ? snapshot.report : null;
  const percent = isPlayed ? snapshot.percent : null;
  const remember = useEffectEvent((reached: number | null) => {
    if (!lesson || !snapshot) return;
    const { classroom, chapters, classId, address } = lesson;
    const { positionMs, remainingMs } = snapshot.report;
    const duration = remainingMs === null ? classroom.duration : positionMs + remainingMs;
    const today = toSchoolDay(serverNow(client));
    device.set(storedStudyDays, addStudyDay(device.get(storedStudyDays) ?? [], today));
    if (reached === 100) {
      if (device.get(storedLastLesson)?.classroomId === classroom.id) device.remove(storedLastLesson);
      return;
    }
    device.set(storedLastLesson, {
      classId,
      classroomId: classroom.id,
      name: classroom.name || '课堂',
      chapterName: findChapter(chapters, classroom.id)?.name || null,
      // The percent is newer than the report.
      position: Math.max(positionMs, ((reached ?? 0) / 100) * (duration ?? 0)),
      duration,
      address,
    });
  });
  useEffect(() => {
    if (report) remember(percent);
  }, [report, percent]);
}

const findChapter = (chapters: readonly Chapter[], id: string) =>
  chapters.find(({ sections }) =>
    sections.some(({ classrooms }) => classrooms.some((classroom) => classroom.id === id)),
  );
