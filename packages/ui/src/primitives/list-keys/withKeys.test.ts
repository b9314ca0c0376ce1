import { expect, test } from 'vitest';
import { withKeys } from './withKeys.ts';

test('each item has its id as key, and where an id stands twice or is missing another one', () => {
  const items = ['a', 'b', 'a', null, null, 'a'].map((id) => ({ id }));
  const keys = withKeys(items).map(([, key]) => key);
  expect(new Set(keys).size).toBe(6);
  expect(keys.slice(0, 2)).toEqual(['a', 'b']);
  expect(withKeys(items).map(([item]) => item)).toEqual(items);
});

test('the id may have another name', () => {
  expect(withKeys([{ classId: 'c' }], ({ classId }) => classId)).toEqual([[{ classId: 'c' }, 'c']]);
});
