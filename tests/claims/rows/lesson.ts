import type { ClaimRow } from '../Claim.ts';

export const lessonClaims: ClaimRow[] = [
  {
    id: 'VIEW-01',
    claim:
      'Directory of chapters, sections and classrooms, all open at first, with icon, kind, 必修 or 选修 and the status of a live lesson, which its own page says with its time and the wait, and which goes into a calendar while it is to come; 1,000 rows are drawn near the screen only',
    places: [
      'packages/ui/src/cards/classroom-row/ClassroomDirectory.tsx',
      'packages/ui/src/screens/lesson/LessonDirectory.tsx',
      'packages/ui/src/cards/lesson-content/LiveContent.tsx',
    ],
    edit: {
      in: 'packages/ui/src/cards/classroom-row/ClassroomFacts.tsx',
      change: 'isRequired ?',
      to: 'false ?',
      proof: 'packages/ui/src/cards/classroom-row/ClassroomDirectory.stories.tsx',
      only: 'Marks',
    },
    proofs: [
      'packages/ui/src/cards/classroom-row/directoryEntries.test.ts',
      'packages/ui/src/screens/lesson/LessonScreen.interactions.stories.tsx',
      'packages/ui/src/cards/lesson-content/LiveContent.stories.tsx',
      'packages/pages/src/features/lesson/toLiveEvent.test.ts',
      'packages/api-client/src/entities/lesson/parseChapters.test.ts',
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
    edit: {
      in: 'packages/ui/src/player/lesson/toInitialVolume.ts',
      symbol: 'USUAL_VOLUMES',
      change: 'stream: 0.1',
      to: 'stream: 1',
      proof: 'packages/ui/src/player/lesson/toInitialVolume.test.ts',
    },
    proofs: [
      'packages/ui/src/player/lesson/LessonPlayer.interactions.stories.tsx',
      'tests/journeys/learning-keyboard.spec.ts',
      'packages/api-client/src/entities/lesson-content/parseLessonContent.test.ts',
    ],
  },
  {
    id: 'VIEW-03',
    claim:
      'Audio, document in the sandboxed frame of an external viewer, article with reading sizes, pictures with lecture summaries, archive; 学校暂未上传内容',
    places: ['packages/ui/src/cards/lesson-content/LessonStage.tsx'],
    edit: {
      in: 'packages/ui/src/cards/lesson-content/ImageContent.tsx',
      change: '{summary}',
      to: '',
      proof: 'packages/ui/src/cards/lesson-content/LessonStage.stories.tsx',
      only: 'Images',
    },
    proofs: ['packages/ui/src/cards/lesson-content/documentAddress.test.ts'],
  },
  {
    id: 'VIEW-04',
    claim:
      'Panel of questions, notes and comments; strip of shortcuts with counts, on a phone tabs below the player; the like of all but videos',
    places: ['packages/pages/src/features/lesson/LessonInteraction.tsx'],
    edit: {
      in: 'packages/ui/src/cards/interaction/strip/InteractionStrip.tsx',
      change: '{count > 0 && formatCount(count)}',
      to: '',
      proof: 'packages/ui/src/cards/interaction/strip/InteractionStrip.stories.tsx',
      only: 'Shortcuts And Like',
    },
    proofs: [
      'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
      'packages/ui/src/screens/lesson/LessonScreen.interactions.stories.tsx',
      'tests/journeys/learning-phone.spec.ts',
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
    edit: {
      in: 'packages/pages/src/features/lesson/toLessonHead.ts',
      symbol: 'toLessonHead',
      change: 'activity?.name || classroom?.name',
      to: 'classroom?.name',
      proof: 'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
      only: 'Signs In By Itself',
    },
    proofs: [
      'packages/pages/src/features/lesson/neighbour.test.ts',
      'packages/ui/src/screens/lesson/LessonScreen.interactions.stories.tsx',
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
    edit: {
      in: 'packages/pages/src/features/lesson/useLessonData.ts',
      change: 'isPreview ? getLessonPreview : getLessonContent',
      to: 'getLessonContent',
      proof: 'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
      only: 'Preview',
    },
    proofs: [
      'packages/pages/src/features/lesson/isPreview.test.ts',
      'packages/pages/src/pages/lesson/LessonPage.starts.stories.tsx',
    ],
  },
  {
    id: 'VIEW-07',
    claim: 'An icon and a word for each kind of classroom',
    places: ['packages/ui/src/cards/classroom/contentIcons.ts'],
    edit: {
      in: 'packages/domain/src/lesson/contentKinds.ts',
      symbol: 'FACTS',
      change: "label: '压缩包'",
      to: "label: '文件'",
      proof: 'packages/ui/src/cards/classroom/contentIcons.test.ts',
    },
    proofs: [
      'packages/ui/src/cards/classroom-row/ClassroomDirectory.stories.tsx',
      'packages/domain/src/lesson/contentKinds.test.ts',
    ],
    mutants: true,
  },
];
