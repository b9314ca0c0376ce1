import type { PlannedActivity } from '@cloud-school/domain';
import { useEffect, useEffectEvent } from 'react';
import { defineStored, only } from '../../platform/device/defineStored.ts';
import { usePortal } from '../../platform/portal/Portal.ts';

/** The student asked this device for reminders. */
export const storedWish = defineStored({
  key: 'reminders',
  of: 'student',
  maxDays: 180,
  read: only((value): value is true => value === true),
});

/** Whether this student asked for reminders on this device, and the browser still lets them through. */
export function useWantsReminders(): boolean {
  const { device } = usePortal();
  return (
    device.get(storedWish) === true &&
    typeof Notification === 'function' &&
    Notification.permission === 'granted'
  );
}

/** Reminds of these lessons while the page lives, if the student asked for it; its code loads then only. */
export function useReminders(
  planned: readonly Pick<PlannedActivity, 'classId' | 'activity'>[],
  toAddress: (planned: Pick<PlannedActivity, 'classId' | 'activity'>) => string,
): void {
  const portal = usePortal();
  const isWanted = useWantsReminders();
  // Of a plan: the pages make new arrays with each rendering.
  const plan = isWanted
    ? planned.map(({ activity: { id, startsAt, status } }) => `${id} ${startsAt} ${status}`).join()
    : '';
  const remindOfPlan = useEffectEvent(() => {
    void import('./remind.ts').then(
      ({ remind }) => remind(portal, planned, toAddress),
      () => undefined,
    );
  });
  useEffect(() => {
    if (plan !== '') remindOfPlan();
  }, [plan]);
}
