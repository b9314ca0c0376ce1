import type { Classroom } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { type Completion, completionOf } from './completionOf.ts';
import { makeClassroom } from './testing/makeClassroom.ts';

const cases: [string, Partial<Classroom>, Completion][] = [
  ['a video that was watched', { state: 'done' }, 'done'],
  ['a video in the middle', { state: 'studying', progress: 62.2 }, 'studying'],
  ['a video at its end that the server does not count', { state: 'studying', progress: 100 }, 'studying'],
  ['a video that was never opened', { state: 'not-started', progress: null }, 'not-started'],
  ['a test that was handed in', { kind: 'test', state: 'studying', progress: 100 }, 'to-be-marked'],
  ['a homework that was begun', { kind: 'homework', state: 'studying', progress: 40 }, 'studying'],
  ['a test without a figure', { kind: 'test', state: 'studying', progress: null }, 'studying'],
  [
    'a live lesson without its replay',
    { kind: 'live', state: 'not-started', liveState: 'generating-replay' },
    'generating-replay',
  ],
  [
    'an attended live lesson without its replay',
    { kind: 'live', state: 'done', liveState: 'generating-replay' },
    'done',
  ],
];

test.each(cases)('%s', (_, classroom, completion) => {
  expect(completionOf(makeClassroom(classroom))).toBe(completion);
});
