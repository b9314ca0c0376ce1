import { type Attendance, getAttendance, type SignKind, signAttendance } from '@cloud-school/api-client';
import { dataOf, type Loadable } from '@cloud-school/ui';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';

export interface AttendancePlace {
  activityId: string;
  classId: string;
  classroomId: string | null;
  courseId: string | null;
  studentId: string;
  userId: string;
}

/** The student's attendance at an activity, and signing in and out, once each (ATT-01). `place` is null while unknown. */
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
  // A second press may come before the next render.
  const isInFlight = useRef(false);

  async function sign(kind: SignKind) {
    if (place === null) return;
    if (isInFlight.current || isSigned(dataOf(attendance), kind)) {
      toasts.show('warning', '请勿重复打卡');
      return;
    }
    isInFlight.current = true;
    setPending(kind);
    try {
      // No position: the portal does not ask for it.
      await client.call(signAttendance, { ...place, kind, position: null });
      toasts.show('success', SUCCESSES[kind]);
    } catch {
      // The error policy shows the message. The student may have signed on another device: the state is loaded again.
    } finally {
      await mutate((key) => Array.isArray(key) && key.includes(getAttendance.id)).catch(() => undefined);
      isInFlight.current = false;
      setPending(null);
    }
  }

  return { attendance, pending, sign };
}

const SUCCESSES: Record<SignKind, string> = { 'sign-in': '签到成功', 'sign-out': '签退成功' };

const isSigned = (attendance: Attendance | null, kind: SignKind): boolean =>
  attendance !== null && (kind === 'sign-in' ? attendance.isSignedIn : attendance.isSignedOut);
