import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { captureRequest } from '../../testing/captureRequest.ts';
import { getDutyCount, getTimetable } from './timetable.ts';

const week = {
  classId: '1',
  userId: '5',
  startTime: '2026-11-15 00:00:00',
  endTime: '2026-11-21 23:59:59',
};

describe('requests of the timetable', () => {
  it.each([
    ['week', 'WEEK'],
    ['month', 'MONTH'],
    ['all', 'UNIT'],
  ] as const)('of the period %s send %s', async (period, evaluateType) => {
    expect(await captureRequest(getTimetable, { ...week, period })).toEqual({
      line: 'POST /teaching/anyone/activity/listByDate',
      payload: { ...week, evaluateType },
    });
    const { startTime, endTime, ...ids } = week;
    expect((await captureRequest(getDutyCount, { ...week, period })).payload).toEqual({
      ...ids,
      beginDateTime: startTime,
      endDateTime: endTime,
      evaluateType,
    });
  });

  it('of the whole training may send no bounds', async () => {
    const all = { ...week, startTime: null, endTime: null, period: 'all' } as const;
    expect((await captureRequest(getTimetable, all)).payload).toEqual({
      classId: '1',
      userId: '5',
      evaluateType: 'UNIT',
    });
  });
});

describe('a timetable', () => {
  const at = (id: number, startTime: string, finStatus: unknown = null) => ({ id, startTime, finStatus });

  it('has its days in order, with every activity once', () => {
    const { days } = getTimetable.parse({
      optionData: [
        { dateKey: '2026-11-22', colorStatus: 1, activityResultVOList: null },
        {
          dateKey: '2026-11-21 00:00:00',
          colorStatus: '2',
          activityResultVOList: [at(2, '2026-11-21 14:00:00'), at(1, '2026-11-21 08:00:00'), {}],
        },
        { dateKey: 'soon', colorStatus: 1 },
        null,
      ],
      activityResultVOList: [
        at(1, '2026-11-21 08:00:00'),
        at(3, '2026-11-20 09:00:00'),
        at(4, '2026-11-22 09:00:00'),
        { id: 5 },
      ],
    });
    expect(days.map(({ date, state, activities }) => [date, state, activities.map(({ id }) => id)])).toEqual([
      ['2026-11-20', null, ['3']],
      ['2026-11-21', 'done', ['1', '2']],
      ['2026-11-22', 'pending', ['4']],
    ]);
  });

  it.each([
    [0, false],
    ['0', false],
    [2, true],
    ['1', true],
    [null, null],
    ['x', null],
  ])('has with finStatus %j an activity that is finished: %j', (finStatus, isFinished) => {
    const { days } = getTimetable.parse({ activityResultVOList: [at(1, '2026-11-21 08:00:00', finStatus)] });
    expect(days[0]?.activities[0]?.isFinished).toBe(isFinished);
  });

  it('has the activities of a day by their start, those without one first', () => {
    const activityResultVOList = [at(2, '2026-11-21 14:00:00'), { id: 3 }, at(1, '2026-11-21 08:00:00')];
    const { days } = getTimetable.parse({ optionData: [{ dateKey: '2026-11-21', activityResultVOList }] });
    expect(days[0]?.activities.map(({ id }) => id)).toEqual(['3', '1', '2']);
  });

  it('may be empty, but is a record', () => {
    expect(getTimetable.parse({ optionData: '[{', activityResultVOList: 'none' })).toEqual({ days: [] });
    expect(() => getTimetable.parse(null)).toThrow(MalformedError);
  });
});

describe('the duties of a period', () => {
  it('map the wire’s fields', () => {
    const record = {
      requiredActivityNum: '26',
      finishSignActivityNum: 19,
      rankIndex: 8,
      rankTotal: '38',
      resultMap: JSON.stringify({
        ONLINE_VIDEO_TEACHING_STUDY_TIMES: { totalNum: 64_800_000, finishNum: '51600000' },
        OFFLINE_FACE2FACE_TEACHING_FIN_TIMES: { totalNum: 4, finishNum: 2 },
        EE_LIVE_LECTURES_VIDEO_PROGRESS: { totalNum: 1 },
        ONLINE_TEST_SUBMIT: 'x',
      }),
    };
    expect(getDutyCount.parse(record)).toEqual({
      requiredActivities: { required: 26, done: 19 },
      rank: 8,
      rankTotal: 38,
      counts: {
        'video-times': { required: 64_800_000, done: 51_600_000 },
        'face-to-face': { required: 4, done: 2 },
        'live-progress': { required: 1, done: 0 },
      },
    });
  });

  it('count a rank up to the last', () => {
    expect(getDutyCount.parse({ rankIndex: 38, rankTotal: 38 })).toMatchObject({ rank: 38, rankTotal: 38 });
  });

  it.each([
    [8, null],
    [null, 38],
    [39, 38],
    [0, 0],
  ])('with rank %j of %j have no rank', (rankIndex, rankTotal) => {
    expect(getDutyCount.parse({ rankIndex, rankTotal, resultMap: '{' })).toEqual({
      requiredActivities: null,
      rank: null,
      rankTotal: null,
      counts: {},
    });
  });
});
