import { expect, test } from 'vitest';
import { findTrial, type PracticeAction } from './findTrial.ts';
import type { Trial } from './Trial.ts';

test.each<[string, PracticeAction, Trial | null]>([
  ['a letter that chooses', { type: 'answer', key: 'b', isChoice: true }, 'choose-by-key'],
  ['a choice by pointer', { type: 'answer', key: null, isChoice: true }, null],
  ['a text', { type: 'answer', key: 'b', isChoice: false }, null],
  ['a mark', { type: 'mark' }, 'mark'],
  ['an arrow key', { type: 'move', key: 'ArrowRight', steps: 1 }, 'step-by-key'],
  ['the button 下一题', { type: 'move', key: null, steps: 1 }, null],
  ['a tile two questions further', { type: 'move', key: null, steps: 2 }, 'jump'],
  ['a tile before, by Enter', { type: 'move', key: 'Enter', steps: -3 }, 'jump'],
  ['T', { type: 'key', key: 'T' }, 'report'],
  ['another key', { type: 'key', key: 'x' }, null],
])('%s', (_case, action, trial) => {
  expect(findTrial(action)).toBe(trial);
});
