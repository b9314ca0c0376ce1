import { REMINDER_MINUTES } from '@cloud-school/domain';
import { RemindersCard } from '@cloud-school/ui/calendar';
import { useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/session/useUserId.ts';
import { useWantsReminders } from './useReminders.ts';

/** Below a timetable: reminders of this device, and the class's calendar where the host has one. */
export function ReminderCard({ classId }: { classId: string }) {
  const { config, store, toasts } = usePortal();
  const userId = useUserId();
  const [isOn, setOn] = useState(useWantsReminders());
  const hasNotifications = typeof Notification === 'function';
  const { calendarAddress } = config;
  const calendar = calendarAddress?.replace('{classId}', encodeURIComponent(classId));
  if (userId === null || (!hasNotifications && !calendar)) return null;

  /** The browser asks for the permission, by this press only. */
  async function change(isWanted: boolean) {
    if (!isWanted) store.remove('remindedUserId');
    const isAllowed = isWanted && (await Notification.requestPermission()) === 'granted';
    if (isAllowed && userId !== null) store.set('remindedUserId', userId);
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
