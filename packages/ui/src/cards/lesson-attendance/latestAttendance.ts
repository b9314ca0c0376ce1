import {
  type Attendance,
  type AttendanceStanding,
  attendanceStanding,
  type AttendedLesson,
  offersSignOut,
  periodPhase,
  type SignKind,
  toMoment,
  toSchoolTime,
  STANDING_WORDS,
} from '@cloud-school/domain';

/** What the student sees of an attendance. */
export interface LatestAttendance {
  /** The latest thing that was done, or that nothing was; null before the first action, and where nobody knows. */
  state: { label: string; tone: StandingTone; time: string | null } | null;
  /** The one action that the server offers. */
  action: { kind: SignKind; label: string } | null;
}

export type StandingTone = 'done' | 'open' | 'missed';

/** What the class says of the lesson. */
export type SignedLesson = Pick<AttendedLesson, 'isRequired' | 'status'>;

/** The latest step of an attendance: sign-out after sign-in, each once (ATT-01); a time of another day names the day. */
export function latestAttendance(attendance: Attendance, lesson: SignedLesson, now: Date): LatestAttendance {
  const { isSignedIn, isSignedOut, canSignIn } = attendance;
  if (canSignIn && !isSignedIn && !isSignedOut)
    return { state: null, action: { kind: 'sign-in', label: '签到' } };
  const schoolNow = toSchoolTime(now.getTime());
  const standing = attendanceStanding({ ...lesson, phase: periodPhase(attendance, schoolNow) }, attendance);
  const offersOut = isSignedIn && offersSignOut(attendance, schoolNow);
  return {
    state: standing && {
      label: STANDING_WORDS[standing],
      tone: TONES[standing],
      time: formatSigned(SIGNED_AT[standing](attendance), now),
    },
    action: offersOut ? { kind: 'sign-out', label: '签退' } : null,
  };
}

const TONES: Record<AttendanceStanding, StandingTone> = {
  'signed-out': 'done',
  'signed-in': 'done',
  attended: 'done',
  'not-signed-in': 'open',
  'to-attend': 'open',
  absent: 'missed',
};

const untimed = () => null;
const SIGNED_AT: Record<AttendanceStanding, (attendance: Attendance) => string | null> = {
  'signed-out': ({ signedOutAt }) => signedOutAt,
  'signed-in': ({ signedInAt }) => signedInAt,
  attended: untimed,
  'not-signed-in': untimed,
  'to-attend': untimed,
  absent: untimed,
};

/** 20:32, of another day 11-29 20:32: in the form of the times of the lesson beside it. */
function formatSigned(time: string | null, now: Date): string | null {
  // A date alone is the beginning of its day, at which nobody signs in.
  const moment = time && time.length > 10 ? toMoment(time) : null;
  if (moment === null) return null;
  const [signed, today] = [toSchoolTime(moment), toSchoolTime(now.getTime())];
  if (signed.slice(0, 10) === today.slice(0, 10)) return signed.slice(11, 16);
  return signed.slice(signed.slice(0, 4) === today.slice(0, 4) ? 5 : 0, 16);
}
