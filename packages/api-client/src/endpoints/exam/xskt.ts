import type { XsktQuestionFacts } from '@cloud-school/domain';
import { defineEndpoint } from '../../endpoint.ts';
import { parseFinishResult } from '../../entities/exam/parseTestAttempt.ts';
import { parseXsktPaper } from '../../entities/exam/parseXsktPaper.ts';
import { type AnswerToSave, toAnswerBody } from '../../entities/exam/toAnswerBody.ts';

// Exams of the partner's source (sourceType xskt): the answers are collected on the device and sent once (EXAM-11).

/** The paper, with the token that the one send needs. */
export const getXsktPaper = defineEndpoint({
  id: 'xskt.paper',
  method: 'POST',
  path: '/teaching/anyone/xskt/paper',
  needsToken: true,
  isPathOurs: true,
  isQuiet: true,
  toPayload: ({ workId }: { workId: string }) => ({ workId }),
  parse: parseXsktPaper,
});

export interface XsktFinish {
  workId: string;
  answerLogId: string;
  activityId: string | null;
  classId: string | null;
  classroomId: string | null;
  courseId: string | null;
  /** Of all visits together. */
  usedSeconds: number;
  answers: (AnswerToSave & { facts: XsktQuestionFacts | null })[];
  userToken: string;
}

/** Sends all answers and finishes the attempt. */
export const finishXskt = defineEndpoint({
  id: 'xskt.finish',
  method: 'POST',
  path: '/teaching/anyone/xskt/finish',
  needsToken: true,
  isPathOurs: true,
  needsSuccess: true,
  reportedAs: 'hand-in-failed',
  isQuiet: true,
  toPayload: ({ workId, usedSeconds, answers, userToken, ...place }: XsktFinish) => ({
    ...place,
    studentWorkId: workId,
    use_time: usedSeconds,
    userAnswerObjects: answers.map(({ facts, ...answer }) => ({
      ...toAnswerBody(answer),
      objectiveType: facts?.objectiveType ?? null,
      positive: facts?.isRight ?? null,
      questions_id: answer.questionId,
    })),
    xsktUserToken: userToken,
  }),
  toIdempotencyKey: ({ answerLogId }) => `finish-${answerLogId}`,
  parse: parseFinishResult,
});
