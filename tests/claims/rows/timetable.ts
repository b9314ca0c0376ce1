import type { ClaimRow } from '../Claim.ts';

export const timetableClaims: ClaimRow[] = [
  {
    id: 'TIME-01',
    claim:
      'Tabs 周, 月, 全部; view and day are in the address, so that Back returns to the period before; the old period stays while the next one loads',
    places: ['packages/pages/src/pages/timetable/TimetablePage.tsx'],
    edit: {
      in: 'packages/pages/src/pages/timetable/readTimetablePlace.ts',
      symbol: 'writeTimetablePlace',
      change: "next.set('date', date);",
      to: 'void 0;',
      proof: 'packages/pages/src/pages/timetable/readTimetablePlace.test.ts',
    },
    proofs: [
      'packages/pages/src/pages/timetable/TimetablePage.stories.tsx',
      'tests/journeys/learning.spec.ts',
      'packages/api-client/src/endpoints/learning/timetable.test.ts',
    ],
  },
  {
    id: 'TIME-02',
    claim:
      "今天, previous and next, picker of weeks, grid from Sunday, 96 slots of 15 minutes, 600 px high, opened at the first lesson; in the school's time on every device; from Monday where the brand or the host sets it",
    places: ['packages/ui/src/calendar/grid/WeekGrid.tsx', 'packages/ui/src/theme/SchoolSettings.tsx'],
    edit: {
      in: 'packages/domain/src/time/toSchoolTime.ts',
      symbol: 'SCHOOL_OFFSET_MINUTES',
      change: '8',
      to: '9',
      proof: 'packages/domain/src/time/toSchoolTime.test.ts',
    },
    proofs: [
      'packages/ui/src/screens/timetable/TimetableScreen.interactions.stories.tsx',
      'packages/domain/src/calendar/Period.test.ts',
    ],
  },
  {
    id: 'TIME-03',
    claim:
      '今天, previous and next, picker of months; a pending day is overdue before today and counts what was missed, to come from today on, done when done; two lessons a day and 还有 N 项',
    places: ['packages/ui/src/calendar/day/dayMark.ts'],
    edit: {
      change: 'day.date < today',
      to: 'day.date <= today',
      proof: 'packages/ui/src/calendar/day/dayMark.test.ts',
    },
    proofs: [
      'packages/ui/src/screens/timetable/TimetableScreen.interactions.stories.tsx',
      'packages/api-client/src/endpoints/learning/timetable.test.ts',
    ],
    mutants: true,
  },
  {
    id: 'TIME-04',
    claim: 'All lessons by start date with weekday, opened at today',
    places: ['packages/ui/src/screens/timetable/all/AllLessons.tsx'],
    edit: {
      in: 'packages/ui/src/screens/timetable/all/visibleRange.ts',
      change: 'day >= date',
      to: 'day > date',
      proof: 'packages/ui/src/screens/timetable/all/visibleRange.test.ts',
    },
    proofs: ['packages/ui/src/screens/timetable/TimetableScreen.interactions.stories.tsx'],
    mutants: true,
  },
  {
    id: 'TIME-05',
    claim:
      '必修课堂, 学习时长, 作业/测试 with one decimal; 未开始, 进行中, 已完成, 逾期未学 by the rules of section 4',
    places: [
      'packages/ui/src/calendar/target/targetStatus.ts',
      'packages/ui/src/screens/timetable/side/TargetPanel.tsx',
    ],
    edit: {
      in: 'packages/ui/src/primitives/state-words/stateWords.ts',
      symbol: 'stateWords.overdue',
      change: '逾期未学',
      to: '已逾期',
      proof: 'packages/ui/src/screens/timetable/TimetableScreen.interactions.stories.tsx',
      only: 'An Overdue Week',
    },
    proofs: [
      'packages/ui/src/calendar/target/targetStatus.test.ts',
      'packages/ui/src/calendar/target/studyTargets.test.ts',
      'packages/domain/src/learning/defeatRate.test.ts',
      'packages/api-client/src/endpoints/learning/timetable.test.ts',
    ],
  },
  {
    id: 'TIME-06',
    claim:
      'Legend; a press or Enter on an event opens its card beside it, with the way into the activity; export as one calendar file (ours)',
    places: ['packages/ui/src/calendar/cards/LessonCard.tsx'],
    edit: {
      change: '<ButtonLink to={to}',
      to: '<ButtonLink to=""',
      proof: 'packages/ui/src/screens/timetable/TimetableScreen.interactions.stories.tsx',
      only: 'A Lesson By Keyboard',
    },
    proofs: ['packages/ui/src/calendar/ics/formatIcs.test.ts'],
  },
];
