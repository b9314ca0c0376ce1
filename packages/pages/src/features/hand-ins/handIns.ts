import { type AnswerLog, countingAttempt, type ExamKind, type ReviewStatus } from '@cloud-school/domain';

/** What this page knows of an exam that was handed in; the server's lists say it once they are asked again. */
export interface KnownHandIn {
  /** Of the attempt that counts. */
  status: ReviewStatus;
  /** Its score; null until it is marked, and where the server sends none. */
  score: number | null;
  /** The attempt that was handed in, as the list will name it; null where the address names none. */
  log: AnswerLog | null;
  /** Whose list of attempts it is in; null where the address names no work. */
  work: { kind: ExamKind; workId: string } | null;
}

/** What is known of an exam by its attempts: the one that was handed in, and those that the server has listed. */
export function toHandIn(
  log: AnswerLog | null,
  listed: readonly AnswerLog[],
  work: KnownHandIn['work'],
): KnownHandIn {
  const { status = 'pending-review', score = null } = countingAttempt(withLog(listed, log)) ?? {};
  return { status, score, log, work };
}

/** The attempts with one that the server may not have listed yet. */
export const withLog = (listed: readonly AnswerLog[], log: AnswerLog | null): AnswerLog[] =>
  log === null || listed.some(({ id }) => id === log.id) ? [...listed] : [log, ...listed];

interface HandInKey {
  userId: string;
  classId: string;
  classroomId: string;
}

type HandIns = ReadonlyMap<string, { key: HandInKey; handIn: KnownHandIn }>;

let known: HandIns = new Map();
const listeners = new Set<() => void>();

const toName = ({ userId, classId, classroomId }: HandInKey) =>
  JSON.stringify([userId, classId, classroomId]);

/** The hand-ins since the page was loaded. */
export const handIns = {
  set(key: HandInKey, handIn: KnownHandIn) {
    known = new Map([...known, [toName(key), { key, handIn }]]);
    for (const listener of listeners) listener();
  },
  /** Another map after each change. */
  get: (): HandIns => known,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Finds what is known of a classroom. */
export type FindHandIn = (classroomId: string) => KnownHandIn | undefined;

/** Of one student, in one class. */
export const handInsOf =
  (all: HandIns, { userId, classId }: { userId: string | null; classId: string }): FindHandIn =>
  (classroomId) =>
    userId === null ? undefined : all.get(toName({ userId, classId, classroomId }))?.handIn;
