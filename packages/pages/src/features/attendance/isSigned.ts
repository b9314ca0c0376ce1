import type { Attendance, SignKind } from '@cloud-school/domain';

/** Whether the student has signed; false where the attendance is unknown. */
export const isSigned = (attendance: Attendance | null, kind: SignKind): boolean =>
  attendance !== null && (kind === 'sign-in' ? attendance.isSignedIn : attendance.isSignedOut);
