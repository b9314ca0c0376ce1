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
      'packages/api-client/src/entities/lesson/parseChapters.test.ts',
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
      {
        file: 'packages/api-client/src/entities/lesson/parseClassroom.ts',
        find: `'not-started': 0,
  live: 1`,
        replace: `'not-started': 1,
  live: 0`,
        proof: 'packages/api-client/src/entities/lesson/parseChapters.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/lesson/parseClassroom.ts',
        find: "'generating-replay': 2",
        replace: "'generating-replay': 3",
        proof: 'packages/api-client/src/entities/lesson/parseChapters.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/lesson/parseClassroom.ts',
        find: "?? 'replay'",
        replace: '?? null',
        proof: 'packages/api-client/src/entities/lesson/parseChapters.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/lesson/parseClassroom.ts',
        find: 'isRequired: optionalNumber(record.mustLearn) === 1',
        replace: 'isRequired: optionalNumber(record.mustLearn) === 0',
        proof: 'packages/api-client/src/entities/lesson/parseChapters.test.ts',
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
      'packages/api-client/src/entities/lesson-content/parseLessonContent.test.ts',
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
      {
        file: 'packages/api-client/src/entities/lesson-content/parseLessonContent.ts',
        find: "LD: '360P'",
        replace: "LD: '480P'",
        proof: 'packages/api-client/src/entities/lesson-content/parseLessonContent.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/lesson-content/parseLessonContent.ts',
        find: "HD: '720P'",
        replace: "HD: '1080P'",
        proof: 'packages/api-client/src/entities/lesson-content/parseLessonContent.test.ts',
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
        find: ' || opening === recorded.current',
        replace: '',
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
      'packages/domain/src/lesson/contentKinds.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/classroom/contentIcons.ts',
        find: 'live: Radio',
        replace: 'live: File',
        proof: 'packages/ui/src/cards/classroom/contentIcons.test.ts',
      },
      {
        file: 'packages/ui/src/cards/classroom/contentIcons.ts',
        find: 'audio: Headphones',
        replace: 'audio: File',
        proof: 'packages/ui/src/cards/classroom/contentIcons.test.ts',
      },
      {
        file: 'packages/ui/src/cards/classroom/contentIcons.ts',
        find: "'other-test': FileCheck",
        replace: "'other-test': File",
        proof: 'packages/ui/src/cards/classroom/contentIcons.test.ts',
      },
      {
        file: 'packages/ui/src/cards/classroom/contentIcons.ts',
        find: `test: FileCheck,
  image`,
        replace: `test: File,
  image`,
        proof: 'packages/ui/src/cards/classroom/contentIcons.test.ts',
      },
      {
        file: 'packages/ui/src/cards/classroom/contentIcons.ts',
        find: 'homework: ClipboardPen',
        replace: 'homework: File',
        proof: 'packages/ui/src/cards/classroom/contentIcons.test.ts',
      },
      {
        file: 'packages/domain/src/lesson/contentKinds.ts',
        find: 'codes: [20, 90, 91]',
        replace: 'codes: [20, 90]',
        proof: 'packages/domain/src/lesson/contentKinds.test.ts',
      },
      {
        file: 'packages/domain/src/lesson/contentKinds.ts',
        find: 'codes: [5]',
        replace: 'codes: [9]',
        proof: 'packages/domain/src/lesson/contentKinds.test.ts',
      },
      {
        file: 'packages/domain/src/lesson/contentKinds.ts',
        find: 'codes: [8]',
        replace: 'codes: [9]',
        proof: 'packages/domain/src/lesson/contentKinds.test.ts',
      },
      {
        file: 'packages/domain/src/lesson/contentKinds.ts',
        find: 'codes: [1]',
        replace: 'codes: [9]',
        proof: 'packages/domain/src/lesson/contentKinds.test.ts',
      },
      {
        file: 'packages/domain/src/lesson/contentKinds.ts',
        find: 'codes: [2]',
        replace: 'codes: [9]',
        proof: 'packages/domain/src/lesson/contentKinds.test.ts',
      },
      {
        file: 'packages/domain/src/lesson/contentKinds.ts',
        find: 'codes: [3]',
        replace: 'codes: [9]',
        proof: 'packages/domain/src/lesson/contentKinds.test.ts',
      },
      {
        file: 'packages/domain/src/lesson/contentKinds.ts',
        find: 'codes: [4]',
        replace: 'codes: [9]',
        proof: 'packages/domain/src/lesson/contentKinds.test.ts',
      },
      {
        file: 'packages/domain/src/lesson/contentKinds.ts',
        find: 'codes: [6]',
        replace: 'codes: [9]',
        proof: 'packages/domain/src/lesson/contentKinds.test.ts',
      },
      {
        file: 'packages/domain/src/lesson/contentKinds.ts',
        find: 'codes: [7]',
        replace: 'codes: [9]',
        proof: 'packages/domain/src/lesson/contentKinds.test.ts',
      },
    ],
  },
];
