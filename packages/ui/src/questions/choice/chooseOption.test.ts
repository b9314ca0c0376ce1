import { expect, test } from 'vitest';
import { chooseOption, type ChoiceMode } from './chooseOption.ts';

const options = ['1', '2', '3'].map((key, index) => ({ key, label: 'ABC'.charAt(index), html: '' }));

test.each<[string, ChoiceMode, string[] | null, string, string[]]>([
  ['the first choice', 'one', null, '2', ['2']],
  ['one replaces the other', 'one', ['1'], '2', ['2']],
  ['the same choice stays', 'one', ['2'], '2', ['2']],
  ['many stay in the order of the options', 'many', ['3'], '1', ['1', '3']],
  ['a second click removes it', 'many', ['1', '3'], '3', ['1']],
  ['the last one can be removed', 'many', ['1'], '1', []],
  ['a key that no option has is dropped', 'many', ['9'], '1', ['1']],
])('%s', (_, mode, before, key, after) => {
  const answer = before && { optionKeys: before, texts: [] };
  expect(chooseOption({ mode, options }, answer, key)).toEqual({ optionKeys: after, texts: [] });
});
