import { defineEndpoint } from '../../endpoint.ts';
import { parseReview } from '../../entities/exam/parseReview.ts';

/**
 * A finished attempt with its solutions (EXAM-10). It has a file of its own, so that the exam page does not load the
 * code that reads solutions.
 */
export const getTestReview = defineEndpoint({
  id: 'test.review',
  method: 'POST',
  path: '/teaching/anyone/studentTest/review',
  isPathOurs: true,
  toPayload: ({ workId, answerLogId }: { workId: string; answerLogId: string }) => ({ workId, answerLogId }),
  parse: parseReview,
});
