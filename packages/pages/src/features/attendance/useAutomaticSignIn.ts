import { createIdempotencyKey, isApiError, signInAutomatically } from '@cloud-school/api-client';
import type { Attendance } from '@cloud-school/domain';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { onceMounted } from '../../platform/data/onceMounted.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { PRESS } from '../../platform/portal/PRESS.ts';
import { showSigned } from './attendanceCache.ts';
import type { AttendancePlace } from './AttendancePlace.ts';
import { runExclusive } from './runExclusive.ts';
import { signName } from './signName.ts';

/** The wait before another try, ms: the lesson goes on meanwhile, and its attendance must not be lost. */
const RETRY_MS = 15_000;

/** Signs the student in on entering an activity with automatic attendance and no sign-in time (ATT-02). */
export function useAutomaticSignIn(place: AttendancePlace | null, attendance: Attendance | null): void {
  const { client, toasts } = usePortal();
  const { mutate } = useSWRConfig();
  const isDue =
    attendance !== null && attendance.isAutomatic && !attendance.isSignedIn && attendance.signedInAt === null;
  const name = place && signName(place, 'sign-in');
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });

  useEffect(() => {
    if (!isDue || name === null) return undefined;
    const idempotencyKey = createIdempotencyKey();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;

    async function signIn(name: string) {
      const { current: signPlace } = latest;
      if (!signPlace) return;
      try {
        const isSigned = await runExclusive(name, async () => {
          await client.call(signInAutomatically, signPlace, { ...PRESS, idempotencyKey });
          return true;
        });
        if (!isSigned) return;
        showSigned(mutate, signPlace.activityId, 'sign-in');
        toasts.show('success', '本课堂已开启自动签到，您已签到成功');
      } catch (error) {
        // Quiet. Of an answer that was lost, the attendance tells whether it is signed: another try is due only if not.
        if (isApiError(error, 'rejected')) return;
        showSigned(mutate, signPlace.activityId, null);
        if (!isLeft) timer = setTimeout(() => void signIn(name), RETRY_MS);
      }
    }

    const cancel = onceMounted(() => void signIn(name));
    return () => {
      isLeft = true;
      clearTimeout(timer);
      cancel();
    };
  }, [client, isDue, mutate, name, toasts]);
}
