import type { AnswerLog, ReviewStatus } from '@cloud-school/domain';

/** What this page knows of an exam that was handed in; the server's lists say it once they are asked again. */
export interface KnownHandIn {
  status: ReviewStatus;
  /** Null until it is marked, and where the server sends none. */
  score: number | null;
  /** As the list of attempts will name it; null where the address names no attempt. */
  log: AnswerLog | null;
}

interface HandInKey {
  userId: string;
  classId: string;
  classroomId: string;
}

const known = new Map<string, KnownHandIn>();

const toName = ({ userId, classId, classroomId }: HandInKey) =>
  JSON.stringify([userId, classId, classroomId]);

/** The hand-ins since the page was loaded. */
export const handIns = {
  set: (key: HandInKey, handIn: KnownHandIn) => void known.set(toName(key), handIn),
  get: (key: HandInKey) => known.get(toName(key)),
};
