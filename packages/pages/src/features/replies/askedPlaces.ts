import type { StudyQuestion } from '@cloud-school/domain';
import { isRecord } from '@cloud-school/domain';
import { defineStored, isNumber, isText } from '../../platform/device/defineStored.ts';

/** A lesson in which the student asked, and how many answers she has seen. */
export interface AskedPlace {
  classId: string;
  classroomId: string;
  /** The student of the class. */
  studentId: string;
  name: string;
  address: string;
  seen: number;
}

const isPlace = (place: unknown): place is AskedPlace =>
  isRecord(place) &&
  ['classId', 'classroomId', 'studentId', 'name', 'address'].every((key) => isText(place[key])) &&
  isNumber(place.seen);

/** Where the student asked on this device, the newest first. */
export const storedAskedPlaces = defineStored({
  key: 'askedQuestions',
  of: 'student',
  maxDays: 180,
  read: (stored) => {
    // An earlier release named the student beside them.
    const places: unknown = isRecord(stored) ? stored.places : stored;
    return Array.isArray(places) && places.every(isPlace) ? places : undefined;
  },
});

/** Where a student has asked lately; further places are forgotten. */
const MOST = 10;

/** The answers to the questions of one student. */
export const countAnswers = (questions: readonly StudyQuestion[], studentId: string): number =>
  questions
    .filter((question) => question.studentId === studentId)
    .reduce((sum, { answers }) => sum + answers.length, 0);

const isSame = (one: Pick<AskedPlace, 'classId' | 'classroomId'>, other: typeof one): boolean =>
  one.classId === other.classId && one.classroomId === other.classroomId;

export const findPlace = (
  places: readonly AskedPlace[],
  scope: Pick<AskedPlace, 'classId' | 'classroomId'>,
): AskedPlace | null => places.find((place) => isSame(place, scope)) ?? null;

/** The places with this one first, as the student has just seen it. */
export const keepPlace = (places: readonly AskedPlace[], place: AskedPlace): AskedPlace[] =>
  [place, ...places.filter((other) => !isSame(other, place))].slice(0, MOST);

const PANEL = 'panel';
const ANSWERS = 'questions';

/** The address of a lesson with its questions open. */
export function atAnswers(address: string): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.set(PANEL, ANSWERS);
  return `${path}?${query}`;
}

/** True for an address that opens a lesson at the answers of its teachers. */
export const isAtAnswers = (search: URLSearchParams): boolean => search.get(PANEL) === ANSWERS;
