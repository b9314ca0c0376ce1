import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseClassActivity } from './parseClassActivity.ts';

const record = { activityId: 9, activityName: '晨课', isRequired: 1, onlineType: 1 };

describe('an activity', () => {
  it('maps the wire’s fields', () => {
    const full = {
      ...record,
      id: 3,
      onlineType: '2',
      classActivityStatus: '0',
      startTime: '2026-11-21 14:00:00',
      endTime: '2026-11-21T16:30:00',
      extendId: 4001,
      bizType: { code: 'CLASS_ACTIVITY', desc: '班级活动' },
      position: '实训楼 302',
      activityFinishTypeMap: {
        VIDEO_PROGRESS: { totalNum: '2', finishNum: 1 },
        ONLINE_TEST_SUBMIT: { totalNum: 0, finishNum: 0 },
        ONLINE_HOMEWORK_SUBMIT: null,
      },
      activityContentResultVOS: [
        {
          contentId: 51,
          contentName: '随堂小测',
          dataType: '7',
          id: 71,
          classroomCover: '/media/covers/elder-care.svg',
          mustLearn: '1',
          learnProcess: '62.20',
          initValue: '1230000',
          learningDuration: 766000,
          sourceType: 3,
          dutyRuleResultVOS: [
            { dutyType: 'OTHER', targetValue: 1 },
            { dutyType: { code: 'VIDEO_PROGRESS', desc: '视频进度' }, targetValue: '90' },
          ],
        },
        { contentId: '52', contentName: '讲义', dataType: 8, activityContentId: 72, id: 1 },
      ],
    };
    expect(parseClassActivity(full)).toEqual({
      id: '9',
      name: '晨课',
      isRequired: true,
      isFaceToFace: true,
      status: 'to-attend',
      startsAt: '2026-11-21 14:00:00',
      endsAt: '2026-11-21 16:30:00',
      address: '实训楼 302',
      courseId: '4001',
      bizType: 'CLASS_ACTIVITY',
      contents: [
        {
          id: '51',
          activityContentId: '71',
          name: '随堂小测',
          kind: 'test',
          coverUrl: '/media/covers/elder-care.svg',
          isRequired: true,
          progress: 62.2,
          duration: 1_230_000,
          position: 766_000,
          sourceType: '3',
        },
        {
          id: '52',
          activityContentId: '72',
          name: '讲义',
          kind: 'image',
          coverUrl: null,
          isRequired: false,
          progress: null,
          duration: null,
          position: null,
        },
      ],
    });
  });

  it('that ends before it starts has no end', () => {
    const times = { startTime: '2026-11-21 14:00:00', endTime: '2026-11-21 12:00:00' };
    expect(parseClassActivity({ ...record, ...times })).toMatchObject({
      startsAt: times.startTime,
      endsAt: null,
    });
  });

  it.each([
    [0, 'to-attend'],
    ['1', 'absent'],
    [2, 'attended'],
    [3, null],
    [null, null],
    ['x', null],
  ])('that is required and has classActivityStatus %j is %s', (classActivityStatus, status) => {
    expect(parseClassActivity({ ...record, classActivityStatus }).status).toBe(status);
  });

  it.each([0, 2, null, undefined])('that is elective (%j) has no attendance', (isRequired) => {
    expect(parseClassActivity({ ...record, isRequired, classActivityStatus: 1 })).toMatchObject({
      isRequired: false,
      status: null,
    });
  });

  it.each([
    [1, 'video'],
    [3, 'article'],
    [4, 'document'],
    [6, 'homework'],
    ['7', 'test'],
    [8, 'image'],
    [2, 'audio'],
    [null, 'other'],
  ])('has with dataType %j a content of kind %s', (dataType, kind) => {
    const activityContentResultVOS = [{ contentId: 1, dataType }];
    expect(parseClassActivity({ ...record, activityContentResultVOS }).contents[0]?.kind).toBe(kind);
  });

  it('leaves out only the malformed content, also from a JSON string', () => {
    const activityContentResultVOS = JSON.stringify([{ contentName: '无编号' }, { contentId: 2 }, null]);
    const { contents } = parseClassActivity({ ...record, activityContentResultVOS });
    expect(contents.map(({ id }) => id)).toEqual(['2']);
  });

  it('takes its id from activityId, else from id', () => {
    expect(parseClassActivity({ id: 3 }).id).toBe('3');
    expect(() => parseClassActivity({ activityName: '晨课' })).toThrow(MalformedError);
    expect(() => parseClassActivity(null)).toThrow(MalformedError);
  });

  it('with any other fields keeps its id and name', () => {
    const fields = [
      'isRequired',
      'onlineType',
      'classActivityStatus',
      'startTime',
      'activityContentResultVOS',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), fc.anything()), (odd) => {
        const activity = parseClassActivity({ ...odd, activityId: '9' });
        expect(activity.id).toBe('9');
        expect(['to-attend', 'absent', 'attended', null]).toContain(activity.status);
        expect(activity.isRequired || activity.status === null).toBe(true);
        expect(activity.contents.every(({ id }) => id !== '')).toBe(true);
      }),
    );
  });
});
