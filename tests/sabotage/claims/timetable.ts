import type { Claim } from '../Claim.ts';

export const timetableClaims: Claim[] = [
  {
    id: 'TIME-01',
    claim:
      'Tabs 周, 月, 全部; view and day are in the address, so that Back returns to the period before; the old period stays while the next one loads',
    places: ['packages/pages/src/pages/timetable/TimetablePage.tsx'],
    proofs: [
      'packages/pages/src/pages/timetable/TimetablePage.stories.tsx',
      'packages/pages/src/pages/timetable/readTimetablePlace.test.ts',
      'tests/journeys/learning.spec.ts',
      'packages/api-client/src/endpoints/learning/timetable.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/pages/timetable/readTimetablePlace.ts',
        find: `  next.set('date', date);
`,
        replace: '',
        proof: 'packages/pages/src/pages/timetable/readTimetablePlace.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/learning/timetable.ts',
        find: "week: 'WEEK'",
        replace: "week: 'MONTH'",
        proof: 'packages/api-client/src/endpoints/learning/timetable.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/learning/timetable.ts',
        find: "all: 'UNIT'",
        replace: "all: 'ALL'",
        proof: 'packages/api-client/src/endpoints/learning/timetable.test.ts',
      },
    ],
  },
  {
    id: 'TIME-02',
    claim:
      "今天, previous and next, picker of weeks, grid from Sunday, 96 slots of 15 minutes, 600 px high, opened at the first lesson; in the school's time on every device; from Monday where the brand or the host sets it",
    places: ['packages/ui/src/calendar/grid/WeekGrid.tsx', 'packages/ui/src/theme/SchoolSettings.tsx'],
    proofs: [
      'packages/ui/src/screens/timetable/TimetableScreen.interactions.stories.tsx',
      'packages/domain/src/time/toSchoolTime.test.ts',
      'packages/domain/src/calendar/Period.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/calendar/grid/WeekGrid.tsx',
        find: '00:15:00',
        replace: '00:30:00',
        proof: 'packages/ui/src/screens/timetable/TimetableScreen.interactions.stories.tsx',
        only: 'A Week',
      },
      {
        file: 'packages/domain/src/calendar/Period.ts',
        find: 'sunday: 0, monday: 1',
        replace: 'sunday: 1, monday: 1',
        proof: 'packages/domain/src/calendar/Period.test.ts',
      },
      {
        file: 'packages/domain/src/time/toSchoolTime.ts',
        find: 'SCHOOL_OFFSET_MINUTES = 8 * 60',
        replace: 'SCHOOL_OFFSET_MINUTES = 9 * 60',
        proof: 'packages/domain/src/time/toSchoolTime.test.ts',
      },
      {
        file: 'packages/ui/src/calendar/grid/WeekGrid.tsx',
        find: 'CONTENT_HEIGHT = 72 + 600',
        replace: 'CONTENT_HEIGHT = 72 + 500',
        proof: 'packages/ui/src/screens/timetable/TimetableScreen.interactions.stories.tsx',
        only: 'A Week',
      },
    ],
  },
  {
    id: 'TIME-03',
    claim:
      '今天, previous and next, picker of months; a pending day is overdue before today and counts what was missed, to come from today on, done when done; two lessons a day and 还有 N 项',
    places: ['packages/ui/src/calendar/day/dayMark.ts'],
    proofs: [
      'packages/ui/src/calendar/day/dayMark.test.ts',
      'packages/ui/src/screens/timetable/TimetableScreen.interactions.stories.tsx',
      'packages/api-client/src/endpoints/learning/timetable.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/calendar/day/dayMark.ts',
        find: 'day.date < today',
        replace: 'day.date <= today',
        proof: 'packages/ui/src/calendar/day/dayMark.test.ts',
      },
      {
        file: 'packages/ui/src/calendar/day/dayMark.ts',
        find: "phase === 'overdue' :",
        replace: "phase !== 'overdue' :",
        proof: 'packages/ui/src/calendar/day/dayMark.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseTimetable.ts',
        find: 'pending: 1, done: 2',
        replace: 'pending: 2, done: 1',
        proof: 'packages/api-client/src/endpoints/learning/timetable.test.ts',
      },
      {
        file: 'packages/ui/src/calendar/day/dayMark.ts',
        find: "if (day.state === 'done') return { kind: 'done' };",
        replace: '',
        proof: 'packages/ui/src/calendar/day/dayMark.test.ts',
      },
    ],
  },
  {
    id: 'TIME-04',
    claim: 'All lessons by start date with weekday, opened at today',
    places: ['packages/ui/src/screens/timetable/all/AllLessons.tsx'],
    proofs: [
      'packages/ui/src/screens/timetable/all/visibleRange.test.ts',
      'packages/ui/src/screens/timetable/TimetableScreen.interactions.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/timetable/all/visibleRange.ts',
        find: 'day >= date',
        replace: 'day > date',
        proof: 'packages/ui/src/screens/timetable/all/visibleRange.test.ts',
      },
    ],
  },
  {
    id: 'TIME-05',
    claim:
      '必修课堂, 学习时长, 作业/测试 with one decimal; 未开始, 进行中, 已完成, 逾期未学 by the rules of section 4',
    places: ['packages/ui/src/calendar/target/targetStatus.ts'],
    proofs: [
      'packages/ui/src/calendar/target/targetStatus.test.ts',
      'packages/ui/src/calendar/target/studyTargets.test.ts',
      'packages/ui/src/calendar/target/defeatRate.test.ts',
      'packages/api-client/src/endpoints/learning/timetable.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/calendar/target/defeatRate.ts',
        find: '1 - rank / rankTotal',
        replace: 'rank / rankTotal',
        proof: 'packages/ui/src/calendar/target/defeatRate.test.ts',
      },
      {
        file: 'packages/ui/src/calendar/target/targetStatus.ts',
        find: "' 23:59:59'",
        replace: "' 00:00:00' ",
        proof: 'packages/ui/src/calendar/target/targetStatus.test.ts',
      },
      {
        file: 'packages/ui/src/calendar/target/targetStatus.ts',
        find: 'target.done >= target.required',
        replace: 'target.done > target.required',
        proof: 'packages/ui/src/calendar/target/targetStatus.test.ts',
      },
      {
        file: 'packages/ui/src/calendar/target/targetStatus.ts',
        find: "now < from.padEnd(19, ' 00:00:00')",
        replace: "now > from.padEnd(19, ' 00:00:00')",
        proof: 'packages/ui/src/calendar/target/targetStatus.test.ts',
      },
      {
        file: 'packages/ui/src/calendar/target/targetStatus.ts',
        find: "rule.days.every(({ state }) => state !== 'pending')",
        replace: "rule.days.every(({ state }) => state === 'done')",
        proof: 'packages/ui/src/calendar/target/targetStatus.test.ts',
      },
      {
        file: 'packages/ui/src/calendar/target/targetStatus.ts',
        find: 'isFinished !== false',
        replace: 'isFinished !== null',
        proof: 'packages/ui/src/calendar/target/targetStatus.test.ts',
      },
      {
        file: 'packages/ui/src/calendar/target/targetStatus.ts',
        find: 'if (!hasTarget(rule)) return null;',
        replace: '',
        proof: 'packages/ui/src/calendar/target/targetStatus.test.ts',
      },
      {
        file: 'packages/ui/src/calendar/target/studyTargets.ts',
        find: 'sumTallies([counts.homework, counts.test])',
        replace: 'sumTallies([counts.homework])',
        proof: 'packages/ui/src/calendar/target/studyTargets.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseTimetable.ts',
        find: 'finStatus !== 0',
        replace: 'finStatus === 0',
        proof: 'packages/api-client/src/endpoints/learning/timetable.test.ts',
      },
    ],
  },
  {
    id: 'TIME-06',
    claim:
      'Legend; a press or Enter on an event opens its card beside it, with the way into the activity; export as one calendar file (ours)',
    places: ['packages/ui/src/calendar/cards/LessonCard.tsx'],
    proofs: [
      'packages/ui/src/screens/timetable/TimetableScreen.interactions.stories.tsx',
      'packages/ui/src/calendar/ics/formatIcs.test.ts',
      'tests/journeys/learning-keyboard.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/timetable/period/PhoneDay.tsx',
        find: 'card.open({ lesson: pressed, anchor })',
        replace: 'undefined',
        proof: 'packages/ui/src/screens/timetable/TimetableScreen.interactions.stories.tsx',
        only: 'On A Phone',
      },
      {
        file: 'packages/ui/src/calendar/ics/formatIcs.ts',
        find: 'OFFSET_HOURS = 8',
        replace: 'OFFSET_HOURS = 0',
        proof: 'packages/ui/src/calendar/ics/formatIcs.test.ts',
      },
      {
        file: 'packages/ui/src/calendar/cards/LessonCard.tsx',
        find: '<ButtonLink to={to}',
        replace: '<ButtonLink to=""',
        proof: 'packages/ui/src/screens/timetable/TimetableScreen.interactions.stories.tsx',
        only: 'A Lesson By Keyboard',
      },
    ],
  },
];
