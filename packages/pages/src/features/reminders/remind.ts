import { type ClassActivity, planReminders, REMINDER_MINUTES, toSchoolTime } from '@cloud-school/domain';
import type { Portal } from '../../platform/portal/Portal.ts';
import { userIdOf } from '../../platform/session/createSession.ts';
import { serverNow } from '../../platform/time/server/serverNow.ts';
import { createReminders } from './createReminders.ts';
import { storedWish } from './useReminders.ts';

let reminders: ReturnType<typeof createReminders> | null = null;
/** Where each lesson is, by its id. */
const addresses = new Map<string, string>();

/** Plans the reminders of lessons; they outlive the page that knew them, until the window closes. */
export function remind(
  { client, device, session }: Portal,
  activities: readonly ClassActivity[],
  toAddress: (activity: ClassActivity) => string,
): void {
  const wanting = userIdOf(session.get());
  if (wanting === null) return;
  reminders ??= createReminders({
    now: () => serverNow(client),
    // A sign-out removes the value.
    isWanted: (userId) => userIdOf(session.get()) === userId && device.get(storedWish) === true,
    tell: ({ id, name, startsAt }) => {
      const body = `${toSchoolTime(startsAt).slice(11, 16)} ${name}`;
      void showNotification(`${REMINDER_MINUTES} 分钟后上课`, body, id);
    },
  });
  for (const activity of activities) addresses.set(activity.id, toAddress(activity));
  reminders.plan(wanting, planReminders(activities, serverNow(client)));
}

/** A quiet notification; on phones only the worker of the page can show one. */
async function showNotification(title: string, body: string, id: string) {
  const options = { body, tag: `lesson ${id}`, silent: true, lang: 'zh-CN' };
  try {
    const notification = new Notification(title, options);
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      const address = addresses.get(id);
      if (address) window.location.assign(address);
    });
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options).catch(() => undefined);
  }
}
