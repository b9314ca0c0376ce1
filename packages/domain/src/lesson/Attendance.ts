import type { AttendanceStatus } from '../learning/ClassActivity.ts';
import type { PeriodPhase } from '../time/periodPhase.ts';

/** Attendance of a student at an activity (ATT-01, ATT-02). Times are 'YYYY-MM-DD HH:mm:ss'. */
export interface Attendance {
  startsAt: string | null;
  endsAt: string | null;
  /** Entering signs the student in. */
  isAutomatic: boolean;
  /** The server offers the action: signIn and signOut are 1. */
  canSignIn: boolean;
  canSignOut: boolean;
  signedInAt: string | null;
  signedOutAt: string | null;
  /** Also true where the server knows no time. */
  isSignedIn: boolean;
  isSignedOut: boolean;
}

export type SignKind = 'sign-in' | 'sign-out';

/** Whether a student can sign out at `now` ('YYYY-MM-DD HH:mm:ss'): once, and of a class that has begun. */
export const offersSignOut = (
  { canSignOut, isSignedOut, startsAt }: Pick<Attendance, 'canSignOut' | 'isSignedOut' | 'startsAt'>,
  now: string,
): boolean => canSignOut && !isSignedOut && (startsAt === null || startsAt <= now);

/** How a student stands in a lesson, in one word: 已签退, 已签到, 未签到, or what the class notes of it. */
export type AttendanceStanding = 'signed-out' | 'signed-in' | 'not-signed-in' | AttendanceStatus;

/** What the class knows of a lesson; null is not known. */
export interface AttendedLesson {
  isRequired: boolean | null;
  /** What the server notes of it; of an elective one nothing. */
  status: AttendanceStatus | null;
  phase: PeriodPhase | null;
}

/**
 * The one word of a lesson on its page. What the student signed wins over what the class noted before. An absence is the
 * server's to note: she may have signed in on another device since it was asked. Null while nobody knows, and for an elective one,
 * which records no attendance.
 */
export function attendanceStanding(
  { isRequired, status, phase }: AttendedLesson,
  { isSignedIn, isSignedOut }: Pick<Attendance, 'isSignedIn' | 'isSignedOut'>,
): AttendanceStanding | null {
  if (isSignedOut) return 'signed-out';
  if (isSignedIn) return 'signed-in';
  if (!isRequired) return null;
  return status !== null && IS_NOTED[status] ? status : UNSIGNED[phase ?? 'running'];
}

/** The word of a lesson in a list, which does not ask who signed: null where it is over, and the class has noted nothing. */
export function listedAttendance({
  status,
  phase,
}: Pick<AttendedLesson, 'status' | 'phase'>): AttendanceStatus | null {
  return status !== null && !IS_NOTED[status] && phase === 'over' ? null : status;
}

/** Whether the server noted it for good. */
const IS_NOTED: Record<AttendanceStatus, boolean> = { 'to-attend': false, absent: true, attended: true };

const UNSIGNED: Record<PeriodPhase, AttendanceStanding> = {
  'to-come': 'to-attend',
  running: 'not-signed-in',
  over: 'not-signed-in',
};
