import type { StudyQuestion } from '@cloud-school/domain';
import { useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { countAnswers, findPlace, keepPlace, placesOf } from '../../platform/session/askedPlaces.ts';
import { useUserId } from '../../platform/session/useUserId.ts';
import type { ClassroomScope } from '../interaction/ClassroomScope.ts';

/** The answers to this student's questions about a classroom, compared with those that were looked at on this device. */
export function useSeenAnswers(scope: ClassroomScope) {
  const { store } = usePortal();
  const userId = useUserId();
  const { classId, classroomId, studentId, classroomName: name } = scope;
  const readPlaces = () => placesOf(store.get('askedQuestions'), userId);
  const [asked, setAsked] = useState(() => findPlace(readPlaces(), scope));
  return {
    /** Known without a call: only then the questions are read before their panel opens. */
    hasAsked: asked !== null,
    countUnread: (questions: readonly StudyQuestion[] | null) =>
      asked && questions ? Math.max(0, countAnswers(questions, studentId) - asked.seen) : 0,
    /** Remembers that the student has asked here, and how many answers were seen. */
    keep(seen: number) {
      if (userId === null || asked?.seen === seen) return;
      const { pathname, search } = window.location;
      const place = {
        classId,
        classroomId,
        studentId,
        name: name || '课堂',
        address: pathname + search,
        seen,
      };
      store.set('askedQuestions', { userId, places: keepPlace(readPlaces(), place) });
      setAsked(place);
    },
  };
}
