import { expect, test } from 'vitest';
import { countdownLabels } from './countdownLabels.ts';

test.each([
  [300, '不足 5 分钟'],
  [900, '不足 15 分钟'],
  [90, '不足 2 分钟'],
])('soon from %i s says %s', (soon, label) => {
  expect(countdownLabels({ soon, last: 60 }, '自动交卷').soon).toBe(label);
});
