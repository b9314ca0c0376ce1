import { REMINDER_MINUTES } from '@cloud-school/domain';
import { RemindersCard } from '@cloud-school/ui/calendar';
import { useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { storedWish, useWantsReminders } from './useReminders.ts';

/** Below a timetable: reminders of this device, and the class's calendar where the host has one. */
export function ReminderCard({ classId }: { classId: string }) {
  const { config, device, toasts } = usePortal();
  const userId = useUserId();
  const [isOn, setOn] = useState(useWantsReminders());
  const hasNotifications = typeof Notification === 'function';
  const { calendarAddress } = config;
  const calendar = calendarAddress?.replace('{classId}', encodeURIComponent(classId));
  if (userId === null || (!hasNotifications && !calendar)) return null;

  /** The browser asks for the permission, by this press only. */
  async function change(isWanted: boolean) {
    if (!isWanted) device.remove(storedWish);
    const isAllowed = isWanted && (await Notification.requestPermission()) === 'granted';
    if (isAllowed) device.set(storedWish, true);
    if (isWanted && !isAllowed) toasts.show('info', '浏览器没有允许通知，可以在网站设置里打开');
    setOn(isAllowed);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(calendar ?? '', window.location.href).href);
      toasts.show('success', '已复制，请在手机日历里添加订阅');
    } catch {
      toasts.show('danger', '没有复制成功，请重试');
    }
  }

  return (
    <RemindersCard
      minutes={REMINDER_MINUTES}
      isOn={isOn}
      onChange={hasNotifications ? (isWanted) => void change(isWanted) : undefined}
      onCopy={calendar ? () => void copy() : undefined}
    />
  );
}
