import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseInvitation, parseStudentId } from './parseRegistration.ts';

describe('an invitation', () => {
  it.each([
    ['10001', '10001'],
    [10_001, '10001'],
    [{ tenantId: 10_001 }, '10001'],
    [{ tenantId: '' }, null],
    [{ name: '云帆' }, null],
    ['', null],
    [null, null],
    [[], null],
  ])('%j is of tenant %j', (data, tenantId) => {
    expect(parseInvitation(data)).toBe(tenantId);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(() => parseInvitation(data)).not.toThrow();
      }),
    );
  });
});

describe('a student id', () => {
  it.each([
    ['9', '9'],
    [9, '9'],
    [{ studentId: 9 }, '9'],
    [{ id: '9' }, '9'],
  ])('%j reads as %j', (data, id) => {
    expect(parseStudentId(data)).toBe(id);
  });

  it.each([null, '', {}, { studentId: '' }, []])('%j is malformed', (data) => {
    expect(() => parseStudentId(data)).toThrow(MalformedError);
  });
});
