import type { ClassActivity } from '@cloud-school/domain';
import {
  makeActivityDynamic,
  makeClassActivity,
  makeClassBehaviour,
  makeClassDetail,
  makeClassmate,
  makeMany,
  makePage,
  makePastSummary,
  makeStudyCourse,
  makeStudySituation,
} from '@cloud-school/domain/testing';
import { fn } from 'storybook/test';
import { ready } from '../../../primitives/block/Loadable.ts';

/** Five activities of 2026-11-21: running, missed, attended, to come and elective. */
export const makeToday = (): ClassActivity[] => makeMany(makeClassActivity, 5);

const PAST = [
  { startsAt: '2026-11-21 14:00:00', endsAt: '2026-11-21 16:30:00', status: 'attended', isFaceToFace: true },
  { startsAt: '2026-11-21 10:30:00', endsAt: '2026-11-21 12:00:00', status: 'attended', isFaceToFace: false },
  { startsAt: '2026-11-21 07:50:00', endsAt: '2026-11-21 08:20:00', status: 'absent', isFaceToFace: false },
  { startsAt: '2026-11-20 14:00:00', endsAt: '2026-11-20 16:00:00', status: 'attended', isFaceToFace: true },
  { startsAt: '2026-11-20 08:30:00', endsAt: '2026-11-20 10:00:00', status: 'attended', isFaceToFace: false },
  { startsAt: '2026-11-19 19:00:00', endsAt: '2026-11-19 20:00:00', status: null, isFaceToFace: false },
] as const;

/** Six past activities: attended, missed and elective. */
export const makePast = (): ClassActivity[] =>
  PAST.map((times, index) =>
    makeClassActivity(
      { ...times, isRequired: times.status !== null, contents: [], id: `past-${index}` },
      index,
    ),
  );

/** The props of a whole class page on 2026-11-21 at 11:08. */
export const makeClassPage = () => ({
  detail: ready(makeClassDetail()),
  behaviour: ready(makeClassBehaviour()),
  classmates: ready(makeMany(makeClassmate, 38)),
  situation: ready(makeStudySituation()),
  visitCount: ready(27),
  now: '2026-11-21 11:08:00',
  classesTo: '/study/mine',
  dynamics: ready(makeMany(makeActivityDynamic, 30)),
  onAppOnly: fn(),
  lessons: {
    tab: 'today' as const,
    onTabChange: fn(),
    today: ready(makeToday()),
    todayFilter: 'all' as const,
    onTodayFilterChange: fn(),
    past: {
      summary: ready(makePastSummary()),
      list: ready(makePage(makePast(), { pages: 7, size: 6, total: 37 })),
      view: { filter: 'all' as const, page: 1, size: 6 as const },
      onViewChange: fn(),
    },
    shortcuts: { isTrial: false, onTimetable: fn(), onRest: fn(), onAppOnly: fn() },
    onOpen: fn(),
    onExam: fn(),
  },
  courses: {
    courses: ready(makeMany(makeStudyCourse, 6)),
    timetableTo: '/study/class-time-table?classId=c',
    onOpen: fn(),
    openingId: null,
  },
});
