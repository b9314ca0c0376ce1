import type { SearchEntry, SearchKind } from '@cloud-school/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGroups, groupEntries, HEADING, type SearchLayout } from './groupEntries.ts';

const many = (kind: SearchKind, count: number): SearchEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    id: `${index}`,
    title: `${kind} ${index}`,
    detail: '',
    to: '#',
  }));
const found = [
  ...many('course', 1),
  ...many('lesson', 16),
  ...many('note', 9),
  ...many('mistake', 7),
  ...many('news', 5),
  ...many('notice', 3),
];
const show = (layout: SearchLayout, only: Parameters<typeof groupEntries>[1] = null, entries = found) =>
  groupEntries(entries, only, layout).map((column) =>
    column.map(({ group, entries: shown, total, first }) => `${first}: ${group} ${shown.length}/${total}`),
  );

describe('the groups of what was found', () => {
  it('are two columns of as many rows as fit, each with one at least', () => {
    expect(show({ rows: 14, columns: 2 })).toEqual([
      ['0: course 1/1', '1: lesson 5/16', '6: note 5/9'],
      ['11: mistake 6/7', '17: news 6/8'],
    ]);
    expect(show({ rows: 6, columns: 2 })).toEqual([
      ['0: course 1/1', '1: lesson 1/16', '2: note 1/9'],
      ['3: mistake 2/7', '5: news 2/8'],
    ]);
    expect(show({ rows: 0, columns: 2 })[0]).toEqual(['0: course 1/1', '1: lesson 1/16', '2: note 1/9']);
  });

  it('fill a column of one group, and leave out an empty column', () => {
    expect(show({ rows: 14, columns: 2 }, null, many('lesson', 30))).toEqual([['0: lesson 13/30']]);
  });

  it('follow each other in one column: one of each and three lessons, then as many as fill it', () => {
    expect(show({ rows: 9, columns: 1 })).toEqual([
      ['0: course 1/1', '1: lesson 3/16', '4: note 1/9', '5: mistake 1/7', '6: news 1/8'],
    ]);
    expect(show({ rows: 9, columns: 1 }, null, many('lesson', 16))).toEqual([['0: lesson 8/16']]);
    expect(show({ rows: 9, columns: 1 }, null, many('lesson', 2))).toEqual([['0: lesson 2/2']]);
  });

  it('fill every window: no group has rows that are left out where one more fits', () => {
    const kinds = ['course', 'lesson', 'note', 'mistake', 'certificate', 'product', 'news'] as const;
    const counts = fc.tuple(...kinds.map(() => fc.nat(20)));
    fc.assert(
      fc.property(
        counts,
        fc.double({ min: 0, max: 30, noNaN: true }),
        fc.constantFrom(1, 2),
        (sizes, rows, columns) => {
          const all = kinds.flatMap((kind, index) => many(kind, sizes[index] ?? 0));
          for (const groups of groupEntries(all, null, { rows, columns })) {
            const used = groups.reduce((sum, { entries }) => sum + HEADING + entries.length, 0);
            const hasMore = groups.some(({ entries, total }) => entries.length < total);
            expect(groups.every(({ entries }) => entries.length > 0)).toBe(true);
            expect(hasMore && rows - used >= 1).toBe(false);
          }
        },
      ),
    );
  });

  it('are shown alone with all of their rows', () => {
    expect(show({ rows: 14, columns: 2 }, 'lesson')).toEqual([['0: lesson 16/16']]);
  });

  it('are counted also where nothing was found', () => {
    expect(countGroups(many('notice', 2))).toMatchObject({ course: 0, news: 2, certificate: 0 });
  });
});
