import type { Claim } from '../Claim.ts';

export const lessonClaims: Claim[] = [
  {
    id: 'VIEW-01',
    claim:
      'Directory of chapters, sections and classrooms, all open at first, with icon, kind, 必修 or 选修 and the status of a live lesson; 1,000 rows are drawn near the screen only',
    places: [
      'packages/ui/src/cards/classroom-row/ClassroomDirectory.tsx',
      'packages/ui/src/screens/lesson/LessonDirectory.tsx',
    ],
    proofs: [
      'packages/ui/src/cards/classroom-row/ClassroomDirectory.stories.tsx',
      'packages/ui/src/cards/classroom-row/directoryEntries.test.ts',
      'packages/ui/src/screens/lesson/LessonScreen.interactions.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/classroom-row/directoryEntries.ts',
        find: '(isSectionOpen ? section.classrooms : [])',
        replace: 'section.classrooms',
        proof: 'packages/ui/src/cards/classroom-row/directoryEntries.test.ts',
      },
      {
        file: 'packages/ui/src/cards/classroom-row/directoryEntries.ts',
        find: '!closedKeys.has(chapterKey)',
        replace: 'closedKeys.has(chapterKey)',
        proof: 'packages/ui/src/cards/classroom-row/directoryEntries.test.ts',
      },
    ],
  },
  {
    id: 'VIEW-02',
    claim:
      'Rates 0.75, 1, 1.5 and 2, qualities 360P to 1080P, a stream that starts at volume 0.1, and the last position with a hint for 3 s',
    places: [
      'packages/ui/src/player/lesson/LessonPlayer.tsx',
      'packages/pages/src/features/lesson/LessonMedia.tsx',
    ],
    proofs: [
      'packages/ui/src/player/lesson/LessonPlayer.interactions.stories.tsx',
      'packages/ui/src/player/lesson/toInitialVolume.test.ts',
      'tests/journeys/learning-keyboard.spec.ts',
      'tests/journeys/stream.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/player/lesson/toInitialVolume.ts',
        find: 'stream: 0.1',
        replace: 'stream: 1',
        proof: 'packages/ui/src/player/lesson/toInitialVolume.test.ts',
      },
      {
        file: 'packages/ui/src/player/lesson/ResumeHint.tsx',
        find: 'RESUME_HINT_MS = 3000',
        replace: 'RESUME_HINT_MS = 6000',
        proof: 'packages/ui/src/player/lesson/LessonPlayer.interactions.stories.tsx',
        only: 'The Hint Leaves By Itself',
      },
      {
        file: 'packages/ui/src/player/lazy/PlayerSettings.ts',
        find: '0.75, 1, 1.5, 2',
        replace: '0.5, 1, 1.5, 2',
        proof: 'packages/ui/src/player/lesson/LessonPlayer.interactions.stories.tsx',
        only: 'Rate And Quality',
      },
    ],
  },
  {
    id: 'VIEW-03',
    claim:
      'Audio, document in the sandboxed frame of an external viewer, article with reading sizes, pictures with lecture summaries, archive; 学校暂未上传内容',
    places: ['packages/ui/src/cards/lesson-content/LessonStage.tsx'],
    proofs: [
      'packages/ui/src/cards/lesson-content/LessonStage.stories.tsx',
      'packages/ui/src/cards/lesson-content/documentAddress.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/lesson-content/documentAddress.ts',
        find: 'encodeURIComponent(whole)',
        replace: 'whole',
        proof: 'packages/ui/src/cards/lesson-content/documentAddress.test.ts',
      },
      {
        file: 'packages/ui/src/cards/lesson-content/NoContent.tsx',
        find: '学校暂未上传内容',
        replace: '暂无内容',
        proof: 'packages/ui/src/cards/lesson-content/LessonStage.stories.tsx',
        only: 'No Content',
      },
    ],
  },
  {
    id: 'VIEW-04',
    claim:
      'Panel of questions, notes and comments; strip of shortcuts with counts; the like of all but videos',
    places: [
      'packages/pages/src/features/lesson/LessonInteraction.tsx',
      'packages/ui/src/cards/interaction/strip/InteractionStrip.tsx',
    ],
    proofs: [
      'packages/ui/src/cards/interaction/strip/InteractionStrip.stories.tsx',
      'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/interaction/strip/InteractionStrip.tsx',
        find: "{count === null ? '' : formatCount(count)}",
        replace: '',
        proof: 'packages/ui/src/cards/interaction/strip/InteractionStrip.stories.tsx',
        only: 'Shortcuts And Like',
      },
    ],
  },
  {
    id: 'VIEW-05',
    claim:
      'Bar with back, tags, name, time range, attendance, previous and next over every item of the directory; 已经是第一个了, 已经是最后一个了',
    places: [
      'packages/ui/src/screens/lesson/LessonBar.tsx',
      'packages/pages/src/features/lesson/neighbour.ts',
    ],
    proofs: [
      'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
      'packages/pages/src/features/lesson/neighbour.test.ts',
      'packages/ui/src/screens/lesson/LessonScreen.interactions.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/lesson/LessonBar.tsx',
        find: '    grid-column: 2;\n    align-self: center;\n',
        replace: '    display: none;\n',
        proof: 'packages/ui/src/screens/lesson/LessonScreen.interactions.stories.tsx',
        only: 'Tags On A Phone',
      },
      {
        file: 'packages/pages/src/features/lesson/neighbour.ts',
        find: '?? rest[0] ?? null',
        replace: '?? null',
        proof: 'packages/pages/src/features/lesson/neighbour.test.ts',
      },
      {
        file: 'packages/pages/src/features/lesson/neighbour.ts',
        find: "opensIn !== 'app'",
        replace: "opensIn === 'viewer'",
        proof: 'packages/pages/src/features/lesson/neighbour.test.ts',
      },
      {
        file: 'packages/pages/src/features/lesson/useLesson.tsx',
        find: '已经是第一个了',
        replace: '没有上一个',
        proof: 'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
        only: 'The First One',
      },
    ],
  },
  {
    id: 'VIEW-06',
    claim:
      'The preview flag: the preview call, no study record, no attendance; one start for each opening, with its activity',
    places: [
      'packages/pages/src/features/lesson/useLesson.tsx',
      'packages/pages/src/features/lesson/useStudyStart.ts',
    ],
    proofs: [
      'packages/pages/src/features/lesson/isPreview.test.ts',
      'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/lesson/isPreview.ts',
        find: "!['', '0', 'false'].includes(flag)",
        replace: "flag !== ''",
        proof: 'packages/pages/src/features/lesson/isPreview.test.ts',
      },
      {
        file: 'packages/pages/src/features/lesson/useStudyStart.ts',
        find: 'return onceMounted(() => record());',
        replace: `record();
    return undefined;`,
        proof: 'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
        only: 'Records One Start',
      },
      {
        file: 'packages/pages/src/features/lesson/useLessonData.ts',
        find: 'isPreview ? getLessonPreview : getLessonContent',
        replace: 'getLessonContent',
        proof: 'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
        only: 'Preview',
      },
      {
        file: 'packages/pages/src/features/lesson/useLesson.tsx',
        find: '!isPreview && data.isActivityKnown',
        replace: 'data.isActivityKnown',
        proof: 'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
        only: 'Preview',
      },
    ],
  },
  {
    id: 'VIEW-07',
    claim: 'An icon and a word for each kind of classroom',
    places: ['packages/ui/src/cards/classroom/contentIcons.ts'],
    proofs: [
      'packages/ui/src/cards/classroom-row/ClassroomDirectory.stories.tsx',
      'packages/ui/src/cards/classroom/contentIcons.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/classroom/contentIcons.ts',
        find: 'live: Radio',
        replace: 'live: File',
        proof: 'packages/ui/src/cards/classroom/contentIcons.test.ts',
      },
    ],
  },
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
        find: "'sign-in': '签到成功'",
        replace: "'sign-in': '签退成功'",
        proof: 'tests/journeys/learning.spec.ts',
        only: 'a student opens a class and attends',
      },
    ],
  },
  {
    id: 'ATT-02',
    claim: 'Entering an activity with automatic attendance signs in once: 本课堂已开启自动签到，您已签到成功',
    places: ['packages/pages/src/features/attendance/useAutomaticSignIn.ts'],
    proofs: ['packages/pages/src/pages/lesson/LessonPage.stories.tsx', 'tests/journeys/learning.spec.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/features/attendance/useAutomaticSignIn.ts',
        find: '本课堂已开启自动签到，您已签到成功',
        replace: '签到成功',
        proof: 'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
        only: 'Signs In By Itself',
      },
      {
        file: 'packages/pages/src/features/attendance/useAutomaticSignIn.ts',
        find: 'return onceMounted(() => void signIn(name));',
        replace: `void signIn(name);
    return undefined;`,
        proof: 'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
        only: 'Signs In By Itself',
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
    ],
  },
  {
    id: 'PROG-02',
    claim: 'The last position is loaded at the opening, before anything is sent',
    places: ['packages/pages/src/features/lesson-progress/lessonCalls.ts'],
    proofs: ['packages/engine/src/progress/createLessonProgress.test.ts', 'tests/journeys/learning.spec.ts'],
    sabotage: [
      {
        file: 'packages/engine/src/progress/createLessonProgress.ts',
        find: `    loader.load();
`,
        replace: '',
        proof: 'packages/engine/src/progress/createLessonProgress.test.ts',
      },
    ],
  },
];
