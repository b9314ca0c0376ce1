import type { Attendance } from '@cloud-school/domain';
import { parseDateTime } from '../dateTime.ts';
import { asRecord, optionalBoolean } from '../read.ts';
import { readPeriod } from '../readPeriod.ts';

/** Reads the attendance of an activity; every field may be missing. */
export function parseAttendance(data: unknown): Attendance {
  const record = asRecord(data, 'Attendance');
  const signedInAt = parseDateTime(record.signInTime);
  const signedOutAt = parseDateTime(record.signOutTime);
  return {
    ...readPeriod(record.classStartTime, record.classEndTime),
    isAutomatic: optionalBoolean(record.onlineAttendance) === true,
    canSignIn: optionalBoolean(record.signIn) === true,
    canSignOut: optionalBoolean(record.signOut) === true,
    signedInAt,
    signedOutAt,
    isSignedIn: signedInAt !== null || optionalBoolean(record.isSignIn) === true,
    isSignedOut: signedOutAt !== null || optionalBoolean(record.isSignOut) === true,
  };
}
