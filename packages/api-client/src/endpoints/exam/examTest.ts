import { type Completion, newestAttempts, toSchoolTime } from '@cloud-school/domain';
import { defineEndpoint } from '../../endpoint.ts';
import { parsePaper } from '../../entities/exam/parsePaper.ts';
import {
  parseAnswerLog,
  parseFinishResult,
  parseStartedAttempt,
  parseExamDetail,
} from '../../entities/exam/parseTestAttempt.ts';
import { type AnswerToSave, toAnswerBody } from '../../entities/exam/toAnswerBody.ts';
import { readList } from '../../entities/read.ts';
import { toExamPlace } from './ExamQuery.ts';

/** The test of a classroom in a class; its `workId` opens the paper (EXAM-01). */
export const getTestDetail = defineEndpoint({
  id: 'test.detail',
  method: 'POST',
  path: '/teaching/anyone/studentTest/detail',
  needsToken: true,
  isPathOurs: true,
  // Its page says what failed, in the block.
  isQuiet: true,
  toPayload: toExamPlace,
  parse: parseExamDetail,
});

/** The questions of a test or of homework, with the answers saved so far (EXAM-02). */
export const getPaper = defineEndpoint({
  id: 'test.paper',
  method: 'POST',
  path: '/teaching/anyone/studentTest/paper',
  needsToken: true,
  isPathOurs: true,
  isQuiet: true,
  toPayload: ({ workId }: { workId: string }) => ({ workId }),
  parse: (data) => parsePaper(data),
});

/** Finished attempts at a test, newest first (EXAM-01). */
export const listTestLogs = defineEndpoint({
  id: 'test.logs',
  method: 'POST',
  path: '/teaching/anyone/studentTest/logs',
  needsToken: true,
  isPathOurs: true,
  isQuiet: true,
  toPayload: ({ workId }: { workId: string }) => ({ testStudentId: workId }),
  parse: (data) => newestAttempts(readList(data, 'Test logs', parseAnswerLog)),
});

/** Starts an attempt, or resumes the unfinished one. */
export const startAttempt = defineEndpoint({
  id: 'test.start',
  method: 'POST',
  path: '/teaching/anyone/studentTest/start',
  needsToken: true,
  isPathOurs: true,
  needsSuccess: true,
  isQuiet: true,
  toPayload: ({ workId }: { workId: string }) => ({ id: workId }),
  parse: parseStartedAttempt,
});

/** Saves one answer; of several saves of a question the last counts (EXAM-06). */
export const saveAnswer = defineEndpoint({
  id: 'test.saveAnswer',
  method: 'POST',
  path: '/teaching/anyone/studentTest/saveAnswer',
  needsToken: true,
  isPathOurs: true,
  needsSuccess: true,
  reportedAs: 'answer-not-saved',
  isQuiet: true,
  toPayload: (args: AnswerToSave) => toAnswerBody(args),
  parse: () => undefined,
});

export interface TimeReport {
  workId: string;
  answerLogId: string;
  /** Whole seconds until the deadline, at least 0. */
  remainingSeconds: number;
}

/**
 * Reports the remaining time of an attempt, about every 60 s (EXAM-05). Path and body are ours, because the
 * specification shows neither. Its failure has no consequence for the attempt.
 */
export const reportRemainingTime = defineEndpoint({
  id: 'test.reportRemainingTime',
  method: 'POST',
  path: '/teaching/anyone/studentTest/reportTime',
  needsToken: true,
  isPathOurs: true,
  isQuiet: true,
  toPayload: ({ workId, answerLogId, remainingSeconds }: TimeReport) => ({
    id: workId,
    answerLogId,
    remainingSeconds,
  }),
  parse: () => undefined,
});

/** Submits a test (EXAM-08). A second call for the same attempt changes nothing (docs/how-to/back-end.md). */
export const finishTest = defineEndpoint({
  id: 'test.finish',
  method: 'POST',
  path: '/teaching/anyone/studentTest/finish',
  needsToken: true,
  isPathOurs: true,
  needsSuccess: true,
  reportedAs: 'hand-in-failed',
  isQuiet: true,
  toPayload: ({ workId, answerLogId }: { workId: string; answerLogId: string }) => ({
    testId: workId,
    answerLogId,
  }),
  toIdempotencyKey: ({ answerLogId }) => `finish-${answerLogId}`,
  parse: parseFinishResult,
});

/** Records that a student completed an activity by submitting its test or homework (EXAM-08). */
export const reportCompletion = defineEndpoint({
  id: 'test.reportCompletion',
  method: 'POST',
  path: '/teaching/anyone/activity/reportCompletion',
  needsToken: true,
  isPathOurs: true,
  isQuiet: true,
  isCreation: true,
  toPayload: ({ classId, classroomId, at, ...rest }: Completion) => ({
    ...rest,
    bizId: classId,
    contentId: classroomId,
    currentTime: toSchoolTime(at),
    finStatus: 2,
    realValue: 1,
    dutyType: 'SUBMIT',
  }),
  parse: () => undefined,
});
