import { expect, test } from 'vitest';
import { limitText } from './limitText.ts';

test.each([
  ['a text that fits stays', '', '护理', 3, '护理', 2],
  ['typing at the end of a full text adds nothing', '护理员', '护理员好', 3, '护理员', 3],
  ['typing inside a full text leaves what is behind the caret', '护理员', '护好理员', 3, '护理员', 1],
  ['a paste is cut to the room left', '护员', '护理工作员', 4, '护理工员', 3],
  ['a paste into an empty field keeps its beginning', '', '一二三四五', 3, '一二三', 3],
  ['a selection is replaced by what fits', '甲乙丙', '甲一二三四丙', 4, '甲一二丙', 3],
  ['a rare Han character counts as one and is never halved', '', '𠮷𠮷𠮷', 2, '𠮷𠮷', 4],
  ['a repeated letter is refused too', 'aaa', 'aaaa', 3, 'aaa', 3],
  ['a text that was too long may shrink', '一二三四五', '一二三五', 3, '一二三五', 3],
  ['a text that was too long may not grow', '一二三四五', '一二三四五六', 3, '一二三四五', 5],
])('%s', (_, previous, next, max, text, caret) => {
  expect(limitText(previous, next, max)).toEqual({ text, caret });
});
