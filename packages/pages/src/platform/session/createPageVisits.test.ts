import { expect, test } from 'vitest';
import { memoryStorage } from '../device/browserStorage.ts';
import { tabDevice } from '../device/createDevice.ts';
import { createPageVisits } from './createPageVisits.ts';

/** Documents of one tab: each `load` is a new document with the tab's storage. */
function openTab() {
  const storage = memoryStorage();
  return { load: (isReload: boolean) => createPageVisits({ device: tabDevice(storage), isReload }) };
}

type Visits = ReturnType<typeof createPageVisits>;

/** Opens the page, and counts the visit that begins. */
function visit(visits: Visits, page: string, stay = navigate()): boolean {
  const isNew = visits.enter(page, stay);
  if (isNew) visits.count(page);
  return isNew;
}

/** The router's location after a navigation. */
const navigate = () => ({});

test('opening a page begins a visit', () => {
  expect(visit(openTab().load(false), 'class 3')).toBe(true);
});

test('a second mount without a navigation, as in StrictMode, is the same visit', () => {
  const visits = openTab().load(false);
  const stay = navigate();
  expect(visit(visits, 'class 3', stay)).toBe(true);
  visits.leave('class 3');
  expect(visit(visits, 'class 3', stay)).toBe(false);
});

test('leaving for another page ends the visit: coming back, however soon, is a new one', () => {
  const visits = openTab().load(false);
  visit(visits, 'class 3');
  visits.leave('class 3');
  expect(visit(visits, 'class 3')).toBe(true);
});

test('a reload continues the visit, and so does the next one, also under StrictMode', () => {
  const tab = openTab();
  visit(tab.load(false), 'class 3');
  const visits = tab.load(true);
  const stay = navigate();
  expect(visit(visits, 'class 3', stay)).toBe(false);
  visits.leave('class 3');
  expect(visit(visits, 'class 3', stay)).toBe(false);
  expect(visit(tab.load(true), 'class 3')).toBe(false);
});

test('a reload of the next page continues no visit', () => {
  const tab = openTab();
  const before = tab.load(false);
  visit(before, 'class 3');
  before.leave('class 3');
  expect(visit(tab.load(true), 'class 3')).toBe(true);
});

test('a reload of another class continues no visit', () => {
  const tab = openTab();
  visit(tab.load(false), 'class 3');
  const visits = tab.load(true);
  expect(visit(visits, 'class 4')).toBe(true);
  expect(visit(visits, 'class 3')).toBe(true);
});

test('a document that was opened again, by a link or a typed address, begins a visit', () => {
  const tab = openTab();
  visit(tab.load(false), 'class 3');
  expect(visit(tab.load(false), 'class 3')).toBe(true);
});

test('a visit that a reload left uncounted begins again', () => {
  const tab = openTab();
  expect(tab.load(false).enter('class 3', navigate())).toBe(true);
  expect(tab.load(true).enter('class 3', navigate())).toBe(true);
});

test('a visit that could not be counted begins again', () => {
  const tab = openTab();
  const visits = tab.load(false);
  const stay = navigate();
  visit(visits, 'class 3', stay);
  visits.cancel('class 3');
  expect(visit(tab.load(true), 'class 3')).toBe(true);
  expect(visit(visits, 'class 3', stay)).toBe(true);
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
  const load = (isReload: boolean) => createPageVisits({ device: tabDevice(storage), isReload });
  expect(visit(load(false), 'class 3')).toBe(true);
  expect(visit(load(true), 'class 3')).toBe(true);
});
