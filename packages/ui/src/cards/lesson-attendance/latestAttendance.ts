import type { Attendance, SignKind } from '@cloud-school/domain';

/** What the student sees of an attendance. */
export interface LatestAttendance {
  /** The latest thing that was done, or that nothing was; null before the first action. */
  state: { label: string; isDone: boolean; time: string | null } | null;
  /** The one action that the server offers. */
  action: { kind: SignKind; label: string } | null;
}

/** The latest step of an attendance: sign-out after sign-in, each once (ATT-01). */
export function latestAttendance(attendance: Attendance): LatestAttendance {
  const { isSignedIn, isSignedOut, canSignIn, canSignOut, signedInAt, signedOutAt } = attendance;
  if (isSignedOut) return { state: done('已签退', signedOutAt), action: null };
  if (isSignedIn) {
    return {
      state: done('已签到', signedInAt),
      action: canSignOut ? { kind: 'sign-out', label: '签退' } : null,
    };
  }
  if (canSignIn) return { state: null, action: { kind: 'sign-in', label: '签到' } };
  return { state: { label: '未签到', isDone: false, time: null }, action: null };
}

const done = (label: string, moment: string | null) => ({
  label,
  isDone: true,
  time: moment?.slice(11, 16) || null,
});
