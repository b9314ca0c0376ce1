import { afterEach, expect, test } from 'vitest';
import { setWords } from '../loader/words.ts';
import { hasWords, translate } from './translate.ts';

afterEach(() => setWords({}));

test('without a table all words stay', () => {
  expect(hasWords()).toBe(false);
  expect(translate('提交')).toBe('提交');
});

test.each([
  ['提交', 'Send'],
  [' 提交\n', ' Send\n'],
  ['第 12 题', 'Question 12'],
  ['第 3 题，未答', 'Question 3, not answered'],
  ['第 3 题，未答，已标记', 'Question 3, not answered, marked'],
  ['共 5（道）题', '5 in all (questions)'],
  ['保存于 10:24，提交', 'Saved at 10:24: Send'],
  ['提交了', '提交了'],
  ['', ''],
])('%j is %j', (chinese, other) => {
  setWords({
    提交: 'Send',
    '第 {} 题': 'Question {}',
    '第 {} 题，{}': 'Question {}, {}',
    未答: 'not answered',
    已标记: 'marked',
    '共 {}（道）题': '{} in all (questions)',
    '保存于 {}，{}': 'Saved at {}: {}',
  });
  expect(translate(chinese)).toBe(other);
});
