import { expect, test, vi } from 'vitest';
import { createTileSource } from './createTileSource.ts';

test('a new list tells the tiles that have changed and no other', async () => {
  const source = createTileSource();
  source.set([{}, {}, { isMarked: true }]);
  await Promise.resolve();
  const told = ['1', '2', '3'].map((id) => {
    const listener = vi.fn();
    source.subscribeTile(id, listener);
    return listener;
  });
  const second = source.getTile('2');
  source.set([{ isAnswered: true }, {}, { isMarked: true }]);
  await Promise.resolve();
  expect(told.map((listener) => listener.mock.calls.length)).toEqual([1, 0, 0]);
  expect(source.getTile('1')).toMatchObject({ isAnswered: true, save: 'saved' });
  expect(source.getTile('2')).toBe(second);
});
