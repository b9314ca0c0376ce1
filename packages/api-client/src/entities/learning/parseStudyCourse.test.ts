import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseStudyCourse } from './parseStudyCourse.ts';

const learningUrl = 'https://learn.example.com/course?id=1';

describe('a course of a class', () => {
  it('maps the wire’s fields', () => {
    const record = {
      courseId: 4001,
      courseName: '生活照护技能（三级）',
      cover: '/media/covers/elder-care.svg',
      courseNature: '2',
      learningPlatform: '1',
      thirdPlatformType: { code: '11' },
      learningUrl,
      courseClassCode: 'YF-1',
      learnStartTime: '2026-09-07 09:00:00',
      learnEndTime: '2026-12-25 17:00:00',
      introduce: '按三级标准逐项练熟',
      countResultVO: { studyNumber: '1286' },
      faceTeachingNumber: 4,
      finishFaceTeachingNumber: '2',
      studyTime: '64800000',
      finishStudyTime: 51_600_000,
      homeworkNumber: 3,
      finishHomeworkNumber: 3,
      testNumber: 0,
      finishTestNumber: 0,
    };
    expect(parseStudyCourse(record)).toEqual({
      id: '4001',
      name: '生活照护技能（三级）',
      coverUrl: '/media/covers/elder-care.svg',
      nature: 'blended',
      platform: 'single-sign-on',
      learningUrl,
      classCode: 'YF-1',
      startsAt: '2026-09-07 09:00:00',
      endsAt: '2026-12-25 17:00:00',
      introduction: '按三级标准逐项练熟',
      studentCount: 1286,
      requirements: {
        faceToFace: { required: 4, done: 2 },
        studyTime: { required: 64_800_000, done: 51_600_000 },
        homework: { required: 3, done: 3 },
        test: null,
        classrooms: null,
      },
    });
  });

  it.each([
    [0, 11, learningUrl, 'internal'],
    ['0', null, null, 'internal'],
    [1, 10, null, 'internal'],
    [1, 11, learningUrl, 'single-sign-on'],
    [1, 11, null, 'closed'],
    [1, '12', null, 'link-request'],
    [1, 99, learningUrl, 'address'],
    [1, null, learningUrl, 'address'],
    [1, null, 'javascript:alert(1)', 'closed'],
    [null, null, null, 'closed'],
  ])(
    'with learningPlatform %j, thirdPlatformType %j and learningUrl %j is %s',
    (own, third, url, platform) => {
      const record = { courseId: 1, learningPlatform: own, thirdPlatformType: third, learningUrl: url };
      expect(parseStudyCourse(record).platform).toBe(platform);
    },
  );

  it.each([
    [0, 'face-to-face'],
    ['1', 'online'],
    [2, 'blended'],
    [null, 'blended'],
  ])('with courseNature %j is %s', (courseNature, nature) => {
    expect(parseStudyCourse({ courseId: 1, courseNature }).nature).toBe(nature);
  });

  it('needs an id only', () => {
    expect(() => parseStudyCourse({ courseName: '无编号' })).toThrow(MalformedError);
    expect(parseStudyCourse({ courseId: '1', countResultVO: null, learnEndTime: [] })).toMatchObject({
      name: '',
      studentCount: null,
      endsAt: null,
    });
  });
});
