import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../../testing/createFakeClock.ts';
import { createFakeStorage } from '../../testing/createFakeStorage.ts';
import { KEY } from '../testing/createExamHarness.ts';
import { createAnswerStore } from './createAnswerStore.ts';
import { brokenFactory, createDevice } from './testing/createDevice.ts';
import { entry, fill } from './testing/storedSamples.ts';

describe('when storage fails', () => {
  it('an urgent write is readable although the page died before IndexedDB stored it', async () => {
    const device = createDevice();
    void device.open().writeAnswer(KEY, entry({ rev: 7 }), true);
    const other = createAnswerStore({ indexedDB: null, storage: device.storage, timers: device.clock });
    expect(await other.readAnswers(KEY)).toEqual([entry({ rev: 7 })]);
  });

  it('an urgent write that reached IndexedDB leaves no copy in local storage', async () => {
    const device = createDevice();
    await device.open().writeAnswer(KEY, entry({ rev: 7 }), true);
    expect(device.storage.values.size).toBe(0);
    expect(await device.open().readAnswers(KEY)).toEqual([entry({ rev: 7 })]);
  });

  it('what a page left in local storage as it died does not come back over what is written later', async () => {
    const device = createDevice();
    const { storage, clock: timers } = device;
    await createAnswerStore({ indexedDB: null, storage, timers }).writeAnswer(KEY, entry({ rev: 7 }));
    const next = device.open();
    expect(await next.readAnswers(KEY)).toEqual([entry({ rev: 7 })]);
    // Of the same edit, whose time is the order of both.
    const confirmed = entry({ rev: 7, ackRev: 7, isMarked: true });
    await next.writeAnswer(KEY, confirmed);
    expect(await device.open().readAnswers(KEY)).toEqual([confirmed]);
    expect(storage.values.size).toBe(0);
  });

  it('an IndexedDB that never settles is abandoned after three seconds', async () => {
    const { storage, clock } = createDevice();
    const silent = new IDBFactory();
    silent.open = () => Object.assign(new EventTarget(), { result: null }) as unknown as IDBOpenDBRequest;
    const store = createAnswerStore({ indexedDB: silent, storage, timers: clock });
    const written = store.writeAnswer(KEY, entry());
    await clock.advance(3000);
    await written;
    expect(store.isDurable()).toBe(true);
    expect(storage.values.size).toBe(1);
  });

  it('a write that throws goes to local storage', async () => {
    const device = createDevice();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    try {
      await device.open().writeAnswer(KEY, entry({ rev: 7 }));
      expect(put).toHaveBeenCalled();
      expect(device.storage.values.size).toBe(1);
    } finally {
      put.mockRestore();
    }
  });

  it('when a backend fails midway, all known entries are copied to the next', async () => {
    const device = createDevice();
    let isFull = false;
    const open = device.indexedDB.open.bind(device.indexedDB);
    device.indexedDB.open = (name, version) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      return open(name, version);
    };
    const store = device.open();
    await store.writeAnswer(KEY, entry({ questionId: 'q1' }));
    isFull = true;
    const later = device.open();
    await later.writeAnswer(KEY, entry({ questionId: 'q2' }));
    await later.writeAnswer(KEY, entry({ questionId: 'q1', rev: 2 }));
    isFull = false;
    const found = await device.open().readAnswers(KEY);
    expect(new Map(found.map(({ questionId, rev }) => [questionId, rev]))).toEqual(
      new Map([
        ['q1', 2],
        ['q2', 1],
      ]),
    );
  });

  it.each([
    ['absent', null, null],
    ['broken', brokenFactory(), createFakeStorage()],
  ])(
    'with every backend %s memory is used, and the store is not durable',
    async (_name, indexedDB, storage) => {
      if (storage) storage.isBroken = true;
      const store = createAnswerStore({ indexedDB, storage, timers: createFakeClock() });
      await fill(store);
      expect(store.isDurable()).toBe(false);
      expect(await store.readAnswers(KEY)).toEqual([entry()]);
      await store.forgetAnswers(KEY);
      expect(await store.readAnswers(KEY)).toEqual([]);
    },
  );

  it('a connection that the browser closed is opened again', async () => {
    const device = createDevice();
    const store = device.open();
    await store.writeAnswer(KEY, entry());
    // Asking for a newer version makes every other connection close.
    const newer = device.indexedDB.deleteDatabase('cloud-school-answers');
    await new Promise((resolve) => newer.addEventListener('success', resolve));
    await store.writeAnswer(KEY, entry({ rev: 2 }));
    expect(store.isDurable()).toBe(true);
    expect(await device.open().readAnswers(KEY)).toEqual([entry({ rev: 2 })]);
    expect(device.storage.values.size).toBe(0);
  });
});

describe('a probe', () => {
  it('leaves nothing behind', async () => {
    const device = createDevice();
    expect(await device.open().probe()).toBe(true);
    expect([...device.storage.values.keys()]).toEqual([]);
    const database = await openDatabase(device.indexedDB);
    const keys = database.transaction('entries').objectStore('entries').getAllKeys();
    await new Promise((resolve) => keys.addEventListener('success', resolve));
    expect(keys.result).toEqual([]);
  });

  it('fails where only memory is left, and keeps the answers once storage is allowed again', async () => {
    const storage = createFakeStorage();
    const options = { indexedDB: brokenFactory(), storage, timers: createFakeClock() };
    const store = createAnswerStore(options);
    storage.isBroken = true;
    await store.writeAnswer(KEY, entry());
    expect(await store.probe()).toBe(false);
    storage.isBroken = false;
    expect(await store.probe()).toBe(true);
    expect(store.isDurable()).toBe(true);
    expect(await createAnswerStore(options).readAnswers(KEY)).toEqual([entry()]);
  });

  it('fails where the browser has no storage', async () => {
    const store = createAnswerStore({ indexedDB: null, storage: null, timers: createFakeClock() });
    expect(await store.probe()).toBe(false);
  });
});

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open('cloud-school-answers', 1);
  return new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
}
