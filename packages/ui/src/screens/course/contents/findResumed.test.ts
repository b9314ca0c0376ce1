import { makeClassroom } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { findResumed } from './findResumed.ts';

const DONE = { state: 'done', progress: 100 } as const;
const TODO = { kind: 'video', state: 'studying', progress: 62.2 } as const;
const WAITS = { kind: 'test', state: 'studying', progress: 100 } as const;
const HANDED_IN = { kind: 'homework', handIn: { status: 'pending-review', score: null } } as const;

test.each([
  ['the next one', [DONE, DONE, TODO], 1, 2],
  ['an exam', [DONE, { kind: 'test' } as const], 0, 1],
  ['an earlier one, where none follows', [TODO, DONE], 1, 0],
  ['no lesson of a fixed hour', [DONE, { kind: 'face-to-face' }, { kind: 'live' }, TODO] as const, 0, 3],
  ['no exam that waits for its teacher', [DONE, WAITS, HANDED_IN, TODO], 0, 3],
  ['a lesson that is seen and not counted yet', [DONE, { ...TODO, progress: 100 }], 0, 1],
  ['itself, where nothing is left', [DONE, DONE], 0, 0],
])('after a finished classroom comes %s', (_case, states, last, expected) => {
  const classrooms = states.map((state, index) =>
    makeClassroom({ kind: 'video', state: 'not-started', progress: null, ...state, id: `${index}` }),
  );
  expect(findResumed(classrooms, `${last}`)).toEqual({
    classroom: classrooms[expected],
    label: expected === last ? '上次学到' : '接下来学',
  });
});

test('an unfinished classroom is gone on with, and one that the course does not name is not', () => {
  const classrooms = [makeClassroom({ ...TODO, id: '0' }), makeClassroom({ ...TODO, id: '1' })];
  expect(findResumed(classrooms, '0')).toEqual({ classroom: classrooms[0], label: '上次学到' });
  expect(findResumed(classrooms, 'gone')).toBeNull();
  expect(findResumed(classrooms, null)).toBeNull();
});
