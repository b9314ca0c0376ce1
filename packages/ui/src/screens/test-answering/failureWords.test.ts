import { expect, test } from 'vitest';
import { failureWords } from './failureWords.ts';

const base = {
  answered: 27,
  summary: { unsavedCount: 0, isDurable: true },
  reason: 'finish' as const,
  isLocked: false,
};

test.each<[string, Partial<Parameters<typeof failureWords>[0]>]>([
  ['你的 27 个答案都已保存，没有丢失。网络恢复后再交一次即可。', {}],
  [
    '你的 27 个答案没有丢失，其中 2 个还没传上去，已存本机。网络恢复后再交一次即可。',
    { summary: { unsavedCount: 2, isDurable: true }, reason: 'unsaved' },
  ],
  [
    '2 个答案还没传上去，请不要关闭本页。网络恢复后再交一次即可。',
    { summary: { unsavedCount: 2, isDurable: false }, reason: 'unsaved' },
  ],
  ['你的 27 个答案都已保存，没有丢失。登录已过期，重新登录后再交一次即可。', { reason: 'expired' }],
  ['你的 27 个答案都已保存，没有丢失。网络恢复后会自动再交。', { isLocked: true }],
])('%s', (words, change) => {
  expect(failureWords({ ...base, ...change })).toBe(words);
});
