import type { SearchEntry, SearchKind } from '@cloud-school/domain';
import { describe, expect, it } from 'vitest';
import { countGroups, groupEntries, type SearchLayout } from './groupEntries.ts';

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
    expect(show({ rows: 14 })).toEqual([
      ['0: course 1/1', '1: lesson 6/16', '7: note 5/9'],
      ['12: mistake 6/7', '18: news 6/8'],
    ]);
    expect(show({ rows: 6 })).toEqual([
      ['0: course 1/1', '1: lesson 2/16', '3: note 1/9'],
      ['4: mistake 2/7', '6: news 2/8'],
    ]);
    expect(show({ rows: 0 })[0]).toEqual(['0: course 1/1', '1: lesson 1/16', '2: note 1/9']);
  });

  it('fill a column of one group, and leave out an empty column', () => {
    expect(show({ rows: 14 }, null, many('lesson', 30))).toEqual([['0: lesson 13/30']]);
  });

  it('follow each other on a phone: one of each and three lessons, then as many as fill it', () => {
    expect(show({ rows: 9, isPhone: true })).toEqual([
      ['0: course 1/1', '1: lesson 3/16', '4: note 1/9', '5: mistake 1/7', '6: news 1/8'],
    ]);
    expect(show({ rows: 9, isPhone: true }, null, many('lesson', 16))).toEqual([['0: lesson 8/16']]);
    expect(show({ rows: 9, isPhone: true }, null, many('lesson', 2))).toEqual([['0: lesson 2/2']]);
  });

  it('are shown alone with all of their rows', () => {
    expect(show({ rows: 14 }, 'lesson')).toEqual([['0: lesson 16/16']]);
  });

  it('are counted also where nothing was found', () => {
    expect(countGroups(many('notice', 2))).toMatchObject({ course: 0, news: 2, certificate: 0 });
  });
});
