import {
  type Attendance,
  formatTimeFrom,
  offersSignOut,
  type SignKind,
  toMoment,
  toSchoolTime,
} from '@cloud-school/domain';

/** What the student sees of an attendance. */
export interface LatestAttendance {
  /** The latest thing that was done, or that nothing was; null before the first action. */
  state: { label: string; isDone: boolean; time: string | null } | null;
  /** The one action that the server offers. */
  action: { kind: SignKind; label: string } | null;
}

/** The latest step of an attendance: sign-out after sign-in, each once (ATT-01); a time of another day names the day. */
export function latestAttendance(attendance: Attendance, now: Date): LatestAttendance {
  const { isSignedIn, isSignedOut, canSignIn, signedInAt, signedOutAt } = attendance;
  if (isSignedOut) return { state: done('已签退', signedOutAt, now), action: null };
  if (isSignedIn) {
    return {
      state: done('已签到', signedInAt, now),
      action: offersSignOut(attendance, toSchoolTime(now.getTime()))
        ? { kind: 'sign-out', label: '签退' }
        : null,
    };
  }
  if (canSignIn) return { state: null, action: { kind: 'sign-in', label: '签到' } };
  return { state: { label: '未签到', isDone: false, time: null }, action: null };
}

function done(label: string, time: string | null, now: Date) {
  // A date alone is the beginning of its day, at which nobody signs in.
  const moment = time && time.length > 10 ? toMoment(time) : null;
  return { label, isDone: true, time: moment === null ? null : formatTimeFrom(moment, now.getTime()) };
}
