import { expect, test } from 'vitest';
import { clockText, countdownStage } from './countdown.ts';

test.each([
  [3600, 'calm'],
  [300, 'calm'],
  [299, 'soon'],
  [60, 'soon'],
  [59, 'last'],
  [1, 'last'],
  [0, 'over'],
  [-5, 'over'],
])('%i seconds left are %s', (seconds, stage) => {
  expect(countdownStage(seconds)).toBe(stage);
});

test.each([
  [2294, '38:14'],
  [48, '00:48'],
  [0, '00:00'],
  [-1, '00:00'],
  [59.9, '00:59'],
  [7200, '120:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
