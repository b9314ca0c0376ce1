import type { Attendance, SignKind } from '@cloud-school/api-client';

/** What the student sees: done with its time, an action that the server offers, or nothing. */
export type AttendanceStep =
  | { type: 'done'; label: string; time: string | null }
  | { type: 'offered'; kind: SignKind; label: string }
  | { type: 'none'; label: string };

/** The latest step of an attendance: sign-out after sign-in, each once (ATT-01). */
export function attendanceStep(attendance: Attendance): AttendanceStep {
  const { isSignedIn, isSignedOut, canSignIn, canSignOut, signedInAt, signedOutAt } = attendance;
  if (isSignedOut) return { type: 'done', label: '已签退', time: toTime(signedOutAt) };
  if (isSignedIn && canSignOut) return { type: 'offered', kind: 'sign-out', label: '签退' };
  if (isSignedIn) return { type: 'done', label: '已签到', time: toTime(signedInAt) };
  if (canSignIn) return { type: 'offered', kind: 'sign-in', label: '签到' };
  return { type: 'none', label: '未签到' };
}

const toTime = (moment: string | null) => moment?.slice(11, 16) || null;
