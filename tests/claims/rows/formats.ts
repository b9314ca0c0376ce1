import type { ClaimRow } from '../Claim.ts';

export const formatsClaims: ClaimRow[] = [
  {
    id: 'FMT-01',
    claim: "Relative time, the school's whatever the zone of the device",
    places: ['packages/domain/src/words/formatRelativeTime.ts'],
    edit: {
      change: 'toMoment(time) ?? NaN',
      to: 'Date.parse(time)',
      proof: 'packages/domain/src/words/formatRelativeTime.test.ts',
    },
    mutants: true,
  },
  {
    id: 'FMT-02',
    claim: 'Time text cut to 16 characters',
    places: ['packages/domain/src/words/formatRelativeTime.ts'],
    edit: {
      symbol: 'DATE_LENGTH',
      change: '16',
      to: '19',
      proof: 'packages/domain/src/words/formatRelativeTime.test.ts',
    },
    mutants: true,
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
    edit: {
      change: 'hours > 0',
      to: 'hours > 1',
      proof: 'packages/domain/src/words/formatDuration.test.ts',
    },
    proofs: [
      'packages/ui/src/screens/training-class/statistics/durationParts.test.ts',
      'packages/ui/src/calendar/target/studyTargets.test.ts',
    ],
    mutants: true,
  },
  {
    id: 'FMT-04',
    claim: 'At most 100 %, one decimal on the timetable (two elsewhere)',
    places: ['packages/ui/src/calendar/target/formatShare.ts'],
    edit: {
      change: 'Math.min(99.9, share * 100)',
      to: 'share * 100',
      proof: 'packages/ui/src/calendar/target/studyTargets.test.ts',
    },
    proofs: [
      'packages/ui/src/primitives/progress/Progress.interactions.stories.tsx',
      'packages/ui/src/cards/classroom/classroomStatus.test.ts',
      'packages/ui/src/screens/course/requirements/requirementRows.test.ts',
    ],
    mutants: true,
  },
];
