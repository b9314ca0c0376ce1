import type { Claim } from '../Claim.ts';

/** Attendance and progress. */
export const studyingClaims: Claim[] = [
  {
    id: 'ATT-01',
    claim:
      'Signing in and out once each over presses, pages and windows; 请勿重复打卡; the position is requested at the press only, and left out when refused; in a lesson, an attendance that did not load says so and loads again by a press',
    places: [
      'packages/pages/src/features/attendance/useAttendance.ts',
      'packages/ui/src/cards/lesson-attendance/LessonAttendance.tsx',
    ],
    proofs: [
      'packages/pages/src/features/attendance/runExclusive.test.ts',
      'packages/pages/src/features/attendance/signAfterLook.test.ts',
      'packages/pages/src/features/attendance/readPosition.test.ts',
      'packages/ui/src/cards/lesson-attendance/latestAttendance.test.ts',
      'packages/ui/src/cards/lesson-attendance/LessonAttendance.stories.tsx',
      'tests/journeys/learning.spec.ts',
      'tests/journeys/late-answers.spec.ts',
      'packages/api-client/src/endpoints/lesson/classroom.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/attendance/runExclusive.ts',
        find: 'if (running.has(name)) return null;',
        replace: '',
        proof: 'packages/pages/src/features/attendance/runExclusive.test.ts',
      },
      {
        file: 'packages/pages/src/features/attendance/signAfterLook.ts',
        find: 'LOOK_MS = 5000',
        replace: 'LOOK_MS = 50_000',
        proof: 'packages/pages/src/features/attendance/signAfterLook.test.ts',
      },
      {
        file: 'packages/ui/src/cards/lesson-attendance/latestAttendance.ts',
        find: 'action: canSignOut ?',
        replace: 'action: !canSignOut ?',
        proof: 'packages/ui/src/cards/lesson-attendance/latestAttendance.test.ts',
      },
      {
        file: 'packages/pages/src/features/attendance/readPosition.ts',
        find: '() => finish(null),',
        replace: '() => undefined,',
        proof: 'packages/pages/src/features/attendance/readPosition.test.ts',
      },
      {
        file: 'packages/pages/src/features/attendance/useAttendance.ts',
        find: "'sign-in': '签到'",
        replace: "'sign-in': '签退'",
        proof: 'tests/journeys/learning.spec.ts',
        only: 'a student opens a class and attends',
      },
      {
        file: 'packages/api-client/src/endpoints/lesson/attendance.ts',
        find: "'sign-out': 2",
        replace: "'sign-out': 1",
        proof: 'packages/api-client/src/endpoints/lesson/classroom.test.ts',
      },
    ],
  },
  {
    id: 'ATT-02',
    claim: 'Entering an activity with automatic attendance signs in once: 本课堂已开启自动签到，您已签到成功',
    places: [
      'packages/pages/src/features/attendance/useAutomaticSignIn.ts',
      'packages/pages/src/features/attendance/signInByEntering.ts',
    ],
    proofs: [
      'packages/pages/src/features/attendance/signInByEntering.test.ts',
      'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
      'tests/journeys/learning.spec.ts',
      'packages/api-client/src/endpoints/lesson/classroom.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/attendance/useAutomaticSignIn.ts',
        find: '本课堂已开启自动签到，您已签到成功',
        replace: '签到成功',
        proof: 'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
        only: 'Signs In By Itself',
      },
      {
        file: 'packages/pages/src/features/attendance/signInByEntering.ts',
        find: '    await untilRetry(signal);',
        replace: '    return false;',
        proof: 'packages/pages/src/features/attendance/signInByEntering.test.ts',
      },
      {
        file: 'packages/pages/src/features/attendance/useAutomaticSignIn.ts',
        find: 'attendance.isAutomatic && !attendance.isSignedIn && attendance.signedInAt === null',
        replace: 'attendance.isAutomatic',
        proof: 'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
        only: 'Signs In By Itself',
      },
      {
        file: 'packages/api-client/src/entities/lesson/parseAttendance.ts',
        find: 'optionalBoolean(record.onlineAttendance) === true',
        replace: 'true',
        proof: 'packages/api-client/src/endpoints/lesson/classroom.test.ts',
      },
    ],
  },
  {
    id: 'PROG-01',
    claim:
      'Study records at pause, play, seek, jump over 10 s, backward, end and leaving; those that could not be sent go at a later visit, however old the clock of the device made them',
    places: [
      'packages/pages/src/features/lesson-progress/useLessonProgress.ts',
      'packages/pages/src/features/lesson-progress/sendKeptProgress.ts',
    ],
    proofs: [
      'packages/engine/src/progress/createLessonProgress.test.ts',
      'packages/engine/src/progress/createLessonProgress.model.test.ts',
      'packages/engine/src/progress/createLessonProgress.windows.test.ts',
      'tests/journeys/learning.spec.ts',
      'tests/journeys/lesson-progress.spec.ts',
      'packages/api-client/src/endpoints/lesson/classroom.test.ts',
      'packages/engine/src/progress/state/reportReason.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/engine/src/progress/sendKeptReports.ts',
        find: "if (isOld && outcome !== 'unsent')",
        replace: 'if (isOld)',
        proof: 'packages/engine/src/progress/createLessonProgress.windows.test.ts',
      },
      {
        file: 'packages/engine/src/progress/createLessonProgress.ts',
        find: 'if (reason && playback.hasPlayed) void report(reason);',
        replace: '',
        proof: 'packages/engine/src/progress/createLessonProgress.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/lesson/studyRecord.ts',
        find: "client: 'Web'",
        replace: "client: 'PC'",
        proof: 'packages/api-client/src/endpoints/lesson/classroom.test.ts',
      },
      {
        file: 'packages/engine/src/progress/state/reportReason.ts',
        find: 'JUMP_MS = 10_000',
        replace: 'JUMP_MS = 20_000',
        proof: 'packages/engine/src/progress/state/reportReason.test.ts',
      },
      {
        file: 'packages/engine/src/progress/state/reportReason.ts',
        find: "return 'backward'",
        replace: 'return null',
        proof: 'packages/engine/src/progress/state/reportReason.test.ts',
      },
      {
        file: 'packages/engine/src/progress/state/reportReason.ts',
        find: "return 'seek'",
        replace: 'return null',
        proof: 'packages/engine/src/progress/state/reportReason.test.ts',
      },
      {
        file: 'packages/engine/src/progress/state/reportReason.ts',
        find: `    case 'ended':
      return event.type;`,
        replace: `      return event.type;
    case 'ended':
      return null;`,
        proof: 'packages/engine/src/progress/state/reportReason.test.ts',
      },
      {
        file: 'packages/engine/src/progress/state/reportReason.ts',
        find: "return reason === 'hidden' || reason === 'leaving'",
        replace: "return reason === 'hidden'",
        proof: 'packages/engine/src/progress/state/reportReason.test.ts',
      },
    ],
  },
  {
    id: 'PROG-02',
    claim: 'The last position is loaded at the opening, before anything is sent',
    places: ['packages/pages/src/features/lesson-progress/lessonCalls.ts'],
    proofs: [
      'packages/engine/src/progress/createLessonProgress.test.ts',
      'tests/journeys/learning.spec.ts',
      'packages/api-client/src/endpoints/lesson/classroom.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/engine/src/progress/createLessonProgress.ts',
        find: `    loader.load();
`,
        replace: '',
        proof: 'packages/engine/src/progress/createLessonProgress.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/lesson/studyRecord.ts',
        find: `if (position === null) throw new MalformedError('The last position is no number of 0 or more.');
    return position;`,
        replace: 'return position ?? 0;',
        proof: 'packages/api-client/src/endpoints/lesson/classroom.test.ts',
      },
    ],
  },
];
