import type { Reminder } from '@cloud-school/domain';

interface RemindersPorts {
  /** Milliseconds since 1970, by the server's clock. */
  now: () => number;
  /** Whether the student still wants the reminder. */
  isWanted: (userId: string) => boolean;
  /** Asks the server whether the lesson is still planned so: it may be cancelled, moved or attended since. */
  confirm: (reminder: Reminder) => Promise<boolean>;
  tell: (reminder: Reminder) => void;
}

/** A timer waits no longer than a day: browsers hold 24 days, and a clock may be set meanwhile. */
const LONGEST_MS = 24 * 60 * 60_000;

/** The reminders of this page: each is told once, however often it is planned and whichever page plans it. */
export function createReminders({ now, isWanted, confirm, tell }: RemindersPorts) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const told = new Set<string>();
  let owner: string | null = null;

  function stop() {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    told.clear();
  }

  function wait(userId: string, reminder: Reminder) {
    clearTimeout(timers.get(reminder.id));
    const delay = reminder.remindAt - now();
    const run = () => (delay > LONGEST_MS ? wait(userId, reminder) : void check(userId, reminder));
    timers.set(reminder.id, setTimeout(run, Math.min(Math.max(0, delay), LONGEST_MS)));
  }

  async function check(userId: string, reminder: Reminder) {
    timers.delete(reminder.id);
    told.add(reminder.id);
    // A device that slept tells nothing of a lesson that has begun.
    const isDue = () => owner === userId && isWanted(userId) && now() < reminder.startsAt;
    if (isDue() && (await confirm(reminder)) && isDue()) tell(reminder);
  }

  return {
    /** Those of another student end; a lesson that has left its activity's earlier time is told at the new one alone. */
    plan(userId: string, reminders: readonly Reminder[]) {
      if (owner !== userId) stop();
      owner = userId;
      for (const reminder of reminders) if (!told.has(reminder.id)) wait(userId, reminder);
    },
  };
}
