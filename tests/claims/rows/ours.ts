import type { ClaimRow } from '../Claim.ts';

/** What no specification names: the ids are ours. */
export const oursClaims: ClaimRow[] = [
  {
    id: 'PROD-01',
    claim:
      'The page of a training project: its price and the one without the coupon where that is higher, what it includes, its school; a school without prices shows none',
    places: [
      'packages/pages/src/pages/product/ProductPage.tsx',
      'packages/ui/src/screens/product/ProductScreen.tsx',
    ],
    edit: {
      in: 'packages/domain/src/site/shownPrices.ts',
      symbol: 'shownPrices',
      change: '!showsPrices',
      to: 'false',
      proof: 'packages/domain/src/site/shownPrices.test.ts',
    },
    proofs: ['packages/ui/src/screens/product/ProductScreen.stories.tsx', 'tests/journeys/products.spec.ts'],
  },
  {
    id: 'FIND-01',
    claim:
      'The search over what the student and the school have: titles that begin with the words first, then titles that have them, initials of pinyin, words of notes, and last the parts of a word without spaces; all of the words must be there; what is not done first; two columns of as many rows as fit; a lesson is one row by its id; mistakes, and certificates of majors; near words where nothing is found; before a word what was opened last, else the lessons to come, else what the school offers',
    places: [
      'packages/domain/src/search/searchIndex.ts',
      'packages/pages/src/features/search/searchSources.ts',
      'packages/pages/src/features/search/firstEntries.ts',
    ],
    edit: {
      symbol: 'rankEntries',
      change: 'Math.min(',
      to: 'Math.max(',
      proof: 'packages/domain/src/search/searchIndex.test.ts',
    },
    proofs: [
      'packages/ui/src/dialogs/search/groupEntries.test.ts',
      'packages/pages/src/features/search/firstEntries.test.ts',
      'packages/pages/src/features/search/searchSources.test.ts',
      'packages/domain/src/search/toInitials.test.ts',
      'packages/domain/src/search/partsOf.test.ts',
      'packages/ui/src/dialogs/search/stepRow.test.ts',
      'packages/ui/src/dialogs/search/SearchDialog.interactions.stories.tsx',
    ],
  },
  {
    id: 'MIST-01',
    claim:
      '错题本: a wrong answer is asked again the next day, after one right answer a day later, after two in three days, after three it is mastered; a round that is repeated on one day counts once, and what was not answered stays due; who leaves a round keeps what was answered; papers that are being answered are named and stay out',
    places: [
      'packages/domain/src/exam/mistakeSchedule.ts',
      'packages/domain/src/exam/Mistake.ts',
      'packages/pages/src/features/mistakes/loadMistakes.ts',
    ],
    edit: {
      symbol: 'answerCard',
      change: 'isRight && card !== undefined && card.due > today',
      to: 'false',
      proof: 'packages/domain/src/exam/mistakeSchedule.test.ts',
    },
    proofs: [
      'packages/domain/src/exam/Mistake.test.ts',
      'packages/pages/src/pages/practice/mistakesRound.test.ts',
      'packages/pages/src/features/mistakes/loadMistakes.test.ts',
      'packages/pages/src/pages/mistakes/MistakesPage.stories.tsx',
    ],
  },
  {
    id: 'MISS-01',
    claim:
      'A missed lesson is 缺勤 on its own page, in the class, the course and the timetable, which all offer the same: to study what it has, or to ask the teacher where it has nothing',
    places: [
      'packages/domain/src/learning/catchUp.ts',
      'packages/ui/src/cards/classroom/classroomStatus.ts',
      'packages/ui/src/screens/offline-classroom/hero/CatchUpFoot.tsx',
    ],
    edit: {
      symbol: 'catchUpOf',
      change: '!lesson.isFaceToFace || ',
      to: '',
      proof: 'packages/domain/src/learning/catchUp.test.ts',
    },
    proofs: [
      'packages/domain/src/learning/catchUp.test.ts',
      'packages/ui/src/cards/classroom/classroomStatus.test.ts',
      'packages/ui/src/cards/activity-card/activityAction.test.ts',
      'packages/pages/src/pages/offline-classroom/OfflineClassroomPage.stories.tsx',
    ],
  },
  {
    id: 'DOWN-01',
    claim:
      'Downloads: a video in the quality that plays with its captions, sound, pictures and documents, of this origin and of the hosts that are named; a stream and a foreign file are named as refused',
    places: [
      'packages/pages/src/features/lesson-downloads/listLessonFiles.ts',
      'packages/pages/src/features/lesson-downloads/createDownloadStore.ts',
    ],
    edit: {
      symbol: 'refuse',
      change: "? 'stream' : null",
      to: '? null : null',
      proof: 'packages/pages/src/features/lesson-downloads/listLessonFiles.test.ts',
    },
    proofs: [
      'packages/pages/src/features/lesson-downloads/answerDownload.test.ts',
      'packages/pages/src/features/lesson-downloads/createLessonDownloads.test.ts',
      'tests/journeys/lesson-downloads.spec.ts',
    ],
  },
  {
    id: 'REM-01',
    claim:
      'A reminder 15 minutes before a lesson that has a time and is not attended; one told late says how long is left',
    places: ['packages/domain/src/learning/reminders.ts'],
    edit: {
      symbol: 'planReminders',
      change: '|| isPresent({ status })',
      to: '',
      proof: 'packages/domain/src/learning/reminders.test.ts',
    },
  },
  {
    id: 'TRAN-01',
    claim:
      'The transcript beside a lesson: the captions as sentences, the one of the moment, those that have the words',
    places: ['packages/domain/src/lesson-content/transcript.ts'],
    edit: {
      symbol: 'lineAt',
      change: 'startMs <= positionMs',
      to: 'startMs < positionMs',
      proof: 'packages/domain/src/lesson-content/transcript.test.ts',
    },
    proofs: ['packages/domain/src/lesson-content/toCaptionText.test.ts'],
  },
  {
    id: 'CACHE-01',
    claim:
      'A second visit begins with the answers of the last one, of the same student and build, for 14 days, and says since when; a sign-out removes them',
    places: ['packages/pages/src/platform/cached-answers/createCachedAnswers.ts'],
    edit: {
      in: 'packages/pages/src/platform/cached-answers/cachedTable.ts',
      symbol: 'readAnswers',
      change: 'stored?.build === build',
      to: 'stored',
      proof: 'packages/pages/src/platform/cached-answers/createCachedAnswers.test.ts',
    },
    proofs: ['tests/journeys/second-visit.spec.ts', 'tests/journeys/second-student.spec.ts'],
  },
  {
    id: 'POST-01',
    claim:
      'The poster of a page: its words stand above the school and the code and never meet them, however many they are; the faces of its picture are whole, and never one letter stands in its place',
    places: ['packages/ui/src/dialogs/share/drawPoster.ts', 'packages/ui/src/dialogs/share/wrapLines.ts'],
    edit: {
      in: 'packages/ui/src/dialogs/share/placeWords.ts',
      symbol: 'stackWords',
      change: 'text + textLines * TEXT_LINE',
      to: 'text',
      proof: 'packages/ui/src/dialogs/share/placeWords.test.ts',
    },
    proofs: [
      'packages/ui/src/dialogs/share/placePicture.test.ts',
      'packages/ui/src/dialogs/share/wrapLines.test.ts',
      'packages/ui/src/dialogs/share/SharePosterDialog.stories.tsx',
    ],
  },
  {
    id: 'ELEM-01',
    claim:
      'Custom elements for pages of any framework: properties and attributes as frameworks and servers write them',
    places: ['packages/elements/src/specs/specs.ts', 'packages/elements/src/loader/defineElement.ts'],
    edit: {
      in: 'packages/elements/src/loader/parseProperty.ts',
      change: "value !== 'false' &&",
      to: '',
      proof: 'packages/elements/src/loader/parseProperty.test.ts',
    },
    proofs: [
      'packages/elements/src/runtime/events.test.ts',
      'packages/elements/src/specs/specs.test.ts',
      'packages/elements/src/testing/Elements.interactions.stories.tsx',
    ],
  },
  {
    id: 'RECV-01',
    claim:
      'The receiver keeps what portals report, bounded in form, number and age, by school; a flood of one school costs no other a report',
    places: ['packages/receiver/src/createReceiver.ts', 'packages/receiver/src/readReport.ts'],
    edit: {
      in: 'packages/receiver/src/createLimits.ts',
      change: 'shares.get(school) ??',
      to: "shares.get('') ??",
      proof: 'packages/receiver/src/createReceiver.test.ts',
    },
    proofs: ['tests/journeys/reports.spec.ts', 'packages/receiver/src/findSchool.test.ts'],
  },
  {
    id: 'RETURN-01',
    claim:
      'What a visitor wrote before the sign-in, a comment or a reply, is there again after it, for the student who signed in; it is nobody else’s',
    places: ['packages/pages/src/features/comments/openCommentDraft.ts'],
    edit: {
      change: "?? visitorTexts.read(subject) ?? ''",
      to: "?? ''",
      proof: 'packages/pages/src/features/comments/openCommentDraft.test.ts',
    },
    proofs: ['tests/journeys/comments.spec.ts'],
  },
  {
    id: 'BLOCKED-01',
    claim: 'A course of another platform whose window the browser blocks is a link that the student presses',
    places: ['packages/pages/src/pages/training-class/openCourse.ts'],
    edit: {
      change: 'else offer(address)',
      to: 'else warn(address)',
      proof: 'packages/pages/src/pages/training-class/openCourse.test.ts',
    },
    proofs: ['tests/journeys/course-openings.spec.ts'],
  },
  {
    id: 'NAME-01',
    claim:
      'A school may take names of every script (NAME_SCRIPTS); the standard has Chinese and English letters, and each message says what is taken',
    places: ['packages/validators/src/forms/nameFields.ts'],
    edit: {
      symbol: 'named',
      change: 'message: STANDARD',
      to: "message: '姓名格式不正确'",
      proof: 'packages/validators/src/forms/nameFields.test.ts',
    },
    proofs: ['tests/pageConfig.test.ts'],
  },
  {
    id: 'SAVE-01',
    claim:
      'A browser within another app, which drops what a page saves, gets a picture to press long, or words and an address',
    places: [
      'packages/pages/src/features/files/dropsDownloads.ts',
      'packages/pages/src/pages/certificate-query/savePicture.ts',
    ],
    edit: {
      in: 'packages/pages/src/features/files/dropsDownloads.ts',
      symbol: 'IN_APP',
      change: 'MicroMessenger|',
      to: '',
      proof: 'packages/pages/src/features/files/dropsDownloads.test.ts',
    },
    proofs: ['packages/pages/src/pages/certificate-query/savePicture.test.ts'],
  },
  {
    id: 'CAPT-01',
    claim:
      'Captions are read as browsers read them, in UTF-8, UTF-16 and the encoding of Chinese Windows; where they do not come the player says so',
    places: [
      'packages/domain/src/lesson-content/transcript.ts',
      'packages/ui/src/player/lesson/useCaptionFile.ts',
    ],
    edit: {
      symbol: 'decodeCaptions',
      change: "'gb18030'",
      to: "'utf-8'",
      proof: 'packages/domain/src/lesson-content/transcript.test.ts',
    },
    proofs: [
      'packages/domain/src/lesson-content/toCaptionText.test.ts',
      'packages/ui/src/player/lesson/LessonPlayer.interactions.stories.tsx',
    ],
  },
  {
    id: 'PLACE-01',
    claim: 'Back after a link within a text returns to that link, and once more leaves the page',
    places: [
      'packages/pages/src/platform/history/PlaceEntries.tsx',
      'packages/pages/src/platform/history/arrivalOf.ts',
    ],
    edit: {
      in: 'packages/pages/src/platform/history/arrivalOf.ts',
      change: 'placesOf(from) !== placesOf(to)',
      to: 'false',
      proof: 'packages/pages/src/platform/history/arrivalOf.test.ts',
    },
    proofs: [
      'packages/ui/src/primitives/rich-text/RichText.places.interactions.stories.tsx',
      'tests/journeys/scroll.spec.ts',
    ],
  },
  {
    id: 'TEXT-01',
    claim:
      'The text of what an author wrote has what the eye sees, on the server, in an answer card and in 错题本: letters and numbers of lists, pictures, drawings, blanks, signs of symbol fonts',
    places: [
      'packages/ui/src/primitives/rich-text/sanitizer/text/readParagraphs.ts',
      'packages/ui/src/primitives/rich-text/sanitizer/text/listSigns.ts',
    ],
    edit: {
      in: 'packages/ui/src/primitives/rich-text/sanitizer/text/listSigns.ts',
      symbol: 'createSigns',
      change: 'number + step',
      to: 'number',
      proof: 'packages/ui/src/primitives/rich-text/server/toParagraphs.test.ts',
    },
    proofs: [
      'packages/ui/src/primitives/rich-text/RichText.pastes.interactions.stories.tsx',
      'packages/ui/src/primitives/rich-text/sanitizer/marks/symbolFonts.test.ts',
    ],
  },
  {
    id: 'TEXT-02',
    claim:
      'A formula is drawn with every mark, whatever editor has left it, and is said in words; what is not understood shows its source whole; it works without a network in an exam',
    places: [
      'packages/ui/src/primitives/rich-text/tex/drawFormulas.ts',
      'packages/ui/src/primitives/rich-text/tex/readFormula.ts',
      'packages/ui/src/primitives/rich-text/sanitizer/formulas/findFormula.ts',
    ],
    edit: {
      symbol: 'isStyled',
      change: ', SVGElement]',
      to: ']',
      proof: 'packages/ui/src/primitives/rich-text/RichText.formulas.interactions.stories.tsx',
      only: 'Drawn Marks Are Seen',
    },
    proofs: [
      'packages/ui/src/primitives/rich-text/RichText.pastes.interactions.stories.tsx',
      'packages/ui/src/primitives/rich-text/tex/readTex.test.ts',
      'packages/ui/src/primitives/rich-text/tex/mathmlToTex.test.ts',
      'tests/journeys/exam-worker.spec.ts',
    ],
  },
  {
    id: 'TEXT-03',
    claim:
      'A wide table keeps its head and the names of its rows in sight while it scrolls in its own box; on paper all of its columns and whole formulas are seen',
    places: [
      'packages/ui/src/primitives/rich-text/fitWide.ts',
      'packages/ui/src/primitives/rich-text/richTextStyle.ts',
    ],
    edit: {
      symbol: 'markWideTable',
      change: 'hidden > 1 && (',
      to: 'hidden < 0 && (',
      proof: 'packages/ui/src/primitives/rich-text/RichText.content.interactions.stories.tsx',
      only: 'A Wide Table Keeps Its Head',
    },
    proofs: [],
  },
];
