import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseStudentClass } from '../learning/parseStudentClass.ts';
import { parseUser } from '../person/parseUser.ts';
import { parseLogin } from './parseLogin.ts';

describe('a login', () => {
  it.each([
    [1_900_000_000_000, 1_900_000_000_000],
    ['1900000000000', 1_900_000_000_000],
    [1_900_000_000, 1_900_000_000_000],
    ['2030-03-17 17:46:40', new Date('2030-03-17T17:46:40+08:00').getTime()],
    [7200, null],
    [null, null],
    ['bald', null],
  ])('with expiration %j ends at %j', (expiration, expiresAt) => {
    expect(parseLogin({ userId: 5, token: 't', expiration })).toEqual({ userId: '5', token: 't', expiresAt });
  });

  it.each([{ token: 't' }, { userId: 5 }, { userId: 5, token: '' }, null])('%j is malformed', (data) => {
    expect(() => parseLogin(data)).toThrow(MalformedError);
  });
});

describe('a user', () => {
  it.each([
    [{ realName: '沈雨薇', nickName: '雨薇', username: 'shen' }, '沈雨薇'],
    [{ realName: '', nickName: '雨薇', username: 'shen' }, '雨薇'],
    [{ realName: 'null', nickName: 'undefined', username: 'shen' }, 'shen'],
    [{ realName: 'Null', nickName: '雨薇', username: 'shen' }, 'Null'],
    [{ username: 'shen' }, 'shen'],
    [{}, ''],
  ])('%j is called %j', (names, name) => {
    expect(parseUser({ id: 5, ...names })).toEqual({ id: '5', name, avatarUrl: null, mobile: null });
  });

  it('takes its id from userId if there is no id', () => {
    expect(parseUser({ userId: 5, avatar: '/a.svg', mobile: 13_800_138_000 })).toMatchObject({
      id: '5',
      avatarUrl: '/a.svg',
      mobile: '13800138000',
    });
    expect(() => parseUser({ realName: '沈雨薇' })).toThrow(MalformedError);
  });

  it('takes its id from userId where the record has an id of its own too', () => {
    expect(parseUser({ id: 77, userId: 5 }).id).toBe('5');
    expect(parseUser({ id: 5, userId: null }).id).toBe('5');
  });
});

describe('a class', () => {
  const record = { classId: 6, className: '养老护理员 3 班', serviceStatus: 2 };

  it.each([
    [-1, 'to-be-admitted'],
    [0, 'to-start'],
    [1, 'to-report'],
    ['2', 'in-service'],
    [3, 'completed'],
  ])('with serviceStatus %j is %s', (serviceStatus, status) => {
    expect(parseStudentClass({ ...record, serviceStatus }).status).toBe(status);
  });

  it.each([4, null, undefined, '', 'x'])(
    'with serviceStatus %j stays in the list, as one that runs',
    (serviceStatus) => {
      expect(parseStudentClass({ ...record, serviceStatus }).status).toBe('in-service');
    },
  );

  it.each([
    [0, false],
    ['0', false],
    [1, true],
    [null, true],
    [undefined, true],
  ])('with teachingClassStatus %j is open: %s', (teachingClassStatus, isOpen) => {
    expect(parseStudentClass({ ...record, teachingClassStatus }).isOpen).toBe(isOpen);
  });

  it('maps the wire’s fields', () => {
    const full = {
      ...record,
      productName: '考评全程班',
      classPeriodName: '第 12 期',
      teacherName: '林静怡',
      trainingStartTime: '2026-09-07 00:00:00',
      trainingEndTime: '2026-12-25',
      periodTrainingStartTime: null,
      signUpTotal: '38',
      classStudentTotal: 40,
      tenantId: 1001,
      schoolId: '2001',
    };
    expect(parseStudentClass(full)).toEqual({
      classId: '6',
      className: '养老护理员 3 班',
      productName: '考评全程班',
      periodName: '第 12 期',
      teacherName: '林静怡',
      status: 'in-service',
      isOpen: true,
      trainingStart: '2026-09-07',
      trainingEnd: '2026-12-25',
      periodStart: null,
      periodEnd: null,
      signedUpCount: 38,
      studentCount: 40,
      tenantId: '1001',
      schoolId: '2001',
      coverUrl: null,
      teacherAvatarUrl: null,
    });
  });
});
