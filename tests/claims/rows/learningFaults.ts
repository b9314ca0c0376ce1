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
  {
    fault: 'A text was pasted from Word, WPS, Google Docs, WeChat’s editor or a mail',
    holds:
      'It says and marks what Chromium shows of it, in the browser, on the server and in print; nothing of it runs',
    proofs: [
      'packages/ui/src/primitives/rich-text/RichText.pastes.interactions.stories.tsx',
      'packages/ui/src/primitives/rich-text/RichText.fuzz.stories.tsx',
      'packages/ui/src/primitives/rich-text/RichText.server.test.ts',
    ],
  },
  {
    fault:
      'An author writes lists with letters, blanks, drawings, signs of Symbol, wide tables, code or hidden text',
    holds: 'A student sees what the author saw, at 375 px too, and the server says the same',
    proofs: [
      'packages/ui/src/primitives/rich-text/RichText.content.interactions.stories.tsx',
      'packages/ui/src/primitives/rich-text/sanitizer/marks/symbolFonts.test.ts',
      'packages/ui/src/primitives/rich-text/server/toParagraphs.test.ts',
      'packages/domain/src/exam/findBlanks.test.ts',
    ],
  },
  {
    fault: 'An author writes what takes a reader long: depth, unlike tags, style sheets, a megabyte',
    holds:
      'The work grows as the length does, in pieces that give way; of more the beginning is shown, with 显示全文',
    proofs: [
      'packages/ui/src/primitives/rich-text/sanitizer/markup/readSource.test.ts',
      'packages/ui/src/primitives/rich-text/RichText.content.interactions.stories.tsx',
    ],
  },
  {
    fault: 'A student writes an answer with another keyboard than its key, or the key is HTML',
    holds:
      'It is right in practice and in reviews where the server sends no result; the server’s result counts more',
    proofs: [
      'packages/domain/src/exam/isSameText.test.ts',
      'packages/domain/src/exam/compareAnswers.test.ts',
      'packages/api-client/src/entities/exam/parseReview.test.ts',
    ],
  },
  {
    fault:
      'A number, a code or a name is pasted with invisible characters, full-width signs, a country code or a message around it',
    holds: 'The field, the rule and the server read the same; nothing is cut without a word',
    proofs: ['packages/validators/src/normalise.test.ts', 'packages/validators/src/forms/forms.test.ts'],
  },
  {
    fault: 'An address has spaces, signs or Chinese characters',
    holds: 'Video, document, picture and download open',
    proofs: ['packages/domain/src/toWebAddress.test.ts', 'tests/wireVariants.test.ts'],
  },
  {
    fault: 'A server writes times in another way, or a day without a time',
    holds: 'The same moment; a day lasts to its end',
    proofs: [
      'packages/api-client/src/entities/dateTime.test.ts',
      'packages/domain/src/time/periodPhase.test.ts',
    ],
  },
  {
    fault: 'A list names an item twice, or a page beyond its end',
    holds: 'No ghost row; the last page',
    proofs: [
      'packages/ui/src/primitives/list-keys/withKeys.test.ts',
      'packages/pages/src/pages/home/HomePage.stories.tsx',
      'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
    ],
  },
  {
    fault: 'A page stays open over a start, an end or midnight',
    holds: 'It asks again at that moment and shows the new state',
    proofs: [
      'packages/pages/src/platform/time/watchFreshness.test.ts',
      'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
    ],
  },
  {
    fault: 'The address of a video or a picture has expired',
    holds: '重试 asks the call that named it',
    proofs: [
      'packages/pages/src/pages/lesson/LessonPage.stories.tsx',
      'packages/pages/src/pages/news-detail/NewsPages.stories.tsx',
    ],
  },
  {
    fault: 'The device’s clock is changed while it is offline',
    holds: 'Nothing is locked or handed in by a guess',
    proofs: ['packages/engine/src/exam/createExamAttempt.guessedClock.test.ts'],
  },
  {
    fault: 'A student moves to a content of another activity',
    holds: 'Head, attendance and start are those of the content',
    proofs: ['packages/pages/src/pages/lesson/LessonPage.stories.tsx'],
  },
  {
    fault: 'A student goes back to a class, a course or a review',
    holds: 'Tab, filter, open chapters, question and place are there',
    proofs: ['tests/journeys/back.spec.ts'],
  },
];
