import { makeClassroom } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { neighbour } from './neighbour.ts';

const classrooms = (['video', 'live', 'test', 'document', 'homework'] as const).map((kind) =>
  makeClassroom({ id: kind, kind }),
);

test.each([
  ['video', 1, 'document'],
  ['document', -1, 'video'],
  ['video', -1, undefined],
  ['document', 1, undefined],
  // Opened by its address: the way goes on from its place.
  ['test', 1, 'document'],
  ['test', -1, 'video'],
  ['unknown', 1, undefined],
  [null, -1, undefined],
] as const)('from %s by %s is %s', (id, step, expected) => {
  expect(neighbour(classrooms, id, step)?.id).toBe(expected);
});
