import { expect, test } from 'vitest';
import { weekTitle } from './weekTitle.ts';

test.each([
  ['选学：与失智老人沟通', '选学：与失智老人沟通'],
  ['秋季3班班会', '秋季 3 班班会'],
  ['失智老人照护沟通：开场', '失智老人照护沟通：开场'],
])('%s in one line', (name, title) => {
  expect(weekTitle(name, { isShort: true })).toBe(title);
});

test('a name with lines of its own keeps its heading', () => {
  expect(weekTitle('选学：轮椅使用', { isShort: false }).replaceAll('\u200B', '|')).toBe('选学：|轮椅|使用');
});
