import type { ClaimRow } from '../Claim.ts';

export const studyingClaims: ClaimRow[] = [
  {
    id: 'ATT-01',
    claim:
      'Signing in and out once each over presses, pages and windows; 请勿重复打卡; 签退 is asked about once before it is sent, by the browser where the question does not load; the position is requested at the press only, and left out when refused; in a lesson, an attendance that did not load says so and loads again by a press; the time of another day names the day',
    places: [
      'packages/pages/src/features/attendance/useAttendance.ts',
      'packages/ui/src/cards/lesson-attendance/LessonAttendance.tsx',
      'packages/ui/src/cards/lesson-attendance/useSignOutQuestion.tsx',
    ],
    edit: {
      in: 'packages/pages/src/features/attendance/runInTurn.ts',
      change: '(before ?? Promise.resolve())',
      to: 'Promise.resolve()',
      proof: 'packages/pages/src/features/attendance/runInTurn.test.ts',
    },
    proofs: [
      'packages/pages/src/features/attendance/signAfterLook.test.ts',
      'packages/pages/src/features/attendance/readPosition.test.ts',
      'packages/ui/src/cards/lesson-attendance/latestAttendance.test.ts',
      'packages/ui/src/cards/lesson-attendance/useSignOutQuestion.test.ts',
      'packages/ui/src/cards/lesson-attendance/AttendanceMark.stories.tsx',
      'packages/ui/src/cards/lesson-attendance/LessonAttendance.stories.tsx',
      'tests/journeys/learning.spec.ts',
      'packages/api-client/src/endpoints/lesson/classroom.test.ts',
      'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
    ],
  },
  {
    id: 'ATT-02',
    claim: 'Entering an activity with automatic attendance signs in once: 本课堂已开启自动签到，您已签到成功',
    places: [
      'packages/pages/src/features/attendance/useAutomaticSignIn.ts',
      'packages/pages/src/features/attendance/signInByEntering.ts',
    ],
    edit: {
      change: 'attendance.isAutomatic',
      to: 'false',
      proof: 'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
      only: 'Signs In By Itself',
    },
    proofs: [
      'packages/pages/src/features/attendance/signInByEntering.test.ts',
      'tests/journeys/learning.spec.ts',
      'packages/api-client/src/endpoints/lesson/classroom.test.ts',
    ],
  },
  {
    id: 'PROG-01',
    claim:
      'Study records at pause, play, seek, jump over 10 s, backward, end and leaving; those that could not be sent go at a later visit, however old the clock of the device made them',
    places: [
      'packages/pages/src/features/lesson-progress/useLessonProgress.ts',
      'packages/pages/src/features/lesson-progress/sendUnsentProgress.ts',
    ],
    edit: {
      in: 'packages/engine/src/progress/sendUnsentReports.ts',
      symbol: 'sendAll',
      change: "if (isOld && outcome !== 'unsent')",
      to: 'if (isOld)',
      proof: 'packages/engine/src/progress/createLessonProgress.windows.test.ts',
    },
    moreEdits: [
      {
        in: 'packages/engine/src/progress/createLessonProgress.ts',
        change: 'if (moved.reason) void report(moved.reason);',
        to: '',
        proof: 'packages/engine/src/progress/createLessonProgress.test.ts',
      },
      {
        in: 'packages/engine/src/progress/state/reportReason.ts',
        symbol: 'JUMP_MS',
        change: '10_000',
        to: '20_000',
        proof: 'packages/engine/src/progress/state/reportReason.test.ts',
      },
    ],
    proofs: [
      'packages/engine/src/progress/createLessonProgress.model.test.ts',
      'tests/journeys/learning.spec.ts',
      'tests/journeys/lesson-progress.spec.ts',
      'packages/api-client/src/endpoints/lesson/classroom.test.ts',
    ],
  },
  {
    id: 'PROG-02',
    claim: 'The last position is loaded at the opening, before anything is sent',
    places: ['packages/pages/src/features/lesson-progress/lessonCalls.ts'],
    edit: {
      in: 'packages/engine/src/progress/createLessonProgress.ts',
      change: 'loader.load()',
      to: 'void 0',
      proof: 'packages/engine/src/progress/createLessonProgress.test.ts',
    },
    moreEdits: [
      {
        in: 'packages/api-client/src/endpoints/lesson/studyRecord.ts',
        symbol: 'getLastPosition',
        change: 'position === null',
        to: 'false',
        proof: 'packages/api-client/src/endpoints/lesson/classroom.test.ts',
      },
    ],
    proofs: ['tests/journeys/learning.spec.ts'],
  },
];
