import type { Attendance } from '../lesson/Attendance.ts';

/** A student who signed in and can sign out. */
export function makeAttendance(overrides: Partial<Attendance> = {}): Attendance {
  return {
    startsAt: '2026-11-21 14:00:00',
    endsAt: '2026-11-21 16:30:00',
    isAutomatic: false,
    canSignIn: false,
    canSignOut: true,
    signedInAt: '2026-11-21 13:52:10',
    signedOutAt: null,
    isSignedIn: true,
    isSignedOut: false,
    ...overrides,
  };
}
