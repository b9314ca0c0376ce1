import type { StudyQuestion } from '@cloud-school/domain';
import { useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import type { ClassroomScope } from '../study-address/ClassroomScope.ts';
import { countAnswers, findPlace, keepPlace, storedAskedPlaces } from './askedPlaces.ts';

/** The answers to this student's questions about a classroom, compared with those that were looked at on this device. */
export function useSeenAnswers(scope: ClassroomScope) {
  const { device } = usePortal();
  const { classId, classroomId, studentId, classroomName: name } = scope;
  const readPlaces = () => device.get(storedAskedPlaces) ?? [];
  const [asked, setAsked] = useState(() => findPlace(readPlaces(), scope));
  return {
    /** Known without a call: only then the questions are read before their panel opens. */
    hasAsked: asked !== null,
    countUnread: (questions: readonly StudyQuestion[] | null) =>
      asked && questions ? Math.max(0, countAnswers(questions, studentId) - asked.seen) : 0,
    /** Remembers that the student has asked here, and how many answers were seen. */
    keep(seen: number) {
      if (asked?.seen === seen) return;
      const { pathname, search } = window.location;
      const place = {
        classId,
        classroomId,
        studentId,
        name: name || '课堂',
        address: pathname + search,
        seen,
      };
      device.set(storedAskedPlaces, keepPlace(readPlaces(), place));
      setAsked(place);
    },
  };
}
