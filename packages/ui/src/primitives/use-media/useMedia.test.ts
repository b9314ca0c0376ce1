import { afterEach, expect, test, vi } from 'vitest';
import { mediaStore } from './useMedia.ts';

afterEach(() => vi.unstubAllGlobals());

test('whoever asks for a condition asks one list, which tells each of a change', () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  const matchMedia = vi.fn(() => list);
  vi.stubGlobal('matchMedia', matchMedia);
  const heard: string[] = [];
  const ends = ['header', 'page'].map((name) =>
    mediaStore('(width < 768px)').subscribe(() => heard.push(name)),
  );
  const isMet = () => mediaStore('(width < 768px)').isMet();
  expect([isMet(), isMet()]).toEqual([false, false]);
  list.matches = true;
  list.dispatchEvent(new Event('change'));
  expect(heard).toEqual(['header', 'page']);
  expect(isMet()).toBe(true);
  for (const end of ends) end();
  list.dispatchEvent(new Event('change'));
  expect(heard).toHaveLength(2);
  expect(matchMedia).toHaveBeenCalledOnce();
});

test('the subscription of a condition stays the same, so that no rendering subscribes again', () => {
  expect(mediaStore('(height < 500px)').subscribe).toBe(mediaStore('(height < 500px)').subscribe);
});
