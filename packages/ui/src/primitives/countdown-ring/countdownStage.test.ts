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
  expect(countdownStage(seconds)).toBe(stage);
});
