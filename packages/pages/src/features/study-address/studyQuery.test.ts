import { expect, test } from 'vitest';
import { parseStudyQuery, formatStudySearch } from './studyQuery.ts';

test('known values are passed on, all others are dropped', () => {
  const query = parseStudyQuery(
    new URLSearchParams('workId=7&token=secret&mobile=138&classId=&courseId=a%26b'),
  );
  expect(query).toEqual({ workId: '7', courseId: 'a&b' });
  expect(formatStudySearch({ ...query, answerLogId: 'log' })).toBe(
    '?workId=7&courseId=a%26b&answerLogId=log',
  );
});

test('without known values the search is empty', () => {
  expect(formatStudySearch(parseStudyQuery(new URLSearchParams('?x=1')))).toBe('');
});
