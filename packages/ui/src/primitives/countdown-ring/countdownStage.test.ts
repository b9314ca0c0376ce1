import { expect, test } from 'vitest';
import { countdownStage } from './countdownStage.ts';

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
