import { getAttendance, isApiError } from '@cloud-school/api-client';
import type { Attendance, SignKind } from '@cloud-school/domain';
import { dataOf, type Loadable } from '@cloud-school/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { showSigned } from './attendanceCache.ts';
import type { AttendancePlace } from './AttendancePlace.ts';
import { runExclusive } from './runExclusive.ts';
import { isSigned, signAfterLook } from './signAfterLook.ts';
import { signName } from './signName.ts';
import { useAutomaticSignIn } from './useAutomaticSignIn.ts';

/**
 * The student's attendance at an activity, and signing in and out, once each over all presses, pages and windows (ATT-01,
 * ATT-02). `place` is null while unknown.
 */
export function useAttendance(place: AttendancePlace | null): {
  attendance: Loadable<Attendance>;
  /** The action that is being sent. */
  pending: SignKind | null;
  sign: (kind: SignKind) => Promise<void>;
} {
  const { client, lastReports, toasts } = usePortal();
  const { mutate } = useSWRConfig();
  const attendance = useLoadable(getAttendance, place);
  const [pending, setPending] = useState<SignKind | null>(null);
  useAutomaticSignIn(place, dataOf(attendance));

  async function sign(kind: SignKind) {
    if (place === null) return;
    const refuse = () => toasts.show('warning', '请勿重复打卡');
    if (isSigned(dataOf(attendance), kind)) return refuse();
    const name = NAMES[kind];
    try {
      const signing = runExclusive(signName(place, kind), async () => {
        setPending(kind);
        try {
          const isSent = await signAfterLook(client, place, kind);
          showSigned(mutate, place.activityId, kind);
          return isSent;
        } catch (error) {
          showSigned(mutate, place.activityId, null);
          throw error;
        } finally {
          setPending(null);
        }
      });
      if (await lastReports.track(signing)) toasts.show('success', `${name}成功`);
      else refuse();
    } catch (error) {
      // The student logged out meanwhile. The error policy shows the message of other failures.
      if (isApiError(error, 'cancelled') || isApiError(error, 'session-expired'))
        toasts.show('warning', `${name}没有完成，请重新登录后再试`);
    }
  }

  return { attendance, pending, sign };
}

const NAMES: Record<SignKind, string> = { 'sign-in': '签到', 'sign-out': '签退' };
