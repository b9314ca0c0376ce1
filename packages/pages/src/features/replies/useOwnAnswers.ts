import { listStudyQuestions } from '@cloud-school/api-client';
import { compareTimes, type StudyQuestion } from '@cloud-school/domain';
import type { Loadable, OwnAnswer } from '@cloud-school/ui';
import { useState } from 'react';
import { useSwrLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { type AskedPlace, atAnswers, countAnswers, keepPlace, storedAskedPlaces } from './askedPlaces.ts';

/** As many are shown. */
const MOST = 5;

/** The answers to what the student asked in one place, newest first; those that came since she looked are unread. */
export function toOwnAnswers(place: AskedPlace, questions: readonly StudyQuestion[]): OwnAnswer[] {
  const answers = questions
    .filter(({ studentId }) => studentId === place.studentId)
    .flatMap((question) =>
      question.answers.map(({ teacherName, text, createdAt }, index) => ({
        id: `${place.classroomId} ${question.id} ${index}`,
        teacherName,
        text,
        question: question.title,
        createdAt,
        to: atAnswers(place.address),
      })),
    )
    .toSorted((one, other) => compareTimes(other.createdAt, one.createdAt));
  return answers.map((answer, index) => ({ ...answer, isUnread: index < answers.length - place.seen }));
}

/** What teachers answered to the questions that were asked on this device, newest first. */
export function useOwnAnswers(): { answers: Loadable<OwnAnswer[]>; markRead: (answer: OwnAnswer) => void } {
  const { client, device } = usePortal();
  const [places] = useState(() => device.get(storedAskedPlaces) ?? []);

  function load() {
    return Promise.all(
      places.map(async (place) => {
        const questions = await client.call(listStudyQuestions, place, { isQuiet: true });
        return { place, questions };
      }),
    );
  }

  const loaded = useSwrLoadable(
    ['ownAnswers', places.map(({ classId, classroomId }) => [classId, classroomId])],
    load,
  );
  const answers: Loadable<OwnAnswer[]> =
    loaded.status === 'ready'
      ? {
          status: 'ready',
          data: loaded.data
            .flatMap(({ place, questions }) => toOwnAnswers(place, questions))
            .toSorted((one, other) => compareTimes(other.createdAt, one.createdAt))
            .slice(0, MOST),
        }
      : loaded;

  return {
    answers,
    /** The lesson opens with all of its answers. */
    markRead({ to }) {
      const opened =
        loaded.status === 'ready' && loaded.data.find(({ place }) => atAnswers(place.address) === to);
      if (!opened) return;
      const { place, questions } = opened;
      const seen = countAnswers(questions, place.studentId);
      device.set(storedAskedPlaces, keepPlace(device.get(storedAskedPlaces) ?? [], { ...place, seen }));
    },
  };
}
