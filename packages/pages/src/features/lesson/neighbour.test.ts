import { makeClassroom } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { neighbour, nextToDo } from './neighbour.ts';

const classrooms = (['video', 'live', 'test', 'document', 'homework', 'live-2'] as const).map((kind) =>
  makeClassroom({ id: kind, kind: kind === 'live-2' ? 'live' : kind }),
);

test.each([
  ['video', 1, 'test'],
  ['test', -1, 'video'],
  ['test', 1, 'document'],
  ['document', -1, 'test'],
  ['document', 1, 'homework'],
  ['video', -1, undefined],
  // The last item is a live lesson: its dialog opens, since the homework is not the last one.
  ['homework', 1, 'live-2'],
  ['live-2', 1, undefined],
  ['unknown', 1, undefined],
  [null, -1, undefined],
] as const)('from %s by %s is %s', (id, step, expected) => {
  expect(neighbour(classrooms, id, step)?.id).toBe(expected);
});

const states = (...list: readonly ('done' | 'studying' | 'handed-in')[]) =>
  list.map((state, index) =>
    makeClassroom({
      id: String(index),
      state: state === 'handed-in' ? 'not-started' : state,
      ...(state === 'handed-in' && { kind: 'homework', handIn: { status: 'pending-review', score: null } }),
    }),
  );

test.each([
  ['the one after it', states('done', 'done', 'studying'), '1', '2'],
  ['what is done is passed over', states('studying', 'done', 'studying'), '0', '2'],
  ['so is what was handed in', states('studying', 'handed-in', 'studying'), '0', '2'],
  [
    'a lesson in a room waits for its hour',
    [
      ...states('done'),
      makeClassroom({ id: 'room', kind: 'face-to-face' }),
      makeClassroom({ id: 'exam', kind: 'test', state: 'not-started', progress: null }),
    ],
    '0',
    'exam',
  ],
  ['what was left out before it comes last', states('studying', 'done', 'studying'), '2', '0'],
  ['nothing is left', states('done', 'studying', 'handed-in'), '1', undefined],
] as const)('at the end of a lesson: %s', (_, list, id, expected) => {
  expect(nextToDo(list, id)?.id).toBe(expected);
});
