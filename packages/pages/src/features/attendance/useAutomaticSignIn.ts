import { signInAutomatically } from '@cloud-school/api-client';
import type { Attendance } from '@cloud-school/domain';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { PRESS } from '../../platform/portal/PRESS.ts';
import type { AttendancePlace } from './AttendancePlace.ts';
import { runExclusive } from './runExclusive.ts';
import { signName } from './signName.ts';

/** Signs the student in on entering an activity with automatic attendance and no sign-in time (ATT-02). */
export function useAutomaticSignIn(
  place: AttendancePlace | null,
  attendance: Attendance | null,
  reload: () => Promise<unknown>,
): void {
  const { client, toasts } = usePortal();
  const isDue =
    attendance !== null && attendance.isAutomatic && !attendance.isSignedIn && attendance.signedInAt === null;
  const name = place && signName(place, 'sign-in');
  const latest = useRef({ place, reload });
  useEffect(() => {
    latest.current = { place, reload };
  });

  useEffect(() => {
    if (!isDue || name === null) return;
    async function signIn(name: string) {
      const { place: signPlace } = latest.current;
      if (!signPlace) return;
      try {
        const isSigned = await runExclusive(name, async () => {
          await client.call(signInAutomatically, signPlace, PRESS);
          return true;
        });
        if (!isSigned) return;
        toasts.show('success', '本课堂已开启自动签到，您已签到成功');
        await latest.current.reload();
      } catch {
        // Quiet: the next visit tries again.
      }
    }
    void signIn(name);
  }, [client, isDue, name, toasts]);
}
