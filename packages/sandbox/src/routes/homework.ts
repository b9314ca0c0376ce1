import {
  getHomeworkDetail,
  getHomeworkReview,
  listHomeworkLogs,
  submitHomework,
} from '@cloud-school/api-client';
import { finishWork } from '../exam/finishWork.ts';
import { listFinishedAttempts } from '../exam/listFinishedAttempts.ts';
import { openReview } from '../exam/openReview.ts';
import { toExamDetail } from '../exam/toExamDetail.ts';
import { readText } from '../http/readField.ts';
import { type Route, route } from '../http/Route.ts';

/** The calls that homework has of its own; paper, start, saves and completion are those of a test. */
export const HOMEWORK_ROUTES: Route[] = [
  route(
    getHomeworkDetail,
    { example: { classId: 'c-elder-3', studentId: null, courseId: 'k-elder', classroomId: 'r-elder-47' } },
    (call) => toExamDetail(call, 'homework'),
  ),
  route(listHomeworkLogs, { example: { workId: 'w-turning-plan-u-shen' } }, (call) =>
    listFinishedAttempts(call, 'homework', readText(call.payload, 'studentWorkMasterId')),
  ),
  route(submitHomework, {}, (call) => finishWork(call, 'homework', readText(call.payload, 'studentWorkId'))),
  route(getHomeworkReview, {}, (call) => openReview(call, 'homework')),
];
