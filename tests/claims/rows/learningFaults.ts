import type { Fault } from '../Claim.ts';

/** What goes wrong while a student learns, whatever the requirement. */
export const learningFaults: Fault[] = [
  {
    fault: 'F29: a page mounts twice',
    holds: 'Visit, start of studying and automatic sign-in are sent once',
    proofs: [
      'tests/journeys/learning.spec.ts',
      'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
      'packages/pages/src/pages/lesson/LessonPage.starts.stories.tsx',
    ],
  },
  {
    fault: 'F30: a double click on 签到, or two windows, while the server is slow',
    holds: 'One call; 请勿重复打卡',
    proofs: ['tests/journeys/learning.spec.ts', 'packages/pages/src/features/attendance/runInTurn.test.ts'],
  },
  {
    fault: 'F31: the tab of a lesson closes at 00:47',
    holds: 'Some 47,000 ms are stored, exactly those that were played; the next visit resumes there',
    proofs: ['tests/journeys/learning.spec.ts', 'packages/engine/src/progress/createLessonProgress.test.ts'],
  },
  {
    fault: 'F33: a seek to the end, twice the speed, a seek back',
    holds: 'A seek alone moves nothing, no part counts twice, the furthest position stays',
    proofs: [
      'tests/journeys/lesson-progress.spec.ts',
      'packages/engine/src/progress/createLessonProgress.test.ts',
    ],
  },
  {
    fault: 'F34: reports fail for a minute',
    holds: 'The playback goes on, the page says that progress is unsaved, the newest position arrives',
    proofs: ['tests/journeys/learning.spec.ts', 'packages/engine/src/progress/createLessonProgress.test.ts'],
  },
  {
    fault: 'F35: the tab is hidden',
    holds: 'It reports once and counts nothing while it is hidden',
    proofs: [
      'tests/journeys/lesson-progress.spec.ts',
      'packages/engine/src/progress/createLessonProgress.test.ts',
    ],
  },
  {
    fault: 'F37: a quick switch whose first answer is late',
    holds: 'What was chosen last is shown',
    proofs: ['tests/journeys/learning.spec.ts'],
  },
  {
    fault: 'Two windows of one lesson',
    holds: 'The furthest position of both; the time that passed counts once',
    proofs: [
      'tests/journeys/lesson-progress.spec.ts',
      'packages/engine/src/progress/createLessonProgress.windows.test.ts',
    ],
  },
  {
    fault: 'The machine sleeps',
    holds: 'No studied time',
    proofs: [
      'packages/engine/src/progress/createLessonProgress.test.ts',
      'packages/engine/src/progress/state/playing/playedBetween.test.ts',
    ],
  },
  {
    fault: 'A lesson closes without a network',
    holds: 'The device keeps the report; the next opening of the lesson or of the site sends it',
    proofs: [
      'tests/journeys/lesson-progress.spec.ts',
      'packages/engine/src/progress/createLessonProgress.windows.test.ts',
    ],
  },
  {
    fault: 'Any order of these faults',
    holds: 'No figure ever falls, none is more than what was played',
    proofs: ['packages/engine/src/progress/createLessonProgress.model.test.ts'],
  },
  {
    fault: 'A browser translates the page, an extension or an input tool changes its text nodes',
    holds:
      'Every page goes on, with what is typed and chosen; a question stays as its author wrote it, and the exam says so',
    proofs: [
      'packages/pages/src/flows/Translated.interactions.stories.tsx',
      'packages/pages/src/flows/ForeignNodes.interactions.stories.tsx',
      'packages/ui/src/screens/exam-answering/notice/chooseNotice.test.ts',
    ],
  },
];
