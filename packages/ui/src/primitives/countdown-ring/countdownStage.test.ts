import { expect, test } from 'vitest';
import { countdownLabels, countdownStage } from './countdownStage.ts';

test.each([
  [3600, 'calm'],
  [300, 'calm'],
  [299, 'soon'],
  [60, 'soon'],
  [59, 'last'],
  [1, 'last'],
  [0, 'over'],
  [-5, 'over'],
])('%i seconds: %s', (seconds, stage) => {
  expect(countdownStage(seconds, { soon: 300, last: 60 })).toBe(stage);
});

test('the seconds of the stages are a setting', () => {
  const settings = { soon: 900, last: 300 };
  expect([900, 899, 300, 299].map((seconds) => countdownStage(seconds, settings))).toEqual([
    'calm',
    'soon',
    'soon',
    'last',
  ]);
});

test.each([
  [300, '不足 5 分钟'],
  [900, '不足 15 分钟'],
  [90, '不足 2 分钟'],
])('soon from %i s says %s', (soon, label) => {
  expect(countdownLabels({ soon, last: 60 }, '自动交卷').soon).toBe(label);
});
