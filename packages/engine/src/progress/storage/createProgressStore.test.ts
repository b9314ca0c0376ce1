import { describe, expect, it } from 'vitest';
import { createFakeStorage } from '../../testing/createFakeStorage.ts';
import { NO_PROGRESS, type StudyProgress } from '../state/StudyProgress.ts';
import { LESSON } from '../testing/createProgressHarness.ts';
import { createProgressStore } from './createProgressStore.ts';

const PROGRESS: StudyProgress = {
  positionMs: 47_000,
  ranges: [[0, 47_000]],
  confirmed: { positionMs: 10_000, studiedMs: 10_000 },
  durationMs: 600_000,
  studiedAt: 5,
};

it('keeps each student and lesson apart, also with a slash in an id', () => {
  const store = createProgressStore(createFakeStorage());
  const others = [
    { ...LESSON, classroomId: 'other' },
    { ...LESSON, userId: 'u/room' },
    { ...LESSON, tenantId: 't/u', userId: 'room' },
  ];
  store.write(LESSON, PROGRESS);
  for (const other of others) expect(store.read(other)).toBeNull();
  expect(store.read(LESSON)).toEqual(PROGRESS);
  expect(store.list(LESSON)).toEqual([{ lesson: LESSON, progress: PROGRESS }]);
  expect(store.list({ tenantId: 't', userId: 'other' })).toEqual([]);
  store.remove(LESSON);
  expect(store.read(LESSON)).toBeNull();
});

it.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['no lesson', JSON.stringify({ progress: PROGRESS })],
  ['no progress', JSON.stringify({ lesson: LESSON })],
  ['a position of text', JSON.stringify({ lesson: LESSON, progress: { ...PROGRESS, positionMs: '5' } })],
  ['a negative position', JSON.stringify({ lesson: LESSON, progress: { ...PROGRESS, positionMs: -5 } })],
  ['another lesson', JSON.stringify({ lesson: { ...LESSON, userId: 'x' }, progress: PROGRESS })],
])('a stored value with %s counts as absent', (_, text) => {
  const storage = createFakeStorage();
  const store = createProgressStore(storage);
  store.write(LESSON, PROGRESS);
  const [key] = [...storage.values.keys()];
  storage.values.set(key ?? '', text);
  expect(store.read(LESSON)).toBeNull();
  expect(store.list(LESSON)).toEqual([]);
});

it('reads damaged parts as empty', () => {
  const storage = createFakeStorage();
  const store = createProgressStore(storage);
  store.write(LESSON, PROGRESS);
  const [key] = [...storage.values.keys()];
  const progress = {
    positionMs: 5,
    ranges: [[0, 'x'], null, [9, 2], [0, 5]],
    confirmed: null,
    durationMs: 'x',
  };
  storage.values.set(key ?? '', JSON.stringify({ lesson: LESSON, progress }));
  expect(store.read(LESSON)).toEqual({ ...NO_PROGRESS, positionMs: 5, ranges: [[0, 5]] });
});

it('keeps nothing, and does not throw, without a storage', () => {
  const store = createProgressStore(null);
  store.write(LESSON, PROGRESS);
  expect(store.read(LESSON)).toBeNull();
  expect(store.list(LESSON)).toEqual([]);
  store.remove(LESSON);
});

describe('a full storage', () => {
  const full = () => Object.assign(createFakeStorage(), { isBroken: true });
  const OTHER = { ...LESSON, classroomId: 'other' };
  const stored = { lesson: LESSON, progress: PROGRESS };

  it('leaves the progress in memory, for every store of the page', () => {
    const storage = full();
    createProgressStore(storage).write(LESSON, PROGRESS);
    const next = createProgressStore(storage);
    expect(next.read(LESSON)).toEqual(PROGRESS);
    expect(next.list(LESSON)).toEqual([stored]);
    expect(next.list({ tenantId: 't', userId: 'other' })).toEqual([]);
    expect(createProgressStore(full()).read(LESSON)).toBeNull();
    next.remove(LESSON);
    expect(next.read(LESSON)).toBeNull();
    expect(next.list(LESSON)).toEqual([]);
  });

  it('adds the progress in memory to what is stored', () => {
    const storage = createFakeStorage();
    const store = createProgressStore(storage);
    store.write(LESSON, PROGRESS);
    store.write(OTHER, PROGRESS);
    storage.isBroken = true;
    store.write(LESSON, { ...PROGRESS, positionMs: 90_000, ranges: [[80_000, 90_000]] });
    const further: StudyProgress = {
      ...PROGRESS,
      positionMs: 90_000,
      ranges: [
        [0, 47_000],
        [80_000, 90_000],
      ],
    };
    expect(store.read(LESSON)).toEqual(further);
    expect(store.list(LESSON)).toEqual([
      { lesson: LESSON, progress: further },
      { lesson: OTHER, progress: PROGRESS },
    ]);
  });

  it('is written again when it has room', () => {
    const storage = full();
    const store = createProgressStore(storage);
    store.write(LESSON, { ...PROGRESS, positionMs: 99_000 });
    storage.isBroken = false;
    store.write(LESSON, PROGRESS);
    expect(store.read(LESSON)).toEqual(PROGRESS);
    expect(store.list(LESSON)).toEqual([stored]);
    storage.values.clear();
    expect(store.read(LESSON)).toBeNull();
  });
});

it('the stored progress of the most parts takes less than 8 KiB', () => {
  const storage = createFakeStorage();
  const ranges = Array.from({ length: 200 }, (_, index) => [index * 50_000, index * 50_000 + 9999] as const);
  createProgressStore(storage).write(LESSON, { ...PROGRESS, ranges });
  expect([...storage.values.values()].join('').length).toBeLessThan(8 * 1024);
});
