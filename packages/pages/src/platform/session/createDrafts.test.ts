import { expect, test } from 'vitest';
import { memoryStorage } from '../device/browserStorage.ts';
import { createDevice } from '../device/createDevice.ts';
import { createDrafts } from './createDrafts.ts';
import { createSession } from './createSession.ts';

const open = () => createSession(createDevice({ storage: memoryStorage() }));
const login = (userId: string) => ({ userId, token: `t-${userId}`, expiresAt: null });

test('a draft stays by subject until it is sent', () => {
  const session = open();
  const drafts = createDrafts<string>();
  expect(drafts.read(session, 'p-1')).toBeNull();
  drafts.keep(session, 'p-1', '周末能上课吗？');
  drafts.keep(session, 'p-2', '教室真亮');
  expect(drafts.read(session, 'p-1')).toBe('周末能上课吗？');
  drafts.drop(session, 'p-1');
  expect(drafts.read(session, 'p-1')).toBeNull();
  expect(drafts.read(session, 'p-2')).toBe('教室真亮');
  expect(drafts.read(open(), 'p-2')).toBeNull();
});

test('a visitor’s draft survives the sign-in, a student’s is returned to that student only', () => {
  const session = open();
  const drafts = createDrafts<string>();
  drafts.keep(session, 'p-1', '周末能上课吗？');
  session.signIn(login('u-1'));
  expect(drafts.read(session, 'p-1')).toBe('周末能上课吗？');
  drafts.keep(session, 'p-1', '周日呢？');
  session.signOut();
  expect(drafts.read(session, 'p-1')).toBeNull();
  session.signIn(login('u-2'));
  expect(drafts.read(session, 'p-1')).toBeNull();
  session.signIn(login('u-1'));
  expect(drafts.read(session, 'p-1')).toBe('周日呢？');
});
