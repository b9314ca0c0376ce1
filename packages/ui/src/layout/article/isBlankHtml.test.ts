import { expect, test } from 'vitest';
import { isBlankHtml } from './isBlankHtml.ts';

test.each(['', ' \n', '<p><br></p>', '<p>&nbsp;</p><p class="x"></p>'])('%j is blank', (html) => {
  expect(isBlankHtml(html)).toBe(true);
});

test.each([
  '好',
  '<p>好</p>',
  '<p><img src="/a.svg"></p>',
  '1 < 2',
  '<table></table>',
  '<math><mi>x</mi></math>',
  '<span data-latex="x^2"></span>',
  '<img src="/equation?tex=x">',
  '<svg><path d="M0 0L9 9"/></svg>',
  '<object data="/files/a.pdf"></object>',
  '<mpvoice name="第一题"></mpvoice>',
  '<mp-common-mpaudio></mp-common-mpaudio>',
  '<p style="background-image:url(https://example.com/a.png)"></p>',
])('%j is not blank', (html) => {
  expect(isBlankHtml(html)).toBe(false);
});
