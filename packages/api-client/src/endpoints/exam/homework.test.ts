import { expect, it } from 'vitest';
import { captureRequest } from '../../testing/captureRequest.ts';
import { getHomeworkDetail, listHomeworkLogs, submitHomework } from './homework.ts';
import { getHomeworkReview } from './review.ts';

const root = 'POST /teaching/anyone/studentHomework';
const ids = { workId: '7', answerLogId: '8' };

it('the requests of homework carry the work id under the names of its own calls', async () => {
  const place = { classId: '1', studentId: '2', courseId: '3', classroomId: null };
  expect(await captureRequest(getHomeworkDetail, place)).toEqual({
    line: `${root}/detail`,
    payload: { classId: '1', studentId: '2', courseId: '3' },
  });
  expect(await captureRequest(listHomeworkLogs, { workId: '7' })).toEqual({
    line: `${root}/logs`,
    payload: { studentWorkMasterId: '7' },
  });
  expect(await captureRequest(submitHomework, ids)).toEqual({
    line: `${root}/submit`,
    payload: { studentWorkId: '7', answerLogId: '8' },
  });
  expect(await captureRequest(getHomeworkReview, ids)).toEqual({ line: `${root}/answered`, payload: ids });
});
