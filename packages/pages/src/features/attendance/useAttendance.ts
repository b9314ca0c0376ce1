import { getAttendance, isApiError } from '@cloud-school/api-client';
import type { Attendance, SignKind } from '@cloud-school/domain';
import { dataOf, type Loadable } from '@cloud-school/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { useFreshAt } from '../../platform/time/useFreshAt.ts';
import type { AttendancePlace } from './AttendancePlace.ts';
import { isSigned } from './isSigned.ts';
import { useAutomaticSignIn } from './useAutomaticSignIn.ts';

/**
 * The student's attendance at an activity, and signing in and out, once each over all presses, pages and windows (ATT-01,
 * ATT-02). `given` is null where nobody attends; the ids in it are null while unknown.
 */
export function useAttendance(given: Nullable<AttendancePlace> | null): {
  attendance: Loadable<Attendance>;
  /** The action that is being sent. */
  pending: SignKind | null;
  sign: (kind: SignKind) => Promise<void>;
} {
  'use memo';
  const { client, lastReports, toasts } = usePortal();
  const { mutate } = useSWRConfig();
  const place = given && toPlace(given);
  const attendance = useLoadable(getAttendance, place);
  const [pending, setPending] = useState<SignKind | null>(null);
  const known = dataOf(attendance);
  useFreshAt([getAttendance], {
    times: [known?.startsAt ?? null, known?.endsAt ?? null],
    // The teacher opens and closes it at any time.
    isAwaited: place !== null && known !== null && !(known.isSignedIn && known.isSignedOut),
  });
  useAutomaticSignIn(place, known);

  async function sign(kind: SignKind) {
    if (place === null) return;
    const refuse = () => toasts.show('warning', '请勿重复打卡');
    if (isSigned(known, kind)) return refuse();
    const name = NAMES[kind];
    try {
      const { signByPress } = await loadSigning();
      const signing = signByPress({ client, mutate, place, kind, onPending: setPending });
      if (await lastReports.track(signing)) toasts.show('success', `${name}成功`);
      else refuse();
    } catch (error) {
      // The error policy shows the message of a call, unless the student logged out meanwhile.
      if (!isApiError(error)) toasts.show('danger', getErrorMessage(error));
      else if (error.kind === 'cancelled' || error.kind === 'session-expired')
        toasts.show('warning', `${name}没有完成，请重新登录后再试`);
    }
  }

  return { attendance, pending, sign };
}

/** Outside the hook: React Compiler reads no import expressions. */
const loadSigning = () => import('./signByPress.ts');

type Nullable<Of> = { [Key in keyof Of]: Of[Key] | null };

function toPlace({
  activityId,
  classId,
  studentId,
  userId,
  ...rest
}: Nullable<AttendancePlace>): AttendancePlace | null {
  if (activityId === null || classId === null || studentId === null || userId === null) return null;
  return { activityId, classId, studentId, userId, ...rest };
}

const NAMES: Record<SignKind, string> = { 'sign-in': '签到', 'sign-out': '签退' };
