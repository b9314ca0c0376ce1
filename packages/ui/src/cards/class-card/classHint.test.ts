import { makeStudentClass } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { classHint } from './classHint.ts';

test.each([
  ['to-be-admitted', true, '等待录取结果', false],
  ['to-start', true, '开班内容准备中', false],
  ['to-report', true, '请完成报到', true],
  ['to-report', false, '等待开班', false],
  ['in-service', false, '等待开班', false],
] as const)('a class %s, open: %s, hints %s', (status, isOpen, text, isUrgent) => {
  expect(classHint(makeStudentClass({ status, isOpen }))).toEqual({ text, isUrgent });
});

test('a running and a completed class need no hint', () => {
  expect(classHint(makeStudentClass({ status: 'in-service', isOpen: true }))).toBeNull();
  expect(classHint(makeStudentClass({ status: 'completed', isOpen: true }))).toBeNull();
});
