import { makeClassroom } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { neighbour } from './neighbour.ts';

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
