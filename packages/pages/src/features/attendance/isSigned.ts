import type { Attendance, SignKind } from '@cloud-school/domain';

const SIGNED = { 'sign-in': 'isSignedIn', 'sign-out': 'isSignedOut' } as const satisfies Record<
  SignKind,
  keyof Attendance
>;

/** Whether the student has signed; false where the attendance is unknown. */
export const isSigned = (attendance: Attendance | null, kind: SignKind): boolean =>
  attendance?.[SIGNED[kind]] ?? false;
