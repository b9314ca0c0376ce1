import type { Attendance } from '@cloud-school/domain';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { onceMounted } from '../../platform/history/onceMounted.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import type { AttendancePlace } from './AttendancePlace.ts';

/** Signs the student in on entering an activity with automatic attendance and no sign-in time (ATT-02). */
export function useAutomaticSignIn(place: AttendancePlace | null, attendance: Attendance | null): void {
  const { client, toasts } = usePortal();
  const { mutate } = useSWRConfig();
  const isDue =
    attendance !== null && attendance.isAutomatic && !attendance.isSignedIn && attendance.signedInAt === null;
  const activityId = place?.activityId;

  const signIn = useEffectEvent(async (signal: AbortSignal) => {
    if (!place) return;
    const { signInByEntering } = await import('./signInByEntering.ts');
    if (await signInByEntering({ client, mutate, place, signal }))
      toasts.show('success', '本课堂已开启自动签到，您已签到成功');
  });

  useEffect(() => {
    if (!isDue || activityId === undefined) return undefined;
    return onceMounted(() => {
      const left = new AbortController();
      // Quiet: without the code, the next visit tries again.
      signIn(left.signal).catch(() => undefined);
      return () => left.abort();
    });
  }, [isDue, activityId]);
}
