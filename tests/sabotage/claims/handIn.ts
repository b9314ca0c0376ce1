import type { Claim } from '../Claim.ts';

/** From the hand-in to the review, and what keeps answers. */
export const handInClaims: Claim[] = [
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
      {
        file: 'packages/ui/src/screens/exam-answering/dialogs/SubmitDialog.tsx',
        find: '您还有未作答的题目，确定要提交吗？',
        replace: '还有未作答的题目',
        proof: 'packages/ui/src/screens/exam-answering/dialogs/ExamDialogs.interactions.stories.tsx',
        only: 'Submit With Unanswered',
      },
      {
        file: 'packages/ui/src/screens/exam-answering/dialogs/SubmitDialog.tsx',
        find: "'确定要提交吗？'",
        replace: "'提交？'",
        proof: 'packages/ui/src/screens/exam-answering/dialogs/ExamDialogs.interactions.stories.tsx',
        only: 'Submit With All Answered',
      },
      {
        file: 'packages/ui/src/screens/exam-answering/words/answeringWords.ts',
        find: '当前测试未提交，确定要退出吗？',
        replace: '确定要退出吗？',
        proof: 'packages/ui/src/screens/exam-answering/dialogs/ExamDialogs.interactions.stories.tsx',
        only: 'Exit',
      },
    ],
  },
  {
    id: 'EXAM-08',
    claim:
      'Finish once, each with the same idempotency key; completion record; a failure can be tried again; the paper says that it was handed in, here or elsewhere, before the next page loads; the record names the activity that holds the exam',
    places: [
      'packages/engine/src/exam/actors/createTaskRunner.ts',
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
      'packages/api-client/src/endpoints/exam/examTest.test.ts',
      'packages/ui/src/screens/exam-answering/dialogs/ExamDialogs.interactions.stories.tsx',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/exam-completion/reportExamCompletion.ts',
        find: '`completion-${answerLogId}`',
        replace: 'crypto.randomUUID()',
        proof: 'packages/pages/src/features/exam-completion/reportExamCompletion.test.ts',
      },
      {
        file: 'packages/engine/src/exam/actors/createTaskRunner.ts',
        find: `  await completion.report();
`,
        replace: '',
        proof: 'packages/engine/src/exam/createExamAttempt.submission.test.ts',
      },
      {
        file: 'packages/engine/src/exam/actors/createCompletionReporter.ts',
        find: 'handedInAt = serverNow();',
        replace: 'handedInAt = ports.environment.now();',
        proof: 'packages/engine/src/exam/createExamAttempt.submission.test.ts',
        only: 'every copy of a completion record',
      },
      {
        file: 'packages/engine/src/exam/actors/createCompletionReporter.ts',
        find: 'store.withJobs(key, () => send(completion))',
        replace: 'send(completion)',
        proof: 'packages/engine/src/exam/createExamAttempt.lateHandIn.test.ts',
      },
      {
        file: 'packages/api-client/src/hooks/addIdempotencyKey.ts',
        find: 'Idempotency-Key',
        replace: 'Idempotency',
        proof: 'packages/api-client/src/hooks/addIdempotencyKey.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/exam/examTest.ts',
        find: 'finStatus: 2',
        replace: 'finStatus: 1',
        proof: 'packages/api-client/src/endpoints/exam/examTest.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/exam/examTest.ts',
        find: 'realValue: 1',
        replace: 'realValue: 2',
        proof: 'packages/api-client/src/endpoints/exam/examTest.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/exam/examTest.ts',
        find: "dutyType: 'SUBMIT'",
        replace: "dutyType: 'FINISH'",
        proof: 'packages/api-client/src/endpoints/exam/examTest.test.ts',
      },
      {
        file: 'packages/ui/src/screens/exam-answering/words/answeringWords.ts',
        find: `collect: '收卷',
    submitTitle: '确定要交卷吗？',
    exitQuestion: '当前测试未提交，确定要退出吗？',
    failureTitle: '提交失败，请联系管理员'`,
        replace: `collect: '收卷',
    submitTitle: '确定要交卷吗？',
    exitQuestion: '当前测试未提交，确定要退出吗？',
    failureTitle: '提交失败'`,
        proof: 'packages/ui/src/screens/exam-answering/dialogs/ExamDialogs.interactions.stories.tsx',
        only: 'Submit Failed',
      },
    ],
  },
  {
    id: 'EXAM-09',
    claim:
      'Finished screens of tests and homework; arrow and title one step, 返回 never past the intro; 查看作答 where the result is known at once, and then no word of a teacher; the focus is on what came of the hand-in',
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
      {
        file: 'packages/ui/src/screens/exam-finished/ExamFinishedScreen.tsx',
        find: "[words.marked, '现在就可以查看结果。']",
        replace: "[words.markedBy, '老师批阅后才能查看结果。']",
        proof: 'packages/ui/src/screens/exam-finished/ExamFinishedScreen.interactions.stories.tsx',
        only: 'Marked At Once',
      },
      {
        file: 'packages/ui/src/screens/exam-finished/ExamFinishedScreen.tsx',
        find: 'heading.current?.focus({ preventScroll: true })',
        replace: 'undefined',
        proof: 'packages/ui/src/screens/exam-finished/ExamFinishedScreen.interactions.stories.tsx',
        only: 'Focus On What Came Of It',
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
        file: 'packages/ui/src/screens/exam-review/Reviewing.tsx',
        find: '已经是最后一题了',
        replace: '没有下一题',
        proof: 'packages/ui/src/screens/exam-review/ExamReviewScreen.interactions.stories.tsx',
        only: 'Moves Between Questions',
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
        find: '!known.copy || !isNoAnswer(error)',
        replace: '!known.copy || isNoAnswer(error)',
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
        file: 'packages/engine/src/exam/actors/createTaskRunner.ts',
        find: `    state.journal = reopen(state.journal, questionId, serverNow());
`,
        replace: '',
        proof: 'packages/engine/src/exam/createExamAttempt.lateSaves.test.ts',
      },
    ],
  },
];
