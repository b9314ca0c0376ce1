import { expect, test } from 'vitest';
import { markPhrases } from './markPhrases.ts';

test.each([
  ['失能老人体位转移与压疮预防：翻身、叩背', '失能|老人|体位|转移|与压疮|预防：|翻身、|叩背'],
  ['实训：轮椅使用（两人一组）', '实训：|轮椅|使用|（两人一组）'],
  ['秋季3班', '秋季_3_班'],
])('%s may break between its phrases only', (text, phrases) => {
  expect(markPhrases(text).replaceAll('\u200B', '|').replaceAll('\u00A0', '_')).toBe(phrases);
});
