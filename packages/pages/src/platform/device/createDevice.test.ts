import { expect, test, vi } from 'vitest';
import { memoryStorage } from './browserStorage.ts';
import { createDevice, type Device, type DeviceUser } from './createDevice.ts';
import {
  defineStored,
  defineStoredFlag,
  FOREVER,
  isText,
  listStored,
  only,
  type Stored,
  type StoredOwner,
} from './defineStored.ts';

const DAY = 24 * 60 * 60_000;
const words = only(isText);

const ofDevice = defineStored({ key: 'test-device', of: 'device', maxDays: 30, read: words });
const ofSchool = defineStored({ key: 'test-school', of: 'school', maxDays: 30, read: words });
const ofStudent = defineStored({ key: 'test-student', of: 'student', maxDays: 30, read: words });
const ofBoth = defineStored({ key: 'test-both', of: 'student-of-school', maxDays: 30, read: words });
const ofUser = defineStored({ key: 'test-user', of: 'user', maxDays: 30, read: words });
const unsent = defineStored({ key: 'test-unsent', of: 'student', maxDays: 30, endsWith: 'age', read: words });
const inTab = defineStored({ key: 'test-tab', of: 'student', in: 'tab', maxDays: 1, read: words });
const token = defineStored({ key: 'test-token', of: 'device', maxDays: FOREVER, plain: 'text', read: words });
const all = [ofDevice, ofSchool, ofStudent, ofBoth, ofUser, unsent, inTab, token];

/** A device that several people use, one after the other. */
function makeDevice({ storage = memoryStorage(), tab = memoryStorage() } = {}) {
  let user: DeviceUser = { userId: 'a', tenantId: '1' };
  let time = 100 * DAY;
  const deleteCache = vi.fn(async (_name: string) => true);
  const device = createDevice({ storage, tab, user: () => user, now: () => time, deleteCache });
  return {
    device,
    storage,
    tab,
    deleteCache,
    use: (userId: string | null, tenantId = '1') => {
      user = { userId, tenantId };
    },
    pass: (ms: number) => {
      time += ms;
    },
  };
}

const readAll = (device: Device, of: Stored<string>[] = all) =>
  of.filter((each) => device.get(each) !== undefined).map(({ key }) => key.slice('test-'.length));

test('each declared value has a key of its own', () => {
  const keys = listStored().map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each<[string, string | null, string, StoredOwner[]]>([
  ['the same student', 'a', '1', ['device', 'school', 'student', 'student-of-school', 'user']],
  ['the same student at another school', 'a', '2', ['device', 'student', 'user']],
  ['another student', 'b', '1', ['device', 'school']],
  ['a visitor', null, '1', ['device', 'school']],
])('%s reads what is theirs', (_, userId, tenantId, readable) => {
  const { device, use } = makeDevice();
  for (const each of all) device.set(each, '翻身');
  use(userId, tenantId);
  const read = all.filter((each) => device.get(each) === '翻身').map(({ of }) => of);
  expect([...new Set(read)].toSorted()).toEqual(readable.toSorted());
});

test('a visitor stores nothing of a student', () => {
  const { device, storage, use } = makeDevice();
  use(null);
  for (const each of [ofStudent, ofBoth, unsent]) device.set(each, '翻身');
  expect(storage.length).toBe(0);
});

test('a sign-out ends what is not unsent, of everyone and in both storages', async () => {
  const { device, use } = makeDevice();
  for (const each of all) device.set(each, '翻身');
  use('b');
  device.set(ofStudent, '软枕');
  await device.endSignIn();
  expect(readAll(device)).toEqual(['device', 'school', 'token']);
  use('a');
  expect(readAll(device)).toEqual(['device', 'school', 'unsent', 'token']);
});

test('a sign-in that ended by its time ends nothing; the sign-in of another student does', async () => {
  const { device, use } = makeDevice();
  for (const each of all) device.set(each, '翻身');
  use(null);
  await device.tidy(null);
  use('a');
  await device.tidy('a');
  expect(readAll(device)).toHaveLength(all.length);
  use('b');
  await device.tidy('b');
  use('a');
  expect(readAll(device)).toEqual(['device', 'school', 'unsent', 'token']);
});

test('a value ends with its age, and what is over is removed', async () => {
  const { device, storage, pass } = makeDevice();
  for (const each of [ofDevice, ofStudent, unsent, token]) device.set(each, '翻身');
  pass(30 * DAY);
  expect(readAll(device)).toEqual(['device', 'student', 'unsent', 'token']);
  pass(1);
  expect(readAll(device)).toEqual(['token']);
  await device.tidy('a');
  expect(storage.length).toBe(1);
});

test('after a clock was put back the age counts by the new one', () => {
  const { device, pass } = makeDevice();
  device.set(unsent, '翻身');
  pass(-60 * DAY);
  expect(device.get(unsent)).toBe('翻身');
  pass(29 * DAY);
  expect(device.get(unsent)).toBe('翻身');
  pass(2 * DAY);
  expect(device.get(unsent)).toBeUndefined();
});

test('caches go with the value that holds them, also after a page that was closed meanwhile', async () => {
  const holding = defineStored({
    key: 'test-caches',
    of: 'student',
    maxDays: 30,
    cachesOf: (id) => [`lessons-${id}`],
    read: words,
  });
  const { device, deleteCache, use } = makeDevice();
  device.set(holding, '7');
  expect([device.holdsCache('lessons-7'), device.holdsCache('lessons-8')]).toEqual([true, false]);
  deleteCache.mockRejectedValueOnce(new DOMException('refused', 'SecurityError'));
  use('b');
  await device.tidy('b');
  use('a');
  expect(device.get(holding)).toBeUndefined();
  expect(device.holdsCache('lessons-7')).toBe(false);
  await device.tidy('a');
  expect(deleteCache.mock.calls).toEqual([['lessons-7'], ['lessons-7']]);
  await device.tidy('a');
  expect(deleteCache).toHaveBeenCalledTimes(2);
});

test('a release that keeps a value shorter than the one that stored it ends it with its caches', async () => {
  const holding = (maxDays: number) =>
    defineStored({
      key: 'test-shorter',
      of: 'student',
      maxDays,
      cachesOf: (id) => [`lessons-${id}`],
      read: words,
    });
  const { device, deleteCache, pass, storage } = makeDevice();
  device.set(holding(60), '7');
  pass(35 * DAY);
  expect(device.get(holding(30))).toBeUndefined();
  await vi.waitFor(() => expect(storage.length).toBe(0));
  expect(deleteCache.mock.calls).toEqual([['lessons-7']]);
});

test('parts of one kind are values of their own', () => {
  const { device } = makeDevice();
  device.set(unsent, '甲', 'note 1');
  device.set(unsent, '乙', 'note 2');
  device.remove(unsent, 'note 1');
  expect([device.get(unsent, 'note 1'), device.get(unsent, 'note 2'), device.get(unsent)]).toEqual([
    undefined,
    '乙',
    undefined,
  ]);
});

test('what an earlier release stored is read: a plain value, and one that names its student', () => {
  const lesson = defineStored({
    key: 'test-lesson',
    of: 'student',
    maxDays: 30,
    read: (stored) => (stored as { name?: string } | null)?.name,
  });
  const { device, storage, use } = makeDevice();
  storage.setItem('manage-admin-test-device', '"旧"');
  storage.setItem('manage-admin-test-lesson', '{"userId":"a","name":"翻身"}');
  expect(device.get(ofDevice)).toBe('旧');
  use('b');
  expect(device.get(lesson)).toBeUndefined();
  use('a');
  expect(device.get(lesson)).toBe('翻身');
  expect(storage.getItem('manage-admin-test-lesson')).toBeNull();
  expect(device.get(lesson)).toBe('翻身');
});

test('a sign-out removes what an earlier release stored of a student too', async () => {
  const { device, storage } = makeDevice();
  storage.setItem('manage-admin-test-lesson', '{"userId":"a","name":"翻身"}');
  storage.setItem('manage-admin-test-token', 'abc');
  await device.endSignIn();
  expect([storage.getItem('manage-admin-test-lesson'), device.get(token)]).toEqual([null, 'abc']);
});

test('a plain value stands under its key alone; a flag is true or false or absent', () => {
  const { device, storage } = makeDevice();
  device.set(token, 'abc');
  expect(storage.getItem('manage-admin-test-token')).toBe('abc');
  const flag = defineStoredFlag('test-flag');
  device.set(flag, true);
  expect(storage.getItem('manage-admin-test-flag')).toBe('true');
  storage.setItem('manage-admin-test-flag', '1');
  expect(device.get(flag)).toBeUndefined();
  device.remove(flag);
  expect(storage.getItem('manage-admin-test-flag')).toBeNull();
});

test.each(['{"value":', '"text', '7', '{"value":7,"at":1,"days":1,"student":null}', '长'.repeat(10_000)])(
  'a corrupt, foreign or absurdly long value (%#) reads as absent',
  (stored) => {
    const { device, storage } = makeDevice();
    storage.setItem('manage-admin-test-device', stored);
    expect(device.get(ofDevice)).toBeUndefined();
  },
);

const refuse = () => {
  throw new DOMException('quota', 'QuotaExceededError');
};

test('a full storage is read; what it refuses lasts until the page is closed, and the older value is gone', () => {
  const { device: before, storage } = makeDevice();
  before.set(token, 'abc');
  storage.setItem = refuse;
  const { device } = makeDevice({ storage });
  expect(device.get(token)).toBe('abc');
  device.set(token, 'def');
  expect(device.get(token)).toBe('def');
  expect(makeDevice({ storage }).device.get(token)).toBeUndefined();
  device.remove(token);
  expect(device.get(token)).toBeUndefined();
});

test('a blocked storage throws nowhere; values last until the page is closed', async () => {
  const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse };
  const storage = Object.assign(memoryStorage(), blocked);
  const { device } = makeDevice({ storage });
  device.set(ofStudent, '翻身');
  expect(device.get(ofStudent)).toBe('翻身');
  await device.endSignIn();
  expect(device.get(ofStudent)).toBeUndefined();
});
