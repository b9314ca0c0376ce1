import { getAttendance } from '@cloud-school/api-client';
import { type Attendance, isRecord, type SignKind } from '@cloud-school/domain';
import type { ScopedMutator } from 'swr';

/**
 * Shows at once, wherever the attendance of the activity is known, what was signed, and asks the server for the rest: its
 * answer may never come, and must not hold up the next press. `kind` is null where nobody knows whether it was signed.
 */
export function showSigned(mutate: ScopedMutator, activityId: string, kind: SignKind | null): void {
  const isOfActivity = (part: unknown) => isRecord(part) && part.activityId === activityId;
  const isWanted = (key: unknown) =>
    Array.isArray(key) && key.includes(getAttendance.id) && key.some(isOfActivity);
  mutate<Attendance>(isWanted, (known) => known && { ...known, ...(kind && SIGNED[kind]) }).catch(
    () => undefined,
  );
}

const SIGNED = { 'sign-in': { isSignedIn: true }, 'sign-out': { isSignedOut: true } };
