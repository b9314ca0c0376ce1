import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseClassDetail } from './parseClassDetail.ts';

describe('the header of a class', () => {
  it('maps the wire’s fields', () => {
    const record = {
      classStatus: '1',
      title: '养老护理员 3 班',
      trainingStartTime: '2026-09-07 09:00:00',
      trainingEndTime: '2026-12-25 17:00:00',
      statusTime: '2026-09-08 10:11:12',
      studentId: 5001,
      learningGoal: '拿到三级证书',
      personalityDataResultVO: { nickName: '林静怡' },
    };
    expect(parseClassDetail(record)).toEqual({
      title: '养老护理员 3 班',
      status: 'running',
      trainingStart: '2026-09-07',
      trainingEnd: '2026-12-25',
      startDate: '2026-09-08',
      studentId: '5001',
      learningGoal: '拿到三级证书',
      headTeacherName: '林静怡',
    });
  });

  it.each([
    [0, 'to-start'],
    [1, 'running'],
    ['2', 'completed'],
    [3, null],
    [null, null],
  ])('with classStatus %j is %s', (classStatus, status) => {
    expect(parseClassDetail({ classStatus }).status).toBe(status);
  });

  it('needs a record but none of its fields', () => {
    expect(Object.values(parseClassDetail({})).every((fact) => fact === null || fact === '')).toBe(true);
    expect(() => parseClassDetail(null)).toThrow(MalformedError);
  });

  it('reads dates or null from any value', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (odd, word) => {
        const { startDate, headTeacherName, trainingEnd } = parseClassDetail({
          statusTime: odd,
          trainingEndTime: word,
          personalityDataResultVO: odd,
        });
        for (const day of [startDate, trainingEnd]) expect(day ?? '0000-00-00').toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(headTeacherName === null || headTeacherName.trim() !== '').toBe(true);
      }),
    );
  });
});
