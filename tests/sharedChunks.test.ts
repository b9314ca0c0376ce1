import { expect, test } from 'vitest';
import { findCircle } from '../scripts/build-plugins/sharedChunks.ts';

const find = (graph: Record<string, string[]>) => findCircle(Object.keys(graph), (name) => graph[name] ?? []);

test('a circle behind other files is found, and named by its files alone', () => {
  expect(find({ entry: ['shell'], shell: ['content'], content: ['player'], player: ['content'] })).toEqual([
    'content',
    'player',
    'content',
  ]);
});

test('a file that two others import is no circle', () => {
  expect(
    find({ entry: ['shell', 'page'], page: ['shell', 'player'], player: ['shell'], shell: [] }),
  ).toBeNull();
});
