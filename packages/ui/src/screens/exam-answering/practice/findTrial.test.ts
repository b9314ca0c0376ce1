import { expect, test } from 'vitest';
import { findTrial, type PracticeAction } from './findTrial.ts';
import type { Trial } from './Trial.ts';

test.each<[string, PracticeAction, string | null, Trial | null]>([
  ['a letter that chooses', { type: 'answer', isChoice: true }, 'b', 'choose-by-key'],
  ['a choice by pointer', { type: 'answer', isChoice: true }, null, null],
  ['a text', { type: 'answer', isChoice: false }, 'b', null],
  ['a mark', { type: 'mark' }, null, 'mark'],
  ['an arrow key', { type: 'move', steps: 1 }, 'ArrowRight', 'step-by-key'],
  ['the button 下一题', { type: 'move', steps: 1 }, null, null],
  ['a tile two questions further', { type: 'move', steps: 2 }, null, 'jump'],
  ['a tile before, by Enter', { type: 'move', steps: -3 }, 'Enter', 'jump'],
])('%s', (_case, action, key, trial) => {
  expect(findTrial(action, key)).toBe(trial);
});
