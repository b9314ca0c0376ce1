import { expect, test } from 'vitest';
import { summariseContents } from './summariseContents.ts';

test('counts the contents by kind, in one order', () => {
  const kinds = ['homework', 'video', 'document', 'video'] as const;
  expect(summariseContents(kinds.map((kind) => ({ kind })))).toBe('视频 2 · 文档 1 · 作业 1');
  expect(summariseContents([])).toBe('');
});

test('leaves out a kind without a word', () => {
  expect(summariseContents([{ kind: 'other' }, { kind: 'document' }])).toBe('文档 1');
  expect(summariseContents([{ kind: 'other' }])).toBe('');
});
