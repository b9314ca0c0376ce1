import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markPendingPresses } from './markPendingPresses.ts';

const marks = new Set<string>();
const control = {
  setAttribute: (name: string) => void marks.add(name),
  removeAttribute: (name: string) => void marks.delete(name),
};
class Pressed extends EventTarget {
  closest = () => control;
}
vi.stubGlobal('Element', Pressed);
const page = new Pressed();

beforeEach(() => {
  vi.useFakeTimers();
  marks.clear();
});
afterEach(() => void vi.useRealTimers());

test('a press is marked after 200 ms while its page is on its way, until it is shown', () => {
  const { settle, stop } = markPendingPresses(page, () => true);
  page.dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(199);
  expect([...marks]).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([...marks]).toEqual(['data-pending']);
  settle();
  expect([...marks]).toEqual([]);
  stop();
});

test('a press that opens nothing is not marked, nor one whose page is shown in time', () => {
  let isBehind = false;
  const { settle, stop } = markPendingPresses(page, () => isBehind);
  page.dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(300);
  expect([...marks]).toEqual([]);
  isBehind = true;
  page.dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(100);
  settle();
  vi.advanceTimersByTime(300);
  expect([...marks]).toEqual([]);
  stop();
});
