import type { Claim } from '../Claim.ts';

export const formatsClaims: Claim[] = [
  {
    id: 'FMT-01',
    claim: "Relative time, the school's whatever the zone of the device",
    places: ['packages/domain/src/words/formatRelativeTime.ts'],
    proofs: ['packages/domain/src/words/formatRelativeTime.test.ts', 'tests/journeys/comments.spec.ts'],
    sabotage: [
      {
        file: 'packages/domain/src/words/formatRelativeTime.ts',
        find: 'MAX_DAYS = 3',
        replace: 'MAX_DAYS = 4',
        proof: 'packages/domain/src/words/formatRelativeTime.test.ts',
      },
      {
        file: 'packages/domain/src/words/formatRelativeTime.ts',
        find: 'toMoment(time) ?? NaN',
        replace: 'Date.parse(time)',
        proof: 'packages/domain/src/words/formatRelativeTime.test.ts',
      },
      {
        file: 'packages/domain/src/words/formatRelativeTime.ts',
        find: '}分钟前',
        replace: '}分前',
        proof: 'packages/domain/src/words/formatRelativeTime.test.ts',
      },
      {
        file: 'packages/domain/src/words/formatRelativeTime.ts',
        find: '}小时前',
        replace: '}时前',
        proof: 'packages/domain/src/words/formatRelativeTime.test.ts',
      },
      {
        file: 'packages/domain/src/words/formatRelativeTime.ts',
        find: '}天前',
        replace: '}日前',
        proof: 'packages/domain/src/words/formatRelativeTime.test.ts',
      },
    ],
  },
  {
    id: 'FMT-02',
    claim: 'Time text cut to 16 characters',
    places: ['packages/domain/src/words/formatRelativeTime.ts'],
    proofs: ['packages/domain/src/words/formatRelativeTime.test.ts'],
    sabotage: [
      {
        file: 'packages/domain/src/words/formatRelativeTime.ts',
        find: 'DATE_LENGTH = 16',
        replace: 'DATE_LENGTH = 19',
        proof: 'packages/domain/src/words/formatRelativeTime.test.ts',
      },
    ],
  },
  {
    id: 'FMT-03',
    claim:
      'Durations from milliseconds: 02:05 and 1:02:05 in the directory, hours and minutes of the statistics and targets',
    places: [
      'packages/domain/src/words/formatDuration.ts',
      'packages/ui/src/screens/training-class/statistics/durationParts.ts',
      'packages/domain/src/calendar/formatStudyTime.ts',
    ],
    proofs: [
      'packages/domain/src/words/formatDuration.test.ts',
      'packages/ui/src/screens/training-class/statistics/durationParts.test.ts',
      'packages/ui/src/calendar/target/studyTargets.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/domain/src/words/formatDuration.ts',
        find: 'hours > 0 ?',
        replace: 'hours > 1 ?',
        proof: 'packages/domain/src/words/formatDuration.test.ts',
      },
      {
        file: 'packages/ui/src/screens/training-class/statistics/durationParts.ts',
        find: 'const MINUTE = 60_000',
        replace: 'const MINUTE = 1000',
        proof: 'packages/ui/src/screens/training-class/statistics/durationParts.test.ts',
      },
      {
        file: 'packages/domain/src/calendar/formatStudyTime.ts',
        find: 'rest === 0 ?',
        replace: 'rest < 0 ?',
        proof: 'packages/ui/src/calendar/target/studyTargets.test.ts',
      },
    ],
  },
  {
    id: 'FMT-04',
    claim: 'At most 100 %, one decimal on the timetable (two elsewhere)',
    places: ['packages/ui/src/calendar/target/formatShare.ts'],
    proofs: [
      'packages/ui/src/calendar/target/studyTargets.test.ts',
      'packages/ui/src/primitives/progress/Progress.interactions.stories.tsx',
      'packages/ui/src/cards/classroom/classroomStatus.test.ts',
      'packages/ui/src/screens/course/requirements/requirementRows.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/classroom/classroomStatus.ts',
        find: 'Math.min(0.9999, progress / 100)',
        replace: 'progress / 100',
        proof: 'packages/ui/src/cards/classroom/classroomStatus.test.ts',
      },
      {
        file: 'packages/ui/src/primitives/progress/Progress.tsx',
        find: 'MIN_PERCENT = 0.1',
        replace: 'MIN_PERCENT = 0',
        proof: 'packages/ui/src/primitives/progress/Progress.interactions.stories.tsx',
        only: 'Begun Is Never Empty',
      },
      {
        file: 'packages/ui/src/calendar/target/formatShare.ts',
        find: 'toFixed(1)',
        replace: 'toFixed(2)',
        proof: 'packages/ui/src/calendar/target/studyTargets.test.ts',
      },
      {
        file: 'packages/ui/src/calendar/target/formatShare.ts',
        find: 'Math.min(99.9, share * 100)',
        replace: 'share * 100',
        proof: 'packages/ui/src/calendar/target/studyTargets.test.ts',
      },
      {
        file: 'packages/ui/src/primitives/progress/formatExactShare.ts',
        find: 'toFixed(2)',
        replace: 'toFixed(1)',
        proof: 'packages/ui/src/screens/course/requirements/requirementRows.test.ts',
      },
    ],
  },
];
