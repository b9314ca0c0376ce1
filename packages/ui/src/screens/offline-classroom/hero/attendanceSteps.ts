import type { Attendance, PeriodPhase, SignKind } from '@cloud-school/domain';

export interface AttendanceStep {
  kind: SignKind;
  /** Only one step is offered at a time: signing in comes first. Who did not sign in to a lesson that is over missed both. */
  state: 'done' | 'offered' | 'waiting' | 'missed';
  /** 2026-11-21 13:52, 现在可以签到 */
  note: string;
}

/** Signing in and signing out, once each; what is offered comes from the server (ATT-01). */
export function attendanceSteps(
  attendance: Attendance,
  phase: PeriodPhase | null,
): [signIn: AttendanceStep, signOut: AttendanceStep] {
  const { isSignedIn, isSignedOut, canSignIn, canSignOut, signedInAt, signedOutAt } = attendance;
  const offersSignIn = canSignIn && !isSignedIn;
  const offersSignOut = canSignOut && !isSignedOut && !offersSignIn;
  const isMissed = phase === 'over' && !isSignedIn && !offersSignIn;
  return [
    isSignedIn
      ? { kind: 'sign-in', state: 'done', note: toMinute(signedInAt) }
      : offersSignIn
        ? { kind: 'sign-in', state: 'offered', note: '现在可以签到' }
        : isMissed
          ? { kind: 'sign-in', state: 'missed', note: '课堂已结束' }
          : { kind: 'sign-in', state: 'waiting', note: '老师开放后可以签到' },
    isSignedOut
      ? { kind: 'sign-out', state: 'done', note: toMinute(signedOutAt) }
      : offersSignOut
        ? { kind: 'sign-out', state: 'offered', note: '现在可以签退' }
        : isMissed
          ? { kind: 'sign-out', state: 'missed', note: '课堂已结束' }
          : { kind: 'sign-out', state: 'waiting', note: '课后签退' },
  ];
}

/** Cut to 16 characters (FMT-02). */
const toMinute = (time: string | null) => time?.slice(0, 16) ?? '';
