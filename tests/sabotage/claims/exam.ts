import type { Claim } from '../Claim.ts';

export const examClaims: Claim[] = [
  {
    id: 'EXAM-01',
    claim:
      'Intro of tests and homework: title, requirements, 开始答题, history with 待批阅 and 已批阅, a score on tests alone; a running attempt is continued (继续答题，剩余 08:49, amber under five minutes, red under one) and listed; on phones the button stays at the foot of the window',
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
    ],
    sabotage: [
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
      'packages/ui/src/answer-card/numberPaper.test.ts',
      'packages/api-client/src/entities/exam/parseSubQuestions.test.ts',
      'packages/engine/src/exam/createExamAttempt.subQuestions.test.ts',
      'packages/ui/src/screens/exam-answering/ExamAnsweringScreen.interactions.stories.tsx',
      'tests/journeys/reading-and-cloze.spec.ts',
      'packages/pages/src/pages/practice/markPractice.test.ts',
      'tests/journeys/practice.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/answer-card/numberPaper.ts',
        find: 'number: ++number',
        replace: 'number: number++',
        proof: 'packages/ui/src/answer-card/numberPaper.test.ts',
      },
      {
        file: 'packages/pages/src/pages/practice/markPractice.ts',
        find: `compareAnswers(kind, solution, savedAnswer) ??
    `,
        replace: '',
        proof: 'packages/pages/src/pages/practice/markPractice.test.ts',
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
    ],
  },
  {
    id: 'EXAM-05',
    claim:
      "Countdown against a deadline of the server's start; zero hands in once; a time report about every 60 s where the host switches it on, of which the server keeps the last; the stages of its colours are a setting",
    places: [
      'packages/engine/src/exam/state/time/Deadline.ts',
      'packages/pages/src/pages/exam-answering/createTimeReporter.ts',
      'packages/ui/src/primitives/countdown-ring/countdownStage.ts',
    ],
    proofs: [
      'packages/engine/src/exam/createExamAttempt.time.test.ts',
      'packages/pages/src/pages/exam-answering/createTimeReporter.test.ts',
      'packages/sandbox/src/routes/test.test.ts',
      'packages/ui/src/primitives/countdown-ring/countdownStage.test.ts',
      'packages/engine/src/exam/state/time/Deadline.test.ts',
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
        replace: 'continue;',
        proof: 'packages/engine/src/exam/createExamAttempt.lateSaves.test.ts',
      },
    ],
  },
  {
    id: 'EXAM-07',
    claim:
      'Submit dialog (360 wide) and exit dialog, each with the wording of tests and of homework; a refused answer is named with the words of the server, and the hand-in goes without it on request',
    places: [
      'packages/ui/src/screens/exam-answering/dialogs/ExamDialogs.tsx',
      'packages/ui/src/screens/exam-answering/words/answeringWords.ts',
      'packages/ui/src/screens/exam-answering/notice/formatRefused.ts',
    ],
    proofs: [
      'packages/ui/src/screens/exam-answering/dialogs/ExamDialogs.interactions.stories.tsx',
      'packages/ui/src/screens/exam-answering/notice/formatRefused.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/exam-answering/notice/formatRefused.ts',
        find: "numbers.join('、')",
        replace: "numbers.join('和')",
        proof: 'packages/ui/src/screens/exam-answering/notice/formatRefused.test.ts',
      },
      {
        file: 'packages/ui/src/screens/exam-answering/words/answeringWords.ts',
        find: '当前作业未提交，确定要退出吗？',
        replace: '确定要退出吗？',
        proof: 'packages/ui/src/screens/exam-answering/dialogs/ExamDialogs.interactions.stories.tsx',
        only: 'Homework Wording',
      },
    ],
  },
  {
    id: 'EXAM-08',
    claim:
      'Finish once, each with the same idempotency key; completion record; a failure can be tried again; the paper says that it was handed in, here or elsewhere, before the next page loads; the record names the activity that holds the exam',
    places: [
      'packages/engine/src/exam/actors/createSubmitter.ts',
      'packages/api-client/src/hooks/addIdempotencyKey.ts',
      'packages/ui/src/screens/exam-answering/notice/formatHandIn.ts',
      'packages/pages/src/features/exam-completion/reportExamCompletion.ts',
    ],
    proofs: [
      'packages/engine/src/exam/createExamAttempt.submission.test.ts',
      'packages/engine/src/exam/createExamAttempt.closed.test.ts',
      'packages/api-client/src/hooks/addIdempotencyKey.test.ts',
      'tests/journeys/exam-day.spec.ts',
      'tests/journeys/exam-conflicts.spec.ts',
      'packages/pages/src/features/exam-completion/reportExamCompletion.test.ts',
      'packages/engine/src/exam/createExamAttempt.lateHandIn.test.ts',
      'packages/api-client/src/endpoints/exam/test.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/exam-completion/reportExamCompletion.ts',
        find: '`completion-${answerLogId}`',
        replace: 'crypto.randomUUID()',
        proof: 'packages/pages/src/features/exam-completion/reportExamCompletion.test.ts',
      },
      {
        file: 'packages/engine/src/exam/actors/createSubmitter.ts',
        find: `  await completion.report();
`,
        replace: '',
        proof: 'packages/engine/src/exam/createExamAttempt.submission.test.ts',
      },
      {
        file: 'packages/api-client/src/hooks/addIdempotencyKey.ts',
        find: 'Idempotency-Key',
        replace: 'Idempotency',
        proof: 'packages/api-client/src/hooks/addIdempotencyKey.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/exam/test.ts',
        find: 'finStatus: 2',
        replace: 'finStatus: 1',
        proof: 'packages/api-client/src/endpoints/exam/test.test.ts',
      },
    ],
  },
  {
    id: 'EXAM-09',
    claim:
      'Finished screens of tests and homework; arrow and title one step, 返回 never past the intro; 查看作答 where the result is known at once',
    places: [
      'packages/ui/src/screens/exam-finished/ExamFinishedScreen.tsx',
      'packages/pages/src/pages/exam-answering/useFinishedPage.ts',
    ],
    proofs: [
      'packages/ui/src/screens/exam-finished/ExamFinishedScreen.interactions.stories.tsx',
      'tests/journeys/homework.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/exam-finished/ExamFinishedScreen.tsx',
        find: 'onBack={onTitle}',
        replace: 'onBack={onBack}',
        proof: 'packages/ui/src/screens/exam-finished/ExamFinishedScreen.interactions.stories.tsx',
        only: 'Back Buttons',
      },
      {
        file: 'packages/ui/src/screens/exam-finished/ExamFinishedScreen.tsx',
        find: `          查看作答
`,
        replace: `          查看
`,
        proof: 'packages/ui/src/screens/exam-finished/ExamFinishedScreen.interactions.stories.tsx',
        only: 'Marked At Once',
      },
    ],
  },
  {
    id: 'EXAM-10',
    claim:
      'Review: both answers, explanation, card coloured by correctness, 只看错题, a result of each sub-question, 退出查看',
    places: [
      'packages/ui/src/screens/exam-review/ExamReviewScreen.tsx',
      'packages/ui/src/questions/sub-questions/SubQuestionReview.tsx',
    ],
    proofs: [
      'packages/ui/src/screens/exam-review/ExamReviewScreen.interactions.stories.tsx',
      'tests/journeys/login-to-review.spec.ts',
      'tests/journeys/reading-and-cloze.spec.ts',
      'packages/ui/src/questions/QuestionReview.stories.tsx',
      'packages/ui/src/screens/exam-review/findReviewSteps.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/questions/sub-questions/SubQuestionReview.tsx',
        find: '{formatSubResult(question, solution)}',
        replace: '',
        proof: 'packages/ui/src/questions/QuestionReview.stories.tsx',
        only: 'Reading',
      },
      {
        file: 'packages/ui/src/screens/exam-review/findReviewSteps.ts',
        find: 'isOnlyMistakes ? entries.filter(isMistake) : entries',
        replace: 'entries',
        proof: 'packages/ui/src/screens/exam-review/findReviewSteps.test.ts',
      },
      {
        file: 'packages/ui/src/screens/exam-review/ExamReviewScreen.tsx',
        find: 'onExit={onExit}',
        replace: 'onExit={() => undefined}',
        proof: 'packages/ui/src/screens/exam-review/ExamReviewScreen.interactions.stories.tsx',
        only: 'Moves Between Questions',
      },
    ],
  },
  {
    id: 'EXAM-11',
    claim:
      "Partner's source (xskt): no countdown, no history; answers on the device until one send with xsktUserToken and use_time of all visits; the English map; review from xiongSongSubmitVO: right answers are counted, 未判 without is_right; 查看已完成作业",
    places: [
      'packages/pages/src/pages/exam-answering/createXsktSource.ts',
      'packages/pages/src/pages/exam-answering/createUsedTime.ts',
      'packages/api-client/src/entities/exam/parseXsktPaper.ts',
      'packages/api-client/src/entities/exam/parseReview.ts',
    ],
    proofs: [
      'tests/journeys/xskt.spec.ts',
      'packages/ui/src/screens/exam-review/ExamReviewScreen.interactions.stories.tsx',
      'packages/api-client/src/endpoints/exam/xskt.test.ts',
      'packages/api-client/src/entities/exam/parseXsktPaper.test.ts',
      'packages/pages/src/pages/exam-answering/createUsedTime.test.ts',
      'packages/sandbox/src/routes/xskt.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/api-client/src/entities/exam/parseXsktPaper.ts',
        find: 'timeLimitMinutes: null',
        replace: '',
        proof: 'packages/api-client/src/entities/exam/parseXsktPaper.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/exam/parseXsktPaper.ts',
        find: 'return hasQuestions ? normal :',
        replace: 'return normal ?? hasQuestions ? normal :',
        proof: 'packages/api-client/src/entities/exam/parseXsktPaper.test.ts',
      },
      {
        file: 'packages/pages/src/pages/exam-answering/createUsedTime.ts',
        find: 'Math.round(countedMs / 1000)',
        replace: 'Math.round(countedMs)',
        proof: 'packages/pages/src/pages/exam-answering/createUsedTime.test.ts',
      },
    ],
  },
  {
    id: 'EXAM-12',
    claim:
      'No answer is lost: reload, crash, offline, failed and late saves, expired token, two tabs, an attempt that the school deleted, an outage of the whole school, a reload without a network, a deploy; a check before the start says what would endanger the answers: no network, another tab, no storage, a sign-in that ends too early, a wrong clock; started all the same, the warning stays as a strip (ours)',
    places: [
      'packages/engine/src/exam/createExamAttempt.ts',
      'packages/pages/src/pages/exam-answering/findOpening.ts',
      'packages/pages/src/features/exam-worker/examWorker.ts',
      'packages/pages/src/pages/exam-answering/findKeptAnswers.ts',
      'packages/engine/src/exam/state/saving/Outage.ts',
      'packages/engine/src/exam/preflight/findConcerns.ts',
    ],
    proofs: [
      'packages/engine/src/exam/createExamAttempt.model.test.ts',
      'packages/engine/src/exam/preflight/findConcerns.test.ts',
      'packages/ui/src/dialogs/preflight/PreflightDialog.interactions.stories.tsx',
      'tests/journeys/preflight.spec.ts',
      'packages/pages/src/pages/exam-answering/findKeptAnswers.test.ts',
      'packages/engine/src/exam/testing/herd/simulateHerd.test.ts',
      'tests/journeys/exam-day.spec.ts',
      'tests/journeys/exam-conflicts.spec.ts',
      'packages/pages/src/pages/exam-answering/findOpening.test.ts',
      'tests/journeys/exam-worker.spec.ts',
      'tests/soak/run.ts',
      'packages/engine/src/exam/createExamAttempt.lateSaves.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/pages/exam-answering/findOpening.ts',
        find: 'if (!copy || !knownId || !isSilence(error)) throw error;',
        replace: 'if (copy || !knownId || !isSilence(error)) throw error;',
        proof: 'packages/pages/src/pages/exam-answering/findOpening.test.ts',
      },
      {
        file: 'packages/pages/src/pages/exam-answering/findKeptAnswers.ts',
        find: 'one.editedAt - other.editedAt',
        replace: 'other.editedAt - one.editedAt',
        proof: 'packages/pages/src/pages/exam-answering/findKeptAnswers.test.ts',
      },
      {
        file: 'packages/engine/src/exam/preflight/findConcerns.ts',
        find: 'signInEndsAt < examEndsAt',
        replace: 'signInEndsAt > examEndsAt',
        proof: 'packages/engine/src/exam/preflight/findConcerns.test.ts',
      },
      {
        file: 'packages/engine/src/exam/actors/createSubmitter.ts',
        find: `    state.journal = reopen(state.journal, questionId);
`,
        replace: '',
        proof: 'packages/engine/src/exam/createExamAttempt.lateSaves.test.ts',
      },
    ],
  },
];
