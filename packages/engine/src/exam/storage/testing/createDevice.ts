import { IDBFactory } from 'fake-indexeddb';
import { createFakeClock } from '../../../testing/createFakeClock.ts';
import { createFakeStorage } from '../../../testing/createFakeStorage.ts';
import { createAnswerStore } from '../createAnswerStore.ts';

/** A browser whose storage can be removed between openings. */
export function createDevice() {
  const indexedDB = new IDBFactory();
  const storage = createFakeStorage();
  const clock = createFakeClock();
  return { indexedDB, storage, clock, open: () => createAnswerStore({ indexedDB, storage, timers: clock }) };
}

/** An IndexedDB that the browser refuses. */
export function brokenFactory(): IDBFactory {
  const factory = new IDBFactory();
  factory.open = () => {
    throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
  };
  return factory;
}
