import type { Reminder } from '@cloud-school/domain';

interface RemindersPorts {
  /** Milliseconds since 1970, by the server's clock. */
  now: () => number;
  /** Whether the student still wants the reminder. */
  isWanted: (userId: string) => boolean;
  tell: (reminder: Reminder) => void;
}

/** The reminders of this page: a timer for each lesson, once, however often it is planned and whichever page plans it. */
export function createReminders({ now, isWanted, tell }: RemindersPorts) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let owner: string | null = null;

  function stop() {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  }

  return {
    /** Those of another student end. */
    plan(userId: string, reminders: readonly Reminder[]) {
      if (owner !== userId) stop();
      owner = userId;
      for (const reminder of reminders) {
        // A lesson that was moved gets a new timer.
        clearTimeout(timers.get(reminder.id));
        const run = () => {
          timers.delete(reminder.id);
          // A device that slept tells nothing of a lesson that has begun.
          if (isWanted(userId) && now() < reminder.startsAt) tell(reminder);
        };
        timers.set(reminder.id, setTimeout(run, Math.max(0, reminder.remindAt - now())));
      }
    },
  };
}
