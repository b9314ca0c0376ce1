import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import {
  parseClassBehaviour,
  parseClassmate,
  parseStudentStatistics,
  parseStudySituation,
} from './parseClassStatistics.ts';

describe('statistics of a student', () => {
  it('map the wire’s fields', () => {
    const counts = {
      classroomAttendanceTotal: '27',
      activityTotal: -1,
    };
    expect(parseClassBehaviour(counts)).toEqual({ attendanceCount: 27, activityCount: null });
    const totals = { effectiveLearningDuration: '130800000' };
    expect(parseStudentStatistics(totals)).toEqual({ studyDuration: 130_800_000 });
    const situation = { finishActivityRate: '68.40', studyDurationStr: '36小时20分', answerDurationStr: '' };
    expect(parseStudySituation(situation)).toEqual({
      finishRate: 68.4,
      studyDuration: '36小时20分',
      answerDuration: null,
      evaluation: null,
    });
  });

  it.each([
    [0, 'not-evaluated'],
    ['1', 'passed'],
    [2, 'failed'],
    ['9', 'failed'],
    [null, null],
    ['x', null],
  ])('with evaluateStatus %j say %s', (evaluateStatus, evaluation) => {
    expect(parseStudySituation({ evaluateStatus }).evaluation).toBe(evaluation);
  });

  it.each([parseClassBehaviour, parseStudentStatistics, parseStudySituation])(
    'need a record but none of its fields (%o)',
    (parse) => {
      expect(Object.values(parse({})).every((fact) => fact === null)).toBe(true);
      expect(() => parse(null)).toThrow(MalformedError);
    },
  );
});

it('a classmate has a checked portrait and the names of either record', () => {
  expect(parseClassmate({ studentId: 7, studentName: '吴敏', studentAvatar: '/a.svg' })).toEqual({
    id: '7',
    name: '吴敏',
    avatarUrl: '/a.svg',
  });
  expect(parseClassmate({ userId: 'u', realName: '顾长青', avatar: 'javascript:alert(1)' })).toEqual({
    id: 'u',
    name: '顾长青',
    avatarUrl: null,
  });
  expect(() => parseClassmate({ studentName: '无编号' })).toThrow(MalformedError);
});
