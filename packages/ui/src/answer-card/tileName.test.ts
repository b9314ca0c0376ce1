import type { TileState } from '@cloud-school/engine';
import { expect, test } from 'vitest';
import { tileName } from './tileName.ts';

const tile: TileState = {
  isAnswered: false,
  subQuestionCount: 0,
  answeredSubQuestions: 0,
  isMarked: false,
  save: 'untouched',
  isClearedAfterSave: false,
};

test.each<[string, Partial<TileState>]>([
  ['第 24 题，未答', {}],
  ['第 24 题，已答，已保存', { isAnswered: true, save: 'saved' }],
  ['第 24 题，已答，保存中', { isAnswered: true, save: 'saving' }],
  ['第 24 题，已答，未保存（已存本机）', { isAnswered: true, save: 'unsaved' }],
  ['第 24 题，已答，以上次保存的答案为准', { isAnswered: true, save: 'saved', isClearedAfterSave: true }],
  ['第 24 题，已答 2/3 小题，已保存', { subQuestionCount: 3, answeredSubQuestions: 2, save: 'saved' }],
  ['第 24 题，已答', { isAnswered: true, subQuestionCount: 3, answeredSubQuestions: 3 }],
  ['第 24 题，未答，选项有改动，请重新作答', { save: 'outdated' }],
  ['第 24 题，未答，已标记', { isMarked: true }],
])('%s', (name, change) => {
  expect(tileName(24, { ...tile, ...change })).toBe(name);
});
