import { expect, test } from 'vitest';
import { isBlankText } from './isBlankText.ts';

test.each([
  '',
  ' \n\t\u3000',
  '\u200B',
  '\uFEFF\u00A0',
  '\u202D\u202C',
  '\u2066\u2069',
  '\u200E\u200F',
  '\u2800\u2800',
])('%j is blank', (text) => {
  expect(isBlankText(text)).toBe(true);
});

test.each(['0', '\u200B字', '。', '👩‍⚕️'])('%j is not', (text) => {
  expect(isBlankText(text)).toBe(false);
});
