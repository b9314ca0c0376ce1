import { expect, test } from 'vitest';
import { pageOwner } from './pageOwner.ts';

const BEFORE = { owner: '501', entry: 'a', path: '/study/test' };

test.each([
  ['the same student, the same entry', '501', 'a', '/study/test', '501', false],
  ['the same student, another page', '501', 'b', '/study/mine', '501', false],
  ['the session ended, and the page is being left', null, 'a', '/study/test', '501', false],
  ['the session ended in a dialog, which closes', null, 'b', '/study/test', '501', false],
  ['the session ended, and another page opens', null, 'b', '/study/mine', null, false],
  ['another student in another tab', '502', 'a', '/study/test', '501', true],
  ['another student, another entry', '502', 'b', '/study/test', '502', false],
])('%s', (_name, student, entry, path, owner, isChanged) => {
  expect(pageOwner(BEFORE, { student, entry, path })).toEqual({ owner, entry, path, isChanged });
});
