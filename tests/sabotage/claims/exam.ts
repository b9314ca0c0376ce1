import type { Claim } from '../Claim.ts';

export const examClaims: Claim[] = [
  {
    id: 'EXAM-01',
    claim:
      'Intro of tests and homework: title, requirements, 开始答题, history with 待批阅 and 已批阅, a score on tests alone; a running attempt is continued (继续答题，剩余 08:49, amber under five minutes, red under one) and listed; on phones the button stays at the foot of the window; an exam that the class does not have is 没有找到这个测试, and a failure is said once; on phones the requirements are free of the tool rail',
    places: [
      'packages/ui/src/screens/exam-intro/ExamIntroScreen.tsx',
      'packages/pages/src/pages/exam-intro/useOpenAttempt.ts',
      'packages/engine/src/exam/readKeptCounts.ts',
    ],
    proofs: [
      'packages/engine/src/exam/readKeptCounts.test.ts',
      'packages/ui/src/screens/exam-intro/ExamIntroScreen.interactions.stories.tsx',
      'tests/journeys/homework.spec.ts',
      'packages/ui/src/screens/exam-intro/toAttemptRows.test.ts',
      'packages/pages/src/pages/exam-intro/ExamIntroPage.stories.tsx',
      'tests/journeys/small-windows.spec.ts',
      'packages/api-client/src/entities/exam/parseReview.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/api-client/src/entities/exam/parseTestAttempt.ts',
        find: "if (data === null || data === undefined || data === '') return null;",
        replace: '',
        proof: 'packages/api-client/src/entities/exam/parseReview.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/exam/test.ts',
        find: `  // Its page says what failed, in the block.
  isQuiet: true,
`,
        replace: '',
        proof: 'packages/pages/src/pages/exam-intro/ExamIntroPage.stories.tsx',
        only: 'Failing',
      },
      {
        file: 'packages/ui/src/screens/exam-intro/toAttemptRows.ts',
        find: "kind === 'test' && ",
        replace: '',
        proof: 'packages/ui/src/screens/exam-intro/toAttemptRows.test.ts',
      },
      {
        file: 'packages/engine/src/exam/readKeptCounts.ts',
        find: 'answered > 0 && answered < total',
        replace: 'answered > 0',
        proof: 'packages/engine/src/exam/readKeptCounts.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/exam/parseTestAttempt.ts',
        find: "if (status === 1) return 'pending-review';",
        replace: "if (status === 0) return 'pending-review';",
        proof: 'packages/api-client/src/entities/exam/parseReview.test.ts',
      },
      {
        file: 'packages/ui/src/screens/exam-intro/toAttemptRows.ts',
        find: "log.status === 'reviewed' ? log.score : null",
        replace: 'true ? log.score : null',
        proof: 'packages/ui/src/screens/exam-intro/toAttemptRows.test.ts',
      },
      {
        file: 'packages/ui/src/screens/exam-intro/toAttemptRows.ts',
        find: 'slice(0, 16)',
        replace: 'slice(0, 19)',
        proof: 'packages/ui/src/screens/exam-intro/toAttemptRows.test.ts',
      },
    ],
  },
  {
    id: 'EXAM-02',
    claim:
      'Answering: header, type label with count and points (also on phones), types 1, 2, 3, 4, 6, 11, 13 and the unknown notice; reading and cloze saved and marked by sub-question (docs/decisions/0010); a practice room with every type, by the same screen and engine, that sends and stores nothing (ours)',
    places: [
      'packages/ui/src/questions/answeringViews.ts',
      'packages/ui/src/answer-card/numberPaper.ts',
      'packages/engine/src/exam/state/paper/PaperRecords.ts',
      'packages/pages/src/pages/practice/PracticePage.tsx',
    ],
    proofs: [
      'packages/ui/src/questions/QuestionAnswering.interactions.stories.tsx',
      'packages/ui/src/questions/blanks/placeSlots.test.ts',
      'packages/ui/src/answer-card/numberPaper.test.ts',
      'packages/api-client/src/entities/exam/parseSubQuestions.test.ts',
      'packages/engine/src/exam/createExamAttempt.subQuestions.test.ts',
      'packages/ui/src/screens/exam-answering/ExamAnsweringScreen.interactions.stories.tsx',
      'tests/journeys/reading-and-cloze.spec.ts',
      'packages/pages/src/pages/practice/markPractice.test.ts',
      'tests/journeys/practice.spec.ts',
      'packages/domain/src/exam/questionTraits.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/answer-card/numberPaper.ts',
        find: 'number: ++number',
        replace: 'number: number++',
        proof: 'packages/ui/src/answer-card/numberPaper.test.ts',
      },
      {
        file: 'packages/ui/src/questions/blanks/placeSlots.ts',
        find: '<small>第</small>',
        replace: '',
        proof: 'packages/ui/src/questions/blanks/placeSlots.test.ts',
      },
      {
        file: 'packages/ui/src/questions/short-answer/ShortAnswerAnswering.tsx',
        find: 'aria-describedby={id}',
        replace: '',
        proof: 'packages/ui/src/questions/QuestionAnswering.interactions.stories.tsx',
        only: 'Short Answer With Input Method',
      },
      {
        file: 'packages/pages/src/pages/practice/markPractice.ts',
        find: `compareAnswers(kind, solution, savedAnswer) ??
    `,
        replace: '',
        proof: 'packages/pages/src/pages/practice/markPractice.test.ts',
      },
      {
        file: 'packages/domain/src/exam/questionTraits.ts',
        find: "typeCode: '1'",
        replace: "typeCode: '99'",
        proof: 'packages/domain/src/exam/questionTraits.test.ts',
      },
      {
        file: 'packages/domain/src/exam/questionTraits.ts',
        find: "typeCode: '2'",
        replace: "typeCode: '99'",
        proof: 'packages/domain/src/exam/questionTraits.test.ts',
      },
      {
        file: 'packages/domain/src/exam/questionTraits.ts',
        find: "typeCode: '3'",
        replace: "typeCode: '99'",
        proof: 'packages/domain/src/exam/questionTraits.test.ts',
      },
      {
        file: 'packages/domain/src/exam/questionTraits.ts',
        find: "typeCode: '4'",
        replace: "typeCode: '99'",
        proof: 'packages/domain/src/exam/questionTraits.test.ts',
      },
      {
        file: 'packages/domain/src/exam/questionTraits.ts',
        find: "typeCode: '6'",
        replace: "typeCode: '99'",
        proof: 'packages/domain/src/exam/questionTraits.test.ts',
      },
      {
        file: 'packages/domain/src/exam/questionTraits.ts',
        find: "typeCode: '11'",
        replace: "typeCode: '99'",
        proof: 'packages/domain/src/exam/questionTraits.test.ts',
      },
      {
        file: 'packages/domain/src/exam/questionTraits.ts',
        find: "typeCode: '13'",
        replace: "typeCode: '99'",
        proof: 'packages/domain/src/exam/questionTraits.test.ts',
      },
      {
        file: 'packages/ui/src/answer-card/numberPaper.ts',
        find: "`共 ${count} 题${points ? ` ${points} 分` : ''}`",
        replace: '`共 ${count} 题`',
        proof: 'packages/ui/src/answer-card/numberPaper.test.ts',
      },
    ],
  },
  {
    id: 'EXAM-03',
    claim: 'Bar, previous and next, bounds',
    places: ['packages/ui/src/screens/exam-answering/ExamAnsweringScreen.tsx'],
    proofs: ['packages/ui/src/screens/exam-answering/ExamAnsweringScreen.interactions.stories.tsx'],
    sabotage: [
      {
        file: 'packages/ui/src/screens/exam-answering/usePosition.ts',
        find: '已经是第一题了',
        replace: '没有上一题',
        proof: 'packages/ui/src/screens/exam-answering/ExamAnsweringScreen.interactions.stories.tsx',
        only: 'Moves Between Questions',
      },
      {
        file: 'packages/ui/src/screens/exam-answering/foot/ProgressCounts.tsx',
        find: '未答 <b>{unanswered}</b>',
        replace: '未答 <b>{answered}</b>',
        proof: 'packages/ui/src/screens/exam-answering/ExamAnsweringScreen.interactions.stories.tsx',
        only: 'Answering Shows',
      },
      {
        file: 'packages/ui/src/screens/exam-answering/usePosition.ts',
        find: '已经是最后一题了',
        replace: '没有下一题',
        proof: 'packages/ui/src/screens/exam-answering/ExamAnsweringScreen.interactions.stories.tsx',
        only: 'Moves Between Questions',
      },
      {
        file: 'packages/ui/src/screens/exam-answering/foot/ProgressCounts.tsx',
        find: '已答 <b>{answered}</b>',
        replace: '已答 <b>{unanswered}</b>',
        proof: 'packages/ui/src/screens/exam-answering/ExamAnsweringScreen.interactions.stories.tsx',
        only: 'Answering Shows',
      },
    ],
  },
  {
    id: 'EXAM-04',
    claim:
      'Answer card: 答题卡（共N题）, legend, groups, current, mark, half filled while partly answered; one tile renders a change',
    places: ['packages/ui/src/answer-card/AnswerCard.tsx'],
    proofs: [
      'packages/ui/src/answer-card/AnswerCard.interactions.stories.tsx',
      'packages/ui/src/answer-card/tileName.test.ts',
      'tests/journeys/answering-by-keyboard.spec.ts',
      'packages/ui/src/screens/exam-answering/ExamAnsweringScreen.interactions.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/answer-card/tileName.ts',
        find: "tile.isMarked ? '已标记' : ''",
        replace: "''",
        proof: 'packages/ui/src/answer-card/tileName.test.ts',
      },
      {
        file: 'packages/ui/src/answer-card/AnswerCard.tsx',
        find: 'isCurrent={question.id === currentId}',
        replace: 'isCurrent={false}',
        proof: 'packages/ui/src/answer-card/AnswerCard.interactions.stories.tsx',
        only: 'Keyboard',
      },
      {
        file: 'packages/ui/src/screens/exam-answering/usePosition.ts',
        find: `    onMove(questionId);
`,
        replace: '',
        proof: 'packages/ui/src/screens/exam-answering/ExamAnsweringScreen.interactions.stories.tsx',
        only: 'Moves Between Questions',
      },
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
    proofs: [
      'packages/engine/src/exam/createExamAttempt.time.test.ts',
      'tests/journeys/exam-day.spec.ts',
      'packages/pages/src/pages/exam-answering/createTimeReporter.test.ts',
      'packages/sandbox/src/routes/test.test.ts',
      'packages/ui/src/primitives/countdown-ring/countdownStage.test.ts',
      'packages/ui/src/primitives/countdown-ring/CountdownRing.interactions.stories.tsx',
      'packages/engine/src/exam/state/time/Deadline.test.ts',
      'packages/ui/src/primitives/countdown-ring/CountdownRing.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/engine/src/exam/state/time/Deadline.ts',
        find: 'startedAtServer, storedStart]',
        replace: 'storedStart]',
        proof: 'packages/engine/src/exam/state/time/Deadline.test.ts',
      },
      {
        file: 'packages/pages/src/pages/exam-answering/createTimeReporter.ts',
        find: 'if (!config.reportsExamTime) return undefined;',
        replace: '',
        proof: 'packages/pages/src/pages/exam-answering/createTimeReporter.test.ts',
      },
      {
        file: 'packages/ui/src/primitives/countdown-ring/countdownStage.ts',
        find: 'seconds < last',
        replace: 'seconds < soon',
        proof: 'packages/ui/src/primitives/countdown-ring/countdownStage.test.ts',
      },
      {
        file: 'packages/ui/src/primitives/countdown-ring/CountdownRing.tsx',
        find: 'labels[stage]',
        replace: 'labels.calm',
        proof: 'packages/ui/src/primitives/countdown-ring/CountdownRing.interactions.stories.tsx',
        only: 'Label Changes With The Stage',
      },
      {
        file: 'packages/ui/src/primitives/countdown-ring/CountdownRing.tsx',
        find: 'size = 156',
        replace: 'size = 150',
        proof: 'packages/ui/src/primitives/countdown-ring/CountdownRing.stories.tsx',
        only: 'Default',
      },
    ],
  },
  {
    id: 'EXAM-06',
    claim:
      'Saving: on move, empty ignored, multiple choice toggles, latest kept also when an older save arrives late, blanks trimmed and joined by |, a typed | as ｜',
    places: [
      'packages/engine/src/exam/actors/createAnswerSaver.ts',
      'packages/engine/src/exam/state/journal/OpenSend.ts',
      'packages/api-client/src/entities/exam/parseAnswer.ts',
    ],
    proofs: [
      'packages/engine/src/exam/createExamAttempt.saving.test.ts',
      'packages/engine/src/exam/createExamAttempt.lateSaves.test.ts',
      'packages/api-client/src/entities/exam/answerOnTheWire.test.ts',
      'packages/ui/src/questions/QuestionAnswering.interactions.stories.tsx',
      'packages/api-client/src/endpoints/exam/test.test.ts',
      'packages/domain/src/exam/isEmptyAnswer.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/api-client/src/entities/exam/parseAnswer.ts',
        find: 'texts: splitBlanks',
        replace: 'texts: (content) => [content]',
        proof: 'packages/api-client/src/entities/exam/answerOnTheWire.test.ts',
      },
      {
        file: 'packages/engine/src/exam/actors/createAnswerSaver.ts',
        find: 'if (settlesAt(entry) > time) continue;',
        replace: '',
        proof: 'packages/engine/src/exam/createExamAttempt.lateSaves.test.ts',
      },
      {
        file: 'packages/domain/src/exam/joinBlanks.ts',
        find: 'blank.trim().',
        replace: 'blank.',
        proof: 'packages/api-client/src/endpoints/exam/test.test.ts',
      },
      {
        file: 'packages/domain/src/exam/joinBlanks.ts',
        find: "SEPARATOR = '|'",
        replace: "SEPARATOR = ','",
        proof: 'packages/api-client/src/endpoints/exam/test.test.ts',
      },
      {
        file: 'packages/domain/src/exam/isEmptyAnswer.ts',
        find: "text.trim() !== ''",
        replace: "text !== ''",
        proof: 'packages/domain/src/exam/isEmptyAnswer.test.ts',
      },
    ],
  },
];
