import { expect, test } from 'vitest';
import { readStudyQuery, studySearch } from './studyQuery.ts';

test('known values travel, everything else stays behind', () => {
  const query = readStudyQuery(
    new URLSearchParams('workId=7&token=secret&mobile=138&classId=&courseId=a%26b'),
  );
  expect(query).toEqual({ workId: '7', courseId: 'a&b' });
  expect(studySearch({ ...query, answerLogId: 'log' })).toBe('?workId=7&courseId=a%26b&answerLogId=log');
});

test('nothing known is an empty search', () => {
  expect(studySearch(readStudyQuery(new URLSearchParams('?x=1')))).toBe('');
});
