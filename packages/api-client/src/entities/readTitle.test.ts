import { expect, test } from 'vitest';
import { optionalText } from './read.ts';
import { optionalTitle, title } from './readTitle.ts';

test.each([
  ['AT&amp;T 与 R&D', 'AT&T 与 R&D'],
  ['&ldquo;体温&rdquo;&lt;37&#8451;&#x2103;', '“体温”<37℃℃'],
  ['&amp;lt;', '&lt;'],
  ['a&b;c&unknown;', 'a&b;c&unknown;'],
  ['&#0;&#9999999;', '&#0;&#9999999;'],
  ['护理员', '护理员'],
])('%s reads %s', (sent, shown) => {
  expect(optionalTitle(sent)).toBe(shown);
  expect(title(sent, 'Title')).toBe(shown);
});

test.each(['\u200B', '\uFEFF \u202C', '\u3000'])('%j is no text', (sent) => {
  expect(optionalText(sent)).toBeNull();
  expect(optionalTitle(sent)).toBeNull();
});
