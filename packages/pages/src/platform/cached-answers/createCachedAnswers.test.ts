import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../device/browserStorage.ts';
import { createDevice } from '../device/createDevice.ts';
import type { CachedAnswers } from './CachedAnswers.ts';
import { clearAnswers, readAnswers } from './cachedTable.ts';
import { createCachedAnswers, storedClearing } from './createCachedAnswers.ts';

const DAY_MS = 24 * 60 * 60_000;
const TIME = Date.parse('2026-11-21T19:41:00+08:00');

beforeAll(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => clearAnswers());

const makeDevice = () => createDevice({ storage: memoryStorage() });

/** A visit of a student, with what the device had of her. */
async function visit(
  owner: string,
  { build = 'one', time = TIME, device = makeDevice() } = {},
): Promise<CachedAnswers> {
  const answers = createCachedAnswers(build, device, { now: () => time, writeSoon: setTimeout });
  answers.setOwner(owner);
  await answers.whenRead();
  return answers;
}

/** A visit in which the server gives answers, until they are written. */
async function visitWith(given: Record<string, unknown>, owner = '501', time = TIME) {
  const answers = await visit(owner, { time });
  for (const [key, data] of Object.entries(given)) answers.put(key, data);
  const last = Object.keys(given).at(-1) ?? '';
  await vi.waitFor(async () => expect(await readAnswers(owner, 'one', time)).toHaveProperty([last]));
  return answers;
}

test('what a visit was answered is there at the next one, with its time', async () => {
  await visitWith({ class: { title: '3 班' }, week: [1, 2] });
  const next = await visit('501');
  expect(next.get('class')).toEqual({ data: { title: '3 班' }, at: TIME });
  expect(next.get('week')?.data).toEqual([1, 2]);
  expect(next.get('class')).toBe(next.get('class'));
});

test('another student sees nothing of it and removes it', async () => {
  await visitWith({ class: '3 班' });
  const other = await visit('502');
  expect(other.get('class')).toBeUndefined();
  await vi.waitFor(async () => expect(await readAnswers('501', 'one', TIME)).toEqual({}));
});

test('a sign-out removes it, also what waits to be written', async () => {
  const answers = await visitWith({ class: '3 班' });
  answers.put('course', '第 1 课');
  answers.setOwner(null);
  expect(answers.get('class')).toBeUndefined();
  answers.setOwner('501');
  await vi.waitFor(async () => expect(await readAnswers('501', 'one', TIME)).toEqual({}));
  answers.put('week', []);
  await vi.waitFor(async () => expect(Object.keys(await readAnswers('501', 'one', TIME))).toEqual(['week']));
});

test('a page that closes during a sign-out leaves the rest to the next one', async () => {
  const device = makeDevice();
  const signedOut = await visit('501', { device });
  signedOut.setOwner(null);
  expect(device.get(storedClearing)).toBe(true);
  await vi.waitFor(() => expect(device.get(storedClearing)).toBeUndefined());

  await visitWith({ class: '3 班' });
  device.set(storedClearing, true);
  createCachedAnswers('one', device);
  await vi.waitFor(() => expect(device.get(storedClearing)).toBeUndefined());
  expect(await readAnswers('501', 'one', TIME)).toEqual({});
});

test.each([
  ['of another build', { build: 'two' }],
  ['of more than 14 days ago', { time: TIME + 15 * DAY_MS }],
  ['of a clock that was put back since', { time: TIME - 15 * DAY_MS }],
])('an answer %s is not shown', async (_, other) => {
  await visitWith({ class: '3 班' });
  expect((await visit('501', other)).get('class')).toBeUndefined();
});

test('of too much the newest stays', async () => {
  await visitWith({ old: 'x'.repeat(600_000) });
  await visitWith({ new: 'x'.repeat(600_000) }, '501', TIME + DAY_MS);
  expect(Object.keys(await readAnswers('501', 'one', TIME + DAY_MS))).toEqual(['new']);
});

test('what the server refuses now is removed', async () => {
  const answers = await visitWith({ class: '3 班', week: [] });
  answers.remove('class');
  await vi.waitFor(async () => expect(Object.keys(await readAnswers('501', 'one', TIME))).toEqual(['week']));
});

test('says since when the oldest answer on the screen is, and whether a try failed', async () => {
  const answers = await visit('501');
  const listener = vi.fn();
  answers.subscribe(listener);
  const endOld = answers.beginShowing({ data: 1, at: 10 }, false);
  const endNew = answers.beginShowing({ data: 2, at: 20 }, true);
  expect(answers.shown()).toEqual({ at: 10, hasFailed: true });
  endNew();
  expect(answers.shown()).toEqual({ at: 10, hasFailed: false });
  endOld();
  expect(answers.shown()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(4);
});

test('works without a storage', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  vi.resetModules();
  const { createCachedAnswers: createAgain } = await import('./createCachedAnswers.ts');
  const answers = createAgain('one', makeDevice(), { writeSoon: setTimeout });
  answers.setOwner('501');
  answers.put('class', '3 班');
  answers.setOwner(null);
  await new Promise((resolve) => setTimeout(resolve));
  expect(answers.get('class')).toBeUndefined();
});
