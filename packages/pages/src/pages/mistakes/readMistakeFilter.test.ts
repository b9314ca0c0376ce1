import { expect, test } from 'vitest';
import { readMistakeFilter, writeMistakeFilter } from './readMistakeFilter.ts';

const filter = { courseId: 'k', kind: 'blanks', isRepeated: true } as const;
const ALL = { courseId: null, kind: null, isRepeated: false };

test('the address keeps the filter and what else it has', () => {
  const written = writeMistakeFilter(new URLSearchParams('classId=c'), filter);
  expect(`${written}`).toBe('classId=c&courseId=k&kind=blanks&repeated=1');
  expect(readMistakeFilter(written)).toEqual(filter);
  expect(`${writeMistakeFilter(written, ALL)}`).toBe('classId=c');
});

test('an address that names no filter, or none of ours, shows all', () => {
  expect(readMistakeFilter(new URLSearchParams('courseId=&kind=essay&repeated=yes'))).toEqual(ALL);
});
