import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { MARK_STUDENT } from './markStudent.ts';

test('the policy of every school allows this very script', () => {
  const hash = createHash('sha256').update(MARK_STUDENT).digest('base64');
  const policies = readFileSync('deploy/nginx/schools.conf', 'utf8').match(/script-src [^;]*/g);
  expect(new Set(policies)).toEqual(new Set([`script-src 'self' 'sha256-${hash}'`]));
});

const session = (expiresAt: number | null) => JSON.stringify({ userId: 'u', token: 't', expiresAt });

test.each<[string, Record<string, string>, boolean]>([
  ['a visitor', {}, false],
  ['a student', { 'manage-admin-session': session(null), 'manage-admin-token': 't' }, true],
  ['a sign-in that runs', { 'manage-admin-session': session(2000), 'manage-admin-token': 't' }, true],
  ['a sign-in that is over', { 'manage-admin-session': session(500), 'manage-admin-token': 't' }, false],
  ['a token that was removed', { 'manage-admin-session': session(null) }, false],
  ['a broken value', { 'manage-admin-session': '{', 'manage-admin-token': 't' }, false],
])('%s', (_name, stored, isMarked) => {
  const dataset: Record<string, string> = {};
  runInNewContext(MARK_STUDENT, {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    document: { documentElement: { dataset } },
    Date: { now: () => 1000 },
  });
  expect('student' in dataset).toBe(isMarked);
});
