import { newestAttempts } from '@cloud-school/domain';
import { defineEndpoint } from '../../endpoint.ts';
import { parseAnswerLog, parseExamDetail, parseFinishResult } from '../../entities/exam/parseTestAttempt.ts';
import { readList } from '../../entities/read.ts';
import { toExamPlace } from './ExamQuery.ts';

// Homework has its own detail, logs, submission and review. Paper, start and saves are those of a test.

/** The homework of a classroom in a class; its `workId` opens the paper (EXAM-01). */
export const getHomeworkDetail = defineEndpoint({
  id: 'homework.detail',
  method: 'POST',
  path: '/teaching/anyone/studentHomework/detail',
  needsToken: true,
  isPathOurs: true,
  // Its page says what failed, in the block.
  isQuiet: true,
  toPayload: toExamPlace,
  parse: parseExamDetail,
});

/** Submitted attempts at homework, newest first (EXAM-01). */
export const listHomeworkLogs = defineEndpoint({
  id: 'homework.logs',
  method: 'POST',
  path: '/teaching/anyone/studentHomework/logs',
  needsToken: true,
  isPathOurs: true,
  isQuiet: true,
  toPayload: ({ workId }: { workId: string }) => ({ studentWorkMasterId: workId }),
  parse: (data) => newestAttempts(readList(data, 'Homework logs', parseAnswerLog)),
});

/** Submits homework (EXAM-08). A second call for the same attempt changes nothing (docs/how-to/back-end.md). */
export const submitHomework = defineEndpoint({
  id: 'homework.submit',
  method: 'POST',
  path: '/teaching/anyone/studentHomework/submit',
  needsToken: true,
  isPathOurs: true,
  needsSuccess: true,
  reportedAs: 'hand-in-failed',
  isQuiet: true,
  toPayload: ({ workId, answerLogId }: { workId: string; answerLogId: string }) => ({
    studentWorkId: workId,
    answerLogId,
  }),
  toIdempotencyKey: ({ answerLogId }) => `finish-${answerLogId}`,
  parse: parseFinishResult,
});
