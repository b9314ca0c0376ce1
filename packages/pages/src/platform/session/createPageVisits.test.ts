import { expect, test } from 'vitest';
import { createPageVisits } from './createPageVisits.ts';
import { memoryStorage } from './localStore.ts';

/** Documents of one tab: each `load` is a new document with the tab's storage. */
function openTab() {
  const storage = memoryStorage();
  return {
    load: (isReload: boolean) => {
      const tasks: (() => void)[] = [];
      const visits = createPageVisits({ storage, isReload, defer: (task) => tasks.push(task) });
      return { ...visits, runTasks: () => tasks.splice(0).forEach((task) => task()) };
    },
  };
}

test('opening a page begins a visit', () => {
  expect(openTab().load(false).enter('class 3')).toBe(true);
});

test('a second mount at once, as in StrictMode, is the same visit', () => {
  const visits = openTab().load(false);
  expect(visits.enter('class 3')).toBe(true);
  visits.leave('class 3');
  expect(visits.enter('class 3')).toBe(false);
  visits.runTasks();
  expect(visits.enter('class 3')).toBe(false);
});

test('leaving for another page ends the visit: coming back is a new one', () => {
  const visits = openTab().load(false);
  visits.enter('class 3');
  visits.leave('class 3');
  visits.runTasks();
  expect(visits.enter('class 3')).toBe(true);
});

test('a reload continues the visit, and so does the next one', () => {
  const tab = openTab();
  tab.load(false).enter('class 3');
  expect(tab.load(true).enter('class 3')).toBe(false);
  expect(tab.load(true).enter('class 3')).toBe(false);
});

test('a reload of another page continues no visit', () => {
  const tab = openTab();
  tab.load(false).enter('class 3');
  const visits = tab.load(true);
  expect(visits.enter('class 4')).toBe(true);
  expect(visits.enter('class 3')).toBe(true);
});

test('a document that was opened again, by a link or a typed address, begins a visit', () => {
  const tab = openTab();
  tab.load(false).enter('class 3');
  expect(tab.load(false).enter('class 3')).toBe(true);
});

test('each class has its own visits', () => {
  const visits = openTab().load(false);
  expect(visits.enter('class 3')).toBe(true);
  expect(visits.enter('class 4')).toBe(true);
  expect(visits.enter('class 3')).toBe(false);
});

test('a visit that could not be counted begins again', () => {
  const tab = openTab();
  const visits = tab.load(false);
  visits.enter('class 3');
  visits.cancel('class 3');
  expect(tab.load(true).enter('class 3')).toBe(true);
  expect(visits.enter('class 3')).toBe(true);
});

test('blocked storage counts a reload again and throws nothing', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = Object.assign(memoryStorage(), {
    getItem: blocked,
    setItem: blocked,
    removeItem: blocked,
  });
  const load = (isReload: boolean) => createPageVisits({ storage, isReload, defer: (task) => task() });
  expect(load(false).enter('class 3')).toBe(true);
  expect(load(true).enter('class 3')).toBe(true);
});
