import type { StudyQuestion } from '@cloud-school/domain';
import type { AskedPlace, AskedQuestions } from './storedValues.ts';

/** Where a student has asked lately; further places are forgotten. */
const MOST = 10;

/** The answers to the questions of one student. */
export const countAnswers = (questions: readonly StudyQuestion[], studentId: string): number =>
  questions
    .filter((question) => question.studentId === studentId)
    .reduce((sum, { answers }) => sum + answers.length, 0);

const isSame = (one: Pick<AskedPlace, 'classId' | 'classroomId'>, other: typeof one): boolean =>
  one.classId === other.classId && one.classroomId === other.classroomId;

/** What the device knows of this student's questions; nothing of another's. */
export const placesOf = (kept: AskedQuestions | undefined, userId: string | null): AskedPlace[] =>
  kept?.userId === userId ? kept.places : [];

export const findPlace = (
  places: readonly AskedPlace[],
  scope: Pick<AskedPlace, 'classId' | 'classroomId'>,
): AskedPlace | null => places.find((place) => isSame(place, scope)) ?? null;

/** The places with this one first, as the student has just seen it. */
export const keepPlace = (places: readonly AskedPlace[], place: AskedPlace): AskedPlace[] =>
  [place, ...places.filter((other) => !isSame(other, place))].slice(0, MOST);
