import type { ClaimRow } from '../Claim.ts';

export const examClaims: ClaimRow[] = [
  {
    id: 'EXAM-01',
    claim:
      'Intro of tests and homework: title, requirements, 开始答题, history with 待批阅 and 已批阅, a score on tests alone; a running attempt is continued (继续答题，剩余 08:49, amber under five minutes, red under one) and listed; on phones the button stays at the foot of the window; an exam that the class does not have is 没有找到这个测试, and a failure is said once; on phones the requirements are free of the tool rail',
    places: [
      'packages/ui/src/screens/exam-intro/ExamIntroScreen.tsx',
      'packages/pages/src/pages/exam-intro/useOpenAttempt.ts',
      'packages/engine/src/exam/readStoredCounts.ts',
    ],
    edit: {
      in: 'packages/ui/src/screens/exam-intro/toAttemptRows.ts',
      change: 'scoreOf(log)',
      to: 'log.score',
      proof: 'packages/ui/src/screens/exam-intro/toAttemptRows.test.ts',
    },
    proofs: [
      'packages/engine/src/exam/readStoredCounts.test.ts',
      'packages/ui/src/screens/exam-intro/ExamIntroScreen.interactions.stories.tsx',
      'tests/journeys/homework.spec.ts',
      'packages/pages/src/pages/exam-intro/ExamIntroPage.stories.tsx',
      'tests/journeys/small-windows.spec.ts',
      'packages/api-client/src/entities/exam/parseReview.test.ts',
    ],
  },
  {
    id: 'EXAM-02',
    claim:
      'Answering: header, type label with count and points (also on phones), types 1, 2, 3, 4, 6, 11, 13 and the unknown notice; every option with a key of its own, a paper without questions starts nothing; reading and cloze saved and marked by sub-question (docs/decisions/0011); a practice room with every type, by the same screen and engine, that sends and stores nothing (ours)',
    places: [
      'packages/ui/src/questions/answeringViews.ts',
      'packages/ui/src/answer-card/numberPaper.ts',
      'packages/engine/src/exam/state/paper/PaperRecords.ts',
      'packages/pages/src/pages/practice/PracticePage.tsx',
    ],
    edit: {
      in: 'packages/domain/src/exam/questionTraits.ts',
      symbol: 'TRAITS',
      change: "'2'",
      to: "'99'",
      proof: 'packages/domain/src/exam/questionTraits.test.ts',
    },
    proofs: [
      'packages/ui/src/questions/QuestionAnswering.interactions.stories.tsx',
      'packages/ui/src/questions/blanks/placeSlots.test.ts',
      'packages/ui/src/answer-card/numberPaper.test.ts',
      'packages/api-client/src/entities/exam/parseSubQuestions.test.ts',
      'packages/engine/src/exam/createExamAttempt.subQuestions.test.ts',
      'packages/ui/src/screens/exam-answering/ExamAnsweringScreen.interactions.stories.tsx',
      'tests/journeys/reading-and-cloze.spec.ts',
      'packages/pages/src/pages/practice/markPractice.test.ts',
      'packages/api-client/src/entities/exam/parsePaper.test.ts',
      'packages/domain/src/exam/labelOptions.test.ts',
      'packages/engine/src/exam/opening/findOpening.test.ts',
      'packages/pages/src/pages/practice/PracticePage.stories.tsx',
      'packages/ui/src/screens/exam-answering/practice/PracticeScreen.interactions.stories.tsx',
    ],
  },
  {
    id: 'EXAM-03',
    claim: 'Bar, previous and next, bounds',
    places: ['packages/ui/src/screens/exam-answering/ExamAnsweringScreen.tsx'],
    edit: {
      in: 'packages/ui/src/screens/exam-answering/usePosition.ts',
      change: '已经是第一题了',
      to: '没有上一题',
      proof: 'packages/ui/src/screens/exam-answering/ExamAnsweringScreen.interactions.stories.tsx',
      only: 'Moves Between Questions',
    },
  },
  {
    id: 'EXAM-04',
    claim:
      'Answer card: 答题卡（共N题）, legend, groups, current, mark, half filled while partly answered; one tile renders a change',
    places: ['packages/ui/src/answer-card/AnswerCard.tsx'],
    edit: {
      change: 'isCurrent={question.id === currentId}',
      to: 'isCurrent={false}',
      proof: 'packages/ui/src/answer-card/AnswerCard.interactions.stories.tsx',
      only: 'Keyboard',
    },
    moreEdits: [
      {
        in: 'packages/ui/src/answer-card/TileLegend.tsx',
        change: '<span>未答</span>',
        to: '',
        proof: 'packages/ui/src/answer-card/TileLegend.test.ts',
      },
    ],
    proofs: [
      'packages/ui/src/answer-card/tileName.test.ts',
      'tests/journeys/answering-by-keyboard.spec.ts',
      'packages/ui/src/screens/exam-answering/ExamAnsweringScreen.interactions.stories.tsx',
    ],
  },
  {
    id: 'EXAM-05',
    claim:
      "Countdown against a deadline of the server's start; zero hands in once; a time report about every 60 s where the host switches it on, of which the server keeps the last; the stages of its colours are a setting; in any zone of the device the times are the school's",
    places: [
      'packages/engine/src/exam/state/time/Deadline.ts',
      'packages/pages/src/pages/exam-answering/createTimeReporter.ts',
      'packages/ui/src/primitives/countdown-ring/countdownStage.ts',
    ],
    edit: {
      symbol: 'createDeadline',
      change: 'startedAtServer, storedStart]',
      to: 'storedStart]',
      proof: 'packages/engine/src/exam/state/time/Deadline.test.ts',
    },
    proofs: [
      'packages/engine/src/exam/createExamAttempt.time.test.ts',
      'tests/journeys/exam-day.spec.ts',
      'packages/pages/src/pages/exam-answering/createTimeReporter.test.ts',
      'packages/sandbox/src/routes/examTest.test.ts',
      'packages/ui/src/primitives/countdown-ring/countdownStage.test.ts',
      'packages/ui/src/primitives/countdown-ring/CountdownRing.interactions.stories.tsx',
      'packages/ui/src/primitives/countdown-ring/CountdownRing.stories.tsx',
    ],
    mutants: true,
  },
  {
    id: 'EXAM-06',
    claim:
      'Saving: on move, empty ignored, multiple choice toggles, the latest stays also when an older save arrives late, blanks trimmed and joined by |, a typed | as ｜',
    places: [
      'packages/engine/src/exam/actors/createAnswerSaver.ts',
      'packages/engine/src/exam/state/journal/OpenSend.ts',
    ],
    edit: {
      in: 'packages/api-client/src/entities/exam/parseAnswer.ts',
      symbol: 'TO_TEXTS',
      change: 'splitBlanks',
      to: '(content) => [content]',
      proof: 'packages/api-client/src/entities/exam/answerOnTheWire.test.ts',
    },
    moreEdits: [
      {
        change: 'if (settlesAt(entry) > time) continue;',
        to: '',
        proof: 'packages/engine/src/exam/createExamAttempt.lateSaves.test.ts',
      },
      {
        in: 'packages/domain/src/exam/joinBlanks.ts',
        change: 'blank.trim()',
        to: 'blank',
        proof: 'packages/api-client/src/endpoints/exam/examTest.test.ts',
      },
      {
        in: 'packages/domain/src/exam/joinBlanks.ts',
        symbol: 'SEPARATOR',
        change: "'|'",
        to: "','",
        proof: 'packages/api-client/src/endpoints/exam/examTest.test.ts',
      },
      {
        in: 'packages/domain/src/exam/isEmptyAnswer.ts',
        change: "text.trim() !== ''",
        to: "text !== ''",
        proof: 'packages/domain/src/exam/isEmptyAnswer.test.ts',
      },
    ],
    proofs: [
      'packages/engine/src/exam/createExamAttempt.saving.test.ts',
      'packages/pages/src/pages/exam-answering/ExamAnsweringPage.stories.tsx',
      'packages/ui/src/questions/QuestionAnswering.interactions.stories.tsx',
    ],
    mutants: true,
  },
];
