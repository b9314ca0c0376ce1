import { makeTimetableActivity } from '@cloud-school/domain/testing';
import { type LessonDay, toLessonDays } from '../lesson/toLessonDays.ts';

/** The moment of the stories, a Saturday. */
const NOW = '2026-11-21 11:08:00';

/** Today with a lesson in each phase: done, missed, running, to come in a classroom. */
export function makeLessonDay(): LessonDay {
  const activities = [
    { startsAt: '2026-11-21 07:50:00', endsAt: '2026-11-21 08:20:00', status: 'attended', isFinished: true },
    { startsAt: '2026-11-21 08:30:00', endsAt: '2026-11-21 10:00:00', status: 'absent', isFinished: false },
    { startsAt: '2026-11-21 10:30:00', endsAt: '2026-11-21 12:00:00', status: null, isFinished: false },
    { startsAt: '2026-11-21 14:00:00', endsAt: '2026-11-21 16:30:00', status: null, isFinished: false },
  ] as const;
  const [day] = toLessonDays(
    [
      {
        date: '2026-11-21',
        state: 'pending',
        activities: activities.map((overrides, index) =>
          makeTimetableActivity(
            {
              ...overrides,
              id: `l${index}`,
              isFaceToFace: index === 3,
              address: index === 3 ? '拱墅校区实训楼 302' : null,
            },
            index,
          ),
        ),
      },
    ],
    NOW,
  );
  if (!day) throw new Error('The day has a date.');
  return day;
}
