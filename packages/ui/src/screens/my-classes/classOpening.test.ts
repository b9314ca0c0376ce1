import { makeStudentClass } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { classOpening } from './classOpening.ts';

const none = { trainingStart: null, trainingEnd: null, periodStart: null, periodEnd: null };
const preparing = { kind: 'warn', message: '开班内容准备中，请耐心等待' };

test.each([
  ['nothing happens before admission', { status: 'to-be-admitted', isOpen: true }, { kind: 'nothing' }],
  ['a class that has not started warns', { status: 'to-start', isOpen: true }, preparing],
  [
    'a class that has not started warns, also when it is closed',
    { status: 'to-start', isOpen: false },
    preparing,
  ],
  [
    'a closed class names its expected day',
    { status: 'to-report', isOpen: false, trainingStart: '2026-12-06' },
    { kind: 'warn', message: '班级预计2026-12-06开班，请耐心等待' },
  ],
  [
    'the first day of the period replaces an unknown training day',
    { status: 'in-service', isOpen: false, periodStart: '2026-12-07' },
    { kind: 'warn', message: '班级预计2026-12-07开班，请耐心等待' },
  ],
  [
    'a closed class without a day shows a general hint',
    { status: 'in-service', isOpen: false },
    { kind: 'warn', message: '请等待开班' },
  ],
  ['a class to report to opens', { status: 'to-report', isOpen: true }, { kind: 'open' }],
  ['a running class opens', { status: 'in-service', isOpen: true }, { kind: 'open' }],
  ['a completed class opens', { status: 'completed', isOpen: true }, { kind: 'open' }],
] as const)('%s', (_title, fields, opening) => {
  expect(classOpening(makeStudentClass({ ...none, ...fields }))).toEqual(opening);
});
