import { expect, test } from 'vitest';
import { createSession } from '../session/createSession.ts';
import { createLocalStore, memoryStorage } from '../session/localStore.ts';
import { dropDraft, keepDraft, readDraft } from './consultationDraft.ts';

const fields = { name: '孟庆华', phone: '13700000001', code: '', content: '周末能上课吗？' };
const open = () => createSession(createLocalStore(memoryStorage()));
const login = (userId: string) => ({ userId, token: `t-${userId}`, expiresAt: null });

test('a draft comes back until it is sent', () => {
  const session = open();
  expect(readDraft(session)).toBeNull();
  keepDraft(session, fields);
  expect(readDraft(session)).toEqual(fields);
  dropDraft(session);
  expect(readDraft(session)).toBeNull();
});

test('a visitor’s draft follows into the sign-in, a student’s is shown to nobody else', () => {
  const session = open();
  keepDraft(session, fields);
  session.signIn(login('u-1'));
  expect(readDraft(session)).toEqual(fields);
  keepDraft(session, fields);
  session.signOut();
  expect(readDraft(session)).toBeNull();
  session.signIn(login('u-2'));
  expect(readDraft(session)).toBeNull();
  session.signIn(login('u-1'));
  expect(readDraft(session)).toEqual(fields);
});
