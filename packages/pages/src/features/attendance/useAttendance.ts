import { getAttendance } from '@cloud-school/api-client';
import type { Attendance, SignKind } from '@cloud-school/domain';
import { dataOf, type Loadable } from '@cloud-school/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
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
  const { client, toasts } = usePortal();
  const { mutate } = useSWRConfig();
  const attendance = useLoadable(getAttendance, place);
  const [pending, setPending] = useState<SignKind | null>(null);
  const reload = () =>
    mutate((key) => Array.isArray(key) && key.includes(getAttendance.id)).catch(() => undefined);
  useAutomaticSignIn(place, dataOf(attendance), reload);

  async function sign(kind: SignKind) {
    if (place === null) return;
    const refuse = () => toasts.show('warning', '请勿重复打卡');
    if (isSigned(dataOf(attendance), kind)) return refuse();
    try {
      const isSent = await runExclusive(signName(place, kind), async () => {
        setPending(kind);
        try {
          return await signAfterLook(client, place, kind);
        } finally {
          await reload();
          setPending(null);
        }
      });
      if (isSent) toasts.show('success', SUCCESSES[kind]);
      else refuse();
    } catch {
      // The error policy shows the message.
    }
  }

  return { attendance, pending, sign };
}

const SUCCESSES: Record<SignKind, string> = { 'sign-in': '签到成功', 'sign-out': '签退成功' };
