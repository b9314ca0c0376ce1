import { defineEndpoint } from '../endpoint.ts';
import { formatDateTime } from '../entities/dateTime.ts';
import { newestFirst, parseAnswerLog } from '../entities/parseAnswerLog.ts';
import { parseAnswerSession } from '../entities/parseAnswerSession.ts';
import { parseFinishedTest } from '../entities/parseFinishedTest.ts';
import { parsePaper } from '../entities/parsePaper.ts';
import { parseTestDetail } from '../entities/parseTestDetail.ts';
import { readList } from '../entities/read.ts';
import { type SavedAnswer, toAnswerRecord } from '../entities/toAnswerRecord.ts';

interface TestQuery {
  classId: string | null;
  studentId: string | null;
  courseId: string | null;
  classroomId: string | null;
}

/** A test by where it is in the class; its workId opens the paper (EXAM-01). */
export const getTestDetail = defineEndpoint({
  id: 'test.detail',
  method: 'POST',
  path: '/teaching/anyone/studentTest/detail',
  isPathOurs: true,
  toPayload: ({ classId, studentId, courseId, classroomId }: TestQuery) => ({
    classId,
    studentId,
    courseId,
    classroomId,
  }),
  parse: parseTestDetail,
});

/** The questions of a test, with the answers saved so far. */
export const getPaper = defineEndpoint({
  id: 'test.paper',
  method: 'POST',
  path: '/teaching/anyone/studentTest/paper',
  isPathOurs: true,
  toPayload: ({ workId }: { workId: string }) => ({ workId }),
  parse: (data) => parsePaper(data),
});

/** Finished attempts, newest first. */
export const listTestLogs = defineEndpoint({
  id: 'test.logs',
  method: 'POST',
  path: '/teaching/anyone/studentTest/logs',
  isPathOurs: true,
  toPayload: ({ testStudentId }: { testStudentId: string }) => ({ testStudentId }),
  parse: (data) => newestFirst(readList(data, 'Test logs', parseAnswerLog)),
});

/** Opens an attempt, or resumes the unfinished one. */
export const startAnswerSession = defineEndpoint({
  id: 'test.start',
  method: 'POST',
  path: '/teaching/anyone/studentTest/start',
  isPathOurs: true,
  needsSuccess: true,
  toPayload: ({ workId }: { workId: string }) => ({ id: workId }),
  parse: parseAnswerSession,
});

/** Saves one answer (EXAM-06). */
export const saveAnswer = defineEndpoint({
  id: 'test.saveAnswer',
  method: 'POST',
  path: '/teaching/anyone/studentTest/saveAnswer',
  isPathOurs: true,
  needsSuccess: true,
  toPayload: (args: SavedAnswer) => toAnswerRecord(args),
  parse: () => undefined,
});

/** Hands a test in (EXAM-08). */
export const finishTest = defineEndpoint({
  id: 'test.finish',
  method: 'POST',
  path: '/teaching/anyone/studentTest/finish',
  isPathOurs: true,
  needsSuccess: true,
  toPayload: ({ workId, answerLogId }: { workId: string; answerLogId: string }) => ({
    testId: workId,
    answerLogId,
  }),
  parse: parseFinishedTest,
});

interface Completion {
  activityId: string;
  classId: string | null;
  bizType: string | null;
  classroomId: string | null;
  activityContentId: string | null;
  tenantId: string | null;
  userId: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Records that an activity was completed by handing in its test (EXAM-08). */
export const reportCompletion = defineEndpoint({
  id: 'test.reportCompletion',
  method: 'POST',
  path: '/teaching/anyone/activity/reportCompletion',
  isPathOurs: true,
  toPayload: ({ classId, classroomId, at, ...rest }: Completion) => ({
    ...rest,
    bizId: classId,
    contentId: classroomId,
    currentTime: formatDateTime(at),
    finStatus: 2,
    realValue: 1,
    dutyType: 'SUBMIT',
  }),
  parse: () => undefined,
});
