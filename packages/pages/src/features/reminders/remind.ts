import { getTimetable, isApiError } from '@cloud-school/api-client';
import {
  planReminders,
  type PlannedActivity,
  type Reminder,
  reminderTitle,
  toSchoolDay,
  toSchoolTime,
} from '@cloud-school/domain';
import type { Portal } from '../../platform/portal/Portal.ts';
import { userIdOf } from '../../platform/session/createSession.ts';
import { serverNow } from '../../platform/time/server/serverNow.ts';
import { createReminders } from './createReminders.ts';
import { storedWish } from './useReminders.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What a page knows of a lesson: whom to ask about it, and its address. */
interface Place {
  classId: string;
  address: string;
}

let reminders: ReturnType<typeof createReminders> | null = null;
/** By the id of the activity. */
const places = new Map<string, Place>();

/** Plans the reminders of lessons; they outlive the page that knew them, until the window closes. */
export function remind(
  portal: Portal,
  planned: readonly Pick<PlannedActivity, 'classId' | 'activity'>[],
  toAddress: (planned: Pick<PlannedActivity, 'classId' | 'activity'>) => string,
): void {
  const { client, device, session } = portal;
  const wanting = userIdOf(session.get());
  if (wanting === null) return;
  reminders ??= createReminders({
    now: () => serverNow(client),
    // A sign-out removes the value.
    isWanted: (userId) => userIdOf(session.get()) === userId && device.get(storedWish) === true,
    confirm: (reminder) => isStillPlanned(portal, reminder),
    // The browser may show none.
    tell: (reminder) => void showNotification(reminder, serverNow(client)).catch(() => undefined),
  });
  for (const each of planned)
    places.set(each.activity.id, { classId: each.classId, address: toAddress(each) });
  const activities = planned.map(({ activity }) => activity);
  reminders.plan(wanting, planReminders(activities, serverNow(client)));
}

/** Asks for the lessons of this day and the next, and plans them too. Without an answer the plan stands. */
async function isStillPlanned(
  { client, session }: Portal,
  { id, activityId, startsAt }: Reminder,
): Promise<boolean> {
  const userId = userIdOf(session.get());
  const classId = places.get(activityId)?.classId;
  if (userId === null || classId === undefined) return false;
  const bounds = {
    startTime: `${toSchoolDay(startsAt)} 00:00:00`,
    endTime: `${toSchoolDay(startsAt + DAY_MS)} 23:59:59`,
  };
  try {
    const query = { classId, userId, period: 'week', ...bounds } as const;
    const { days } = await client.call(getTimetable, query, { isQuiet: true });
    const still = planReminders(
      days.flatMap(({ activities }) => activities),
      serverNow(client),
    );
    reminders?.plan(
      userId,
      still.filter((reminder) => places.has(reminder.activityId)),
    );
    return still.some((reminder) => reminder.id === id);
  } catch (error) {
    return isApiError(error, 'unavailable');
  }
}

/** A quiet notification; a press on it opens the lesson, by the worker also after the page is closed. */
async function showNotification(reminder: Reminder, now: number) {
  const address = new URL(places.get(reminder.activityId)?.address ?? '/', window.location.href).href;
  const title = reminderTitle(reminder, now);
  const options: NotificationOptions = {
    body: `${toSchoolTime(reminder.startsAt).slice(11, 16)} ${reminder.name}`,
    tag: reminder.id,
    silent: true,
    lang: 'zh-CN',
    data: { address },
  };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) return worker.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.addEventListener('click', () => {
    window.focus();
    notification.close();
    window.location.assign(address);
  });
  return undefined;
}
