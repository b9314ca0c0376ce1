import { expect, test } from 'vitest';
import { contentSummary } from './contentSummary.ts';

test.each([
  [['video', 'document', 'video', 'homework'], '视频 2 ・ 文档 1 ・ 作业 1'],
  [['other'], null],
  [[], null],
] as const)('%j are %s', (kinds, text) => {
  expect(contentSummary(kinds.map((kind) => ({ kind })))).toBe(text);
});
