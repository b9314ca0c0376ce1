import { describe, expect, it } from 'vitest';
import { captureRequest } from '../../testing/captureRequest.ts';
import {
  finishTest,
  getPaper,
  getTestDetail,
  listTestLogs,
  reportCompletion,
  reportRemainingTime,
  saveAnswer,
  startAttempt,
} from './examTest.ts';
import { getTestReview } from './review.ts';

const NOW = new Date('2026-11-21T13:05:09+08:00').getTime();

describe('requests of a test', () => {
  const root = 'POST /teaching/anyone/studentTest';
  const ids = { workId: '7', answerLogId: '8' };

  it('carry the work id and the attempt id', async () => {
    const place = { classId: '1', studentId: '2', courseId: null, classroomId: '4' };
    expect(await captureRequest(getTestDetail, place)).toEqual({
      line: `${root}/detail`,
      payload: { classId: '1', studentId: '2', classroomId: '4' },
    });
    expect(await captureRequest(getPaper, ids)).toEqual({ line: `${root}/paper`, payload: { workId: '7' } });
    expect(await captureRequest(listTestLogs, { workId: '7' })).toEqual({
      line: `${root}/logs`,
      payload: { testStudentId: '7' },
    });
    expect(await captureRequest(startAttempt, ids)).toEqual({ line: `${root}/start`, payload: { id: '7' } });
    expect(await captureRequest(finishTest, ids)).toEqual({
      line: `${root}/finish`,
      payload: { testId: '7', answerLogId: '8' },
    });
    expect(await captureRequest(getTestReview, ids)).toEqual({ line: `${root}/review`, payload: ids });
  });

  it.each([
    ['single', { optionKeys: ['B'], texts: [] }, { optionList: ['B'] }],
    ['multiple', { optionKeys: ['A', 'C'], texts: [] }, { optionList: ['A', 'C'] }],
    ['true-false', { optionKeys: ['2'], texts: [] }, { optionList: ['2'] }],
    ['blanks', { optionKeys: [], texts: [' 2 ', '', 'a|b'] }, { content: '2||a｜b', optionList: [] }],
    [
      'short-answer',
      { optionKeys: [], texts: ['先评估 | 不搬动\n'] },
      { content: '先评估 | 不搬动\n', optionList: [] },
    ],
  ] as const)('save the answer of a %s question', async (kind, { optionKeys, texts }, questionAnswerVO) => {
    const answer = { optionKeys: [...optionKeys], texts: [...texts] };
    const where = { questionId: '9', unitId: '10', kind, secondsSpent: 12 };
    expect(await captureRequest(saveAnswer, { ...ids, ...where, answer, answeredAt: NOW })).toEqual({
      line: `${root}/saveAnswer`,
      payload: {
        answerLogId: '8',
        answerTime: '2026-11-21 13:05:09',
        id: '7',
        questionAnswerVO,
        questionId: '9',
        questionUnitId: '10',
        submitTime: '2026-11-21 13:05:09',
      },
    });
  });

  it('report the remaining time of an attempt in seconds (EXAM-05)', async () => {
    expect(await captureRequest(reportRemainingTime, { ...ids, remainingSeconds: 0 })).toEqual({
      line: `${root}/reportTime`,
      payload: { id: '7', answerLogId: '8', remainingSeconds: 0 },
    });
  });

  it('report the activity as completed', async () => {
    const place = { activityId: '1', bizType: 'TEST', activityContentId: '3', tenantId: '1001', userId: '5' };
    expect(
      await captureRequest(reportCompletion, { ...place, classId: '6', classroomId: '4', at: NOW }),
    ).toEqual({
      line: 'POST /teaching/anyone/activity/reportCompletion',
      payload: {
        ...place,
        bizId: '6',
        contentId: '4',
        currentTime: '2026-11-21 13:05:09',
        finStatus: 2,
        realValue: 1,
        dutyType: 'SUBMIT',
      },
    });
  });
});
