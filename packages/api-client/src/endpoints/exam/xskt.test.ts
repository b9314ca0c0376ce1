import { expect, it } from 'vitest';
import { captureRequest } from '../../testing/captureRequest.ts';
import { finishXskt, getXsktPaper } from './xskt.ts';

const root = 'POST /teaching/anyone/xskt';
const NOW = new Date('2026-11-21T13:05:09+08:00').getTime();

it('the paper is loaded by the work id', async () => {
  expect(await captureRequest(getXsktPaper, { workId: '7' })).toEqual({
    line: `${root}/paper`,
    payload: { workId: '7' },
  });
});

it('one send carries every answer, the token and the time used (EXAM-11)', async () => {
  const ids = { workId: '7', answerLogId: '8' };
  const question = { questionId: '9', unitId: '10', kind: 'single' as const, answeredAt: NOW };
  const time = '2026-11-21 13:05:09';
  const request = await captureRequest(finishXskt, {
    ...ids,
    activityId: null,
    classId: '1',
    classroomId: '4',
    courseId: '3',
    usedSeconds: 1600,
    userToken: 'token',
    answers: [
      {
        ...ids,
        ...question,
        answer: { optionKeys: ['B'], texts: [] },
        facts: { objectiveType: '1', isRight: null },
      },
    ],
  });
  expect(request).toEqual({
    line: `${root}/finish`,
    payload: {
      studentWorkId: '7',
      answerLogId: '8',
      classId: '1',
      classroomId: '4',
      courseId: '3',
      use_time: 1600,
      xsktUserToken: 'token',
      userAnswerObjects: [
        {
          answerLogId: '8',
          answerTime: time,
          id: '7',
          questionAnswerVO: { optionList: ['B'] },
          questionId: '9',
          questionUnitId: '10',
          submitTime: time,
          objectiveType: '1',
          questions_id: '9',
        },
      ],
    },
  });
});
