import { makeChapter, makeClassroom } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { withProgress } from './withProgress.ts';

const chaptersOf = (progress: number | null) => [
  makeChapter({
    sections: [
      {
        id: 's',
        name: '',
        classrooms: [makeClassroom({ id: 'played', progress }), makeClassroom({ id: 'other', progress: 7 })],
      },
    ],
  }),
];
const report = (positionMs: number, remainingMs: number | null) => ({
  positionMs,
  remainingMs,
  studiedMs: 0,
  studiedAt: 0,
});
const progressOf = (chapters: ReturnType<typeof withProgress>) =>
  chapters.flatMap(({ sections }) => sections.flatMap((s) => s.classrooms.map(({ progress }) => progress)));

test.each([
  ['watched to its end, of which the server has not heard', 0, report(60_000, 0), 100],
  ['half watched', 12.5, report(30_000, 30_000), 50],
  ['that the server knows further', 80, report(30_000, 30_000), 80],
  ['whose length is unknown', 12.5, report(30_000, null), 12.5],
  ['of no length', 12.5, report(0, 0), 12.5],
  ['of which the server says nothing', null, report(15_000, 45_000), 25],
  ['of which nothing was played and the server says nothing', null, report(0, 60_000), null],
  ['that is not played', 12.5, null, 12.5],
] as const)('a lesson %s', (_, known, played, expected) => {
  expect(progressOf(withProgress(chaptersOf(known), 'played', played))).toEqual([expected, 7]);
});
