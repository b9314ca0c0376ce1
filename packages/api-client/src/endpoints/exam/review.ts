import { defineEndpoint } from '../../endpoint.ts';
import { parseReview } from '../../entities/exam/parseReview.ts';

/**
 * A finished attempt at a test with its solutions (EXAM-10). Reviews have a file of their own, so that the exam page does
 * not load the code that reads solutions.
 */
export const getTestReview = defineEndpoint({
  id: 'test.review',
  method: 'POST',
  path: '/teaching/anyone/studentTest/review',
  needsToken: true,
  isPathOurs: true,
  isQuiet: true,
  toPayload: ({ workId, answerLogId }: { workId: string; answerLogId: string }) => ({ workId, answerLogId }),
  parse: parseReview,
});

/** Submitted homework with its solutions (EXAM-10). */
export const getHomeworkReview = defineEndpoint({
  id: 'homework.review',
  method: 'POST',
  path: '/teaching/anyone/studentHomework/answered',
  needsToken: true,
  isPathOurs: true,
  isQuiet: true,
  toPayload: ({ workId, answerLogId }: { workId: string; answerLogId: string }) => ({ workId, answerLogId }),
  parse: parseReview,
});
