import type { Attendance, PeriodPhase, SignKind } from '@cloud-school/domain';
import { HAS_BEGUN } from './classPhase.ts';

export interface AttendanceStep {
  kind: SignKind;
  /** Only one step is offered at a time: signing in comes first. Who did not sign in to a lesson that is over missed both. */
  stage: 'done' | 'offered' | 'waiting' | 'missed';
  /** 2026-11-21 13:52, 现在可以签到 */
  note: string;
}

/** Signing in and signing out, once each; what is offered comes from the server (ATT-01). */
export function attendanceSteps(
  attendance: Attendance,
  phase: PeriodPhase | null,
): [signIn: AttendanceStep, signOut: AttendanceStep] {
  const { isSignedIn, isSignedOut, canSignIn, canSignOut, signedInAt, signedOutAt } = attendance;
  const hasBegun = HAS_BEGUN[phase ?? 'over'];
  const offersSignIn = canSignIn && !isSignedIn;
  // Nobody signs out of a class that has not begun.
  const offersSignOut = hasBegun && canSignOut && !isSignedOut && !offersSignIn;
  const isMissed = phase === 'over' && !isSignedIn && !offersSignIn;
  return [
    isSignedIn
      ? { kind: 'sign-in', stage: 'done', note: toMinute(signedInAt) }
      : offersSignIn
        ? { kind: 'sign-in', stage: 'offered', note: '现在可以签到' }
        : isMissed
          ? { kind: 'sign-in', stage: 'missed', note: '课堂已结束' }
          : { kind: 'sign-in', stage: 'waiting', note: '老师开放后可以签到' },
    isSignedOut
      ? { kind: 'sign-out', stage: 'done', note: toMinute(signedOutAt) }
      : offersSignOut
        ? { kind: 'sign-out', stage: 'offered', note: '现在可以签退' }
        : isMissed
          ? { kind: 'sign-out', stage: 'missed', note: '课堂已结束' }
          : { kind: 'sign-out', stage: 'waiting', note: '课后签退' },
  ];
}

/** Cut to 16 characters (FMT-02). */
const toMinute = (time: string | null) => time?.slice(0, 16) ?? '';
