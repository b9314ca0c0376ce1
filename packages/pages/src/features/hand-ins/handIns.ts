import type { AnswerLog, ExamKind, ReviewStatus } from '@cloud-school/domain';

/** What this page knows of an exam that was handed in; the server's lists say it once they are asked again. */
export interface KnownHandIn {
  status: ReviewStatus;
  /** Null until it is marked, and where the server sends none. */
  score: number | null;
  /** As the list of attempts will name it; null where the address names no attempt. */
  log: AnswerLog | null;
  /** Whose list of attempts it is in; null where the address names no work. */
  work: { kind: ExamKind; workId: string } | null;
}

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
