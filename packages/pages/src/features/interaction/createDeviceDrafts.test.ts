import { expect, test } from 'vitest';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import { createDevice } from '../../platform/device/createDevice.ts';
import { createDeviceDrafts } from './createDeviceDrafts.ts';
import { isText } from './isText.ts';

const isNumber = (stored: unknown): stored is number => typeof stored === 'number';
/** A page on a device; `signIn` says who uses it from now on. */
function open(storage: Storage, userId: string | null = 'u-1') {
  let student = userId;
  const device = createDevice({ storage, user: () => ({ userId: student, tenantId: null }) });
  return {
    device,
    drafts: createDeviceDrafts(device, isText),
    signIn: (next: string | null) => {
      student = next;
    },
  };
}

test('a draft survives a reload until it is sent', () => {
  const storage = memoryStorage();
  const before = open(storage);
  before.drafts.keep('question c-1', '周末能上课吗？');
  const after = open(storage);
  expect(after.drafts.read('question c-1')).toBe('周末能上课吗？');
  expect(after.drafts.read('question c-2')).toBeNull();
  after.drafts.drop('question c-1');
  expect(open(storage).drafts.read('question c-1')).toBeNull();
});

test('a draft survives a lost session, for its student only', () => {
  const { drafts, signIn } = open(memoryStorage());
  drafts.keep('note c-1', '翻身');
  signIn(null);
  expect(drafts.read('note c-1')).toBeNull();
  drafts.keep('note c-1', '访客写的');
  signIn('u-2');
  expect(drafts.read('note c-1')).toBeNull();
  signIn('u-1');
  expect(drafts.read('note c-1')).toBe('翻身');
});

test('a full storage keeps the draft until the page is closed', () => {
  const storage = memoryStorage();
  const { device, drafts } = open(storage);
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  drafts.keep('note c-1', '翻身');
  expect(drafts.read('note c-1')).toBe('翻身');
  const remounted = createDeviceDrafts(device, isText);
  expect(remounted.read('note c-1')).toBe('翻身');
  expect(createDeviceDrafts(device, isNumber).read('note c-1')).toBeNull();
  expect(open(memoryStorage()).drafts.read('note c-1')).toBeNull();
  remounted.drop('note c-1');
  expect(drafts.read('note c-1')).toBeNull();
});

test('a dropped draft is told to whoever shows it, until they leave', () => {
  const storage = memoryStorage();
  const { device, drafts } = open(storage);
  const told: string[] = [];
  const leave = createDeviceDrafts(device, isText).onDrop((subject) => told.push(subject));
  open(memoryStorage()).drafts.drop('question c-0');
  drafts.drop('question c-1');
  leave();
  drafts.drop('question c-2');
  expect(told).toEqual(['question c-1']);
});

test.each(['{broken', '{"title":1}', 'null'])('a foreign value %s reads as absent', (stored) => {
  const storage = memoryStorage();
  const { drafts } = open(storage);
  storage.setItem('manage-admin-draft u-1 note c-1', stored);
  expect(drafts.read('note c-1')).toBeNull();
});

test('an erased text reads as absent, so that the draft of another device shows', () => {
  const { drafts } = open(memoryStorage());
  drafts.keep('question c-1', '');
  expect(drafts.read('question c-1')).toBeNull();
});

test('a draft of an earlier release, which had no end, is read, and gets one', async () => {
  const storage = memoryStorage();
  storage.setItem('manage-admin-draft u-1 note c-1', '"翻身"');
  const { device, drafts } = open(storage);
  expect(drafts.read('note c-1')).toBe('翻身');
  await device.tidy('u-2');
  expect(drafts.read('note c-1')).toBe('翻身');
  expect(storage.getItem('manage-admin-draft u-1 note c-1')).toContain('"days":30');
});
