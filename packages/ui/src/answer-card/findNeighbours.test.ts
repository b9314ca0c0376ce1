import { makePaper } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { findNeighbours } from './findNeighbours.ts';
import { numberPaper } from './numberPaper.ts';

const { entries } = numberPaper(makePaper({ questionCount: 3, kinds: ['single'] }));
const at = (id: string | null) => {
  const found = findNeighbours(entries, id);
  return found && [found.previous?.number ?? null, found.current.number, found.next?.number ?? null];
};

test.each<[string, string | null, (number | null)[]]>([
  ['the first has nothing before it', 'single-1', [null, 1, 2]],
  ['the middle has both', 'single-2', [1, 2, 3]],
  ['the last has nothing after it', 'single-3', [2, 3, null]],
  ['without a current id the first is current', null, [null, 1, 2]],
  ['with an unknown id the first is current', 'gone', [null, 1, 2]],
])('%s', (_, id, numbers) => {
  expect(at(id)).toEqual(numbers);
});

test('an empty paper has no question', () => {
  expect(findNeighbours([], 'single-1')).toBeNull();
});
