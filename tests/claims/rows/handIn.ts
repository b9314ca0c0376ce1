import type { ClaimRow } from '../Claim.ts';

export const handInClaims: ClaimRow[] = [
  {
    id: 'EXAM-07',
    claim:
      'Submit dialog (360 wide) and exit dialog, each with the wording of tests and of homework; a refused answer is named with the words of the server, and the hand-in goes without it on request',
    places: [
      'packages/ui/src/screens/exam-answering/dialogs/ExamDialogs.tsx',
      'packages/ui/src/screens/exam-answering/words/answeringWords.ts',
    ],
    edit: {
      in: 'packages/ui/src/screens/exam-answering/notice/formatRefused.ts',
      change: "'、'",
      to: "'和'",
      proof: 'packages/ui/src/screens/exam-answering/notice/formatRefused.test.ts',
    },
    moreEdits: [
      {
        in: 'packages/ui/src/screens/exam-answering/dialogs/SubmitDialog.tsx',
        change: '您还有未作答的题目，确定要提交吗？',
        to: '还有未作答的题目',
        proof: 'packages/ui/src/screens/exam-answering/dialogs/ExamDialogs.interactions.stories.tsx',
        only: 'Submit With Unanswered',
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
    ],
    edit: {
      in: 'packages/pages/src/features/exam-completion/reportExamCompletion.ts',
      change: '`completion-${answerLogId}`',
      to: 'crypto.randomUUID()',
      proof: 'packages/pages/src/features/exam-completion/reportExamCompletion.test.ts',
    },
    moreEdits: [
      {
        in: 'packages/engine/src/exam/actors/createTaskRunner.ts',
        change: 'await completion.report();',
        to: 'void 0;',
        proof: 'packages/engine/src/exam/createExamAttempt.submission.test.ts',
      },
      {
        in: 'packages/engine/src/exam/actors/createCompletionReporter.ts',
        change: 'handedInAt = serverNow();',
        to: 'handedInAt = ports.environment.now();',
        proof: 'packages/engine/src/exam/createExamAttempt.submission.test.ts',
        only: 'every copy of a completion record',
      },
      {
        in: 'packages/engine/src/exam/actors/createCompletionReporter.ts',
        change: 'store.withJobs(key, () => send(completion))',
        to: 'send(completion)',
        proof: 'packages/engine/src/exam/createExamAttempt.lateHandIn.test.ts',
      },
      {
        in: 'packages/api-client/src/endpoints/exam/examTest.ts',
        symbol: 'reportCompletion',
        change: 'finStatus: 2',
        to: 'finStatus: 1',
        proof: 'packages/api-client/src/endpoints/exam/examTest.test.ts',
      },
    ],
    proofs: [
      'packages/engine/src/exam/createExamAttempt.closed.test.ts',
      'packages/api-client/src/hooks/addIdempotencyKey.test.ts',
      'tests/journeys/exam-day.spec.ts',
      'tests/journeys/exam-conflicts.spec.ts',
      'packages/ui/src/screens/exam-answering/dialogs/ExamDialogs.interactions.stories.tsx',
    ],
    mutants: true,
  },
  {
    id: 'EXAM-09',
    claim:
      'Finished screens of tests and homework; arrow and title one step, 返回 never past the intro; 查看作答 where the result is known at once, and then no word of a teacher; the score on a line with the pass mark where the server sends one, 差 N 分 never red; who was handed in by the end of the time has completed nothing; the focus is on what came of the hand-in',
    places: [
      'packages/ui/src/screens/exam-finished/ExamFinishedScreen.tsx',
      'packages/pages/src/pages/exam-answering/useFinishedPage.ts',
    ],
    edit: {
      change: 'onBack={onTitle}',
      to: 'onBack={onBack}',
      proof: 'packages/ui/src/screens/exam-finished/ExamFinishedScreen.interactions.stories.tsx',
      only: 'Back Buttons',
    },
    moreEdits: [
      {
        in: 'packages/ui/src/screens/exam-finished/finishedWords.ts',
        symbol: 'toFinishedHeading',
        change: "exam.endedBy !== 'time'",
        to: 'true',
        proof: 'packages/ui/src/screens/exam-finished/ExamFinishedScreen.interactions.stories.tsx',
        only: 'Time Out Without Answers',
      },
      {
        in: 'packages/ui/src/screens/exam-finished/toFinishedResult.ts',
        change: 'passScore - given',
        to: 'given - passScore',
        proof: 'packages/ui/src/screens/exam-finished/toFinishedResult.test.ts',
      },
    ],
    proofs: ['tests/journeys/homework.spec.ts'],
  },
  {
    id: 'EXAM-10',
    claim:
      'Review: both answers, explanation, card coloured by correctness, 只看错题, a result of each sub-question, 退出查看; a reload stays at the question',
    places: [
      'packages/ui/src/screens/exam-review/ExamReviewScreen.tsx',
      'packages/ui/src/questions/sub-questions/SubQuestionReview.tsx',
    ],
    edit: {
      in: 'packages/ui/src/screens/exam-review/findReviewSteps.ts',
      change: 'isOnlyMistakes ? entries.filter(isMistake) : entries',
      to: 'entries',
      proof: 'packages/ui/src/screens/exam-review/findReviewSteps.test.ts',
    },
    proofs: [
      'packages/ui/src/screens/exam-review/ExamReviewScreen.interactions.stories.tsx',
      'tests/journeys/login-to-review.spec.ts',
      'tests/journeys/back.spec.ts',
      'packages/pages/src/pages/exam-review/ExamReviewPage.stories.tsx',
      'tests/journeys/reading-and-cloze.spec.ts',
      'packages/ui/src/questions/QuestionReview.stories.tsx',
    ],
  },
  {
    id: 'EXAM-11',
    claim:
      "Partner's source (xskt): no countdown, no history; answers on the device until one send with xsktUserToken and use_time of all visits; the English map; review from xiongSongSubmitVO: right answers are counted, 未判 without is_right; 查看已完成作业",
    places: [
      'packages/pages/src/pages/exam-answering/createXsktSource.ts',
      'packages/api-client/src/entities/exam/parseXsktPaper.ts',
      'packages/api-client/src/entities/exam/parseReview.ts',
    ],
    edit: {
      in: 'packages/pages/src/pages/exam-answering/createUsedTime.ts',
      change: 'Math.round(countedMs / 1000)',
      to: 'Math.round(countedMs)',
      proof: 'packages/pages/src/pages/exam-answering/createUsedTime.test.ts',
    },
    proofs: [
      'tests/journeys/xskt.spec.ts',
      'packages/ui/src/screens/exam-review/ExamReviewScreen.interactions.stories.tsx',
      'packages/api-client/src/endpoints/exam/xskt.test.ts',
      'packages/api-client/src/entities/exam/parseXsktPaper.test.ts',
      'packages/sandbox/src/routes/xskt.test.ts',
    ],
  },
  {
    id: 'EXAM-12',
    claim:
      'No answer is lost: reload, crash, offline, failed and late saves, expired token, two tabs, an attempt that the school deleted, an outage of the whole school, a reload without a network, a deploy; a check before the start says what would endanger the answers: no network, another tab, no storage, a sign-in that ends too early, a wrong clock; started all the same, the warning stays as a strip (ours)',
    places: [
      'packages/engine/src/exam/createExamAttempt.ts',
      'packages/pages/src/worker/examWorker.ts',
      'packages/engine/src/exam/state/saving/Outage.ts',
    ],
    edit: {
      in: 'packages/engine/src/exam/opening/findOpening.ts',
      change: '!known.copy',
      to: 'known.copy',
      proof: 'packages/engine/src/exam/opening/findOpening.test.ts',
    },
    moreEdits: [
      {
        in: 'packages/engine/src/exam/locks/createTabLock.ts',
        change: 'takingOver ??=',
        to: 'takingOver =',
        proof: 'packages/engine/src/exam/locks/createTabLock.test.ts',
      },
      {
        in: 'packages/engine/src/exam/opening/findUnsentAnswers.ts',
        change: 'one.editedAt - other.editedAt',
        to: 'other.editedAt - one.editedAt',
        proof: 'packages/engine/src/exam/opening/findUnsentAnswers.test.ts',
      },
      {
        in: 'packages/engine/src/exam/preflight/findConcerns.ts',
        change: 'signInEndsAt < examEndsAt',
        to: 'signInEndsAt > examEndsAt',
        proof: 'packages/engine/src/exam/preflight/findConcerns.test.ts',
      },
      {
        in: 'packages/engine/src/exam/actors/createTaskRunner.ts',
        change: 'reopen(state.journal, questionId, serverNow())',
        to: 'state.journal',
        proof: 'packages/engine/src/exam/createExamAttempt.lateSaves.test.ts',
      },
    ],
    proofs: [
      'packages/engine/src/exam/createExamAttempt.model.test.ts',
      'packages/ui/src/dialogs/preflight/PreflightDialog.interactions.stories.tsx',
      'tests/journeys/preflight.spec.ts',
      'packages/engine/src/exam/testing/load-test/simulateLoad.test.ts',
      'tests/journeys/exam-day.spec.ts',
      'tests/journeys/exam-conflicts.spec.ts',
      'tests/journeys/exam-worker.spec.ts',
      'packages/engine/src/exam/storage/createAnswerStore.failures.test.ts',
    ],
  },
];
