import { expect, test } from 'vitest';
import { createSession } from '../../platform/session/createSession.ts';
import { createLocalStore, memoryStorage } from '../../platform/session/localStore.ts';
import { createDeviceDrafts } from './createDeviceDrafts.ts';
import { isText } from './isText.ts';

const isNumber = (stored: unknown): stored is number => typeof stored === 'number';
const login = (userId: string) => ({ userId, token: `t-${userId}`, expiresAt: null });

function open(storage: Storage, userId: string | null = 'u-1') {
  const session = createSession(createLocalStore(storage));
  if (userId !== null) session.signIn(login(userId));
  return { session, drafts: createDeviceDrafts(storage, isText) };
}

test('a draft survives a reload until it is sent', () => {
  const storage = memoryStorage();
  const before = open(storage);
  before.drafts.keep(before.session, 'question c-1', '周末能上课吗？');
  const after = open(storage);
  expect(after.drafts.read(after.session, 'question c-1')).toBe('周末能上课吗？');
  expect(after.drafts.read(after.session, 'question c-2')).toBeNull();
  after.drafts.drop(after.session, 'question c-1');
  expect(open(storage).drafts.read(after.session, 'question c-1')).toBeNull();
});

test('a draft survives a lost session, for its student only', () => {
  const { session, drafts } = open(memoryStorage());
  drafts.keep(session, 'note c-1', '翻身');
  session.signOut();
  expect(drafts.read(session, 'note c-1')).toBeNull();
  drafts.keep(session, 'note c-1', '访客写的');
  session.signIn(login('u-2'));
  expect(drafts.read(session, 'note c-1')).toBeNull();
  session.signIn(login('u-1'));
  expect(drafts.read(session, 'note c-1')).toBe('翻身');
});

test('a full storage keeps the draft until the page is closed', () => {
  const storage = memoryStorage();
  const { session, drafts } = open(storage);
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  drafts.keep(session, 'note c-1', '翻身');
  expect(drafts.read(session, 'note c-1')).toBe('翻身');
  const remounted = createDeviceDrafts(storage, isText);
  expect(remounted.read(session, 'note c-1')).toBe('翻身');
  expect(createDeviceDrafts(storage, isNumber).read(session, 'note c-1')).toBeNull();
  expect(open(memoryStorage()).drafts.read(session, 'note c-1')).toBeNull();
  remounted.drop(session, 'note c-1');
  expect(drafts.read(session, 'note c-1')).toBeNull();
});

test('a dropped draft is told to whoever shows it, until they leave', () => {
  const storage = memoryStorage();
  const { session, drafts } = open(storage);
  const told: string[] = [];
  const leave = createDeviceDrafts(storage, isText).onDrop((subject) => told.push(subject));
  open(memoryStorage()).drafts.drop(session, 'question c-0');
  drafts.drop(session, 'question c-1');
  leave();
  drafts.drop(session, 'question c-2');
  expect(told).toEqual(['question c-1']);
});

test.each(['{broken', '{"title":1}', 'null'])('a foreign value %s reads as absent', (stored) => {
  const storage = memoryStorage();
  const { session, drafts } = open(storage);
  storage.setItem('manage-admin-draft u-1 note c-1', stored);
  expect(drafts.read(session, 'note c-1')).toBeNull();
});

test('an erased text reads as absent, so that the draft of another device shows', () => {
  const { session, drafts } = open(memoryStorage());
  drafts.keep(session, 'question c-1', '');
  expect(drafts.read(session, 'question c-1')).toBeNull();
});
