import type { Classroom } from '@cloud-school/domain';
import { makeChapter, makeClassroom } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { withProgress } from './withProgress.ts';

const chaptersOf = (played: Partial<Classroom>) => [
  makeChapter({
    sections: [
      {
        id: 's',
        name: '',
        classrooms: [
          makeClassroom({ id: 'played', ...played }),
          makeClassroom({ id: 'other', progress: 7, state: 'studying' }),
        ],
      },
    ],
  }),
];
const show = (chapters: ReturnType<typeof withProgress>) =>
  chapters.flatMap(({ sections }) =>
    sections.flatMap((s) => s.classrooms.map(({ progress, state }) => `${state} ${progress}`)),
  );

test.each([
  ['watched to its end, of which the server has not heard', 'studying', 0, 100, 'studying 100'],
  ['half watched', 'studying', 12.5, 50, 'studying 50'],
  ['that was begun just now', 'not-started', 0, 1, 'studying 1'],
  ['that the server knows further', 'studying', 62.2, 62, 'studying 62.2'],
  ['that the server counts as done before its end', 'done', 90, 95, 'done 95'],
  ['whose length is unknown', 'studying', 12.5, null, 'studying 12.5'],
  ['of which the server says nothing', 'not-started', null, 25, 'studying 25'],
  ['of which nothing was played and the server says nothing', 'not-started', null, 0, 'not-started null'],
] as const)('a lesson %s', (_, state, progress, percent, expected) => {
  expect(show(withProgress(chaptersOf({ state, progress }), 'played', percent))).toEqual([
    expected,
    'studying 7',
  ]);
});
