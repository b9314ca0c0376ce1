import { expect, test } from 'vitest';
import { formatFailure } from './formatFailure.ts';

const base = {
  answered: 27,
  summary: { unsavedCount: 0, isDurable: true },
  submission: { reason: 'finish' as const, isLocked: false, trigger: 'click' as const, words: null },
};

test.each<[string, Partial<Parameters<typeof formatFailure>[0]>]>([
  ['您的 27 个答案都已保存，没有丢失。网络恢复后再交一次即可。', {}],
  [
    '您的 27 个答案没有丢失，其中 2 个还没传上去，已存本机。网络恢复后再交一次即可。',
    {
      summary: { unsavedCount: 2, isDurable: true },
      submission: { reason: 'unsaved', isLocked: false, trigger: 'click', words: null },
    },
  ],
  [
    '2 个答案还没传上去，请不要关闭本页。网络恢复后再交一次即可。',
    {
      summary: { unsavedCount: 2, isDurable: false },
      submission: { reason: 'unsaved', isLocked: false, trigger: 'click', words: null },
    },
  ],
  [
    '您的 27 个答案都已保存，没有丢失。登录已过期，重新登录后再交一次即可。',
    { submission: { reason: 'expired', isLocked: false, trigger: 'click', words: null } },
  ],
  [
    '您的 27 个答案都已保存，没有丢失。网络恢复后会自动再交。',
    { submission: { reason: 'finish', isLocked: true, trigger: 'time-up', words: null } },
  ],
  [
    '您的 27 个答案都已保存，没有丢失。网络恢复后会先核对是否已交上；没有交上，再交一次即可。',
    { submission: { reason: 'finish', isLocked: true, trigger: 'click', words: null } },
  ],
  [
    '您的 27 个答案都已保存，没有丢失。答题未满 10 分钟不能交卷',
    {
      submission: { reason: 'finish', isLocked: false, trigger: 'click', words: '答题未满 10 分钟不能交卷' },
    },
  ],
  [
    '您的 27 个答案都已保存，没有丢失。考试已关闭。',
    { submission: { reason: 'finish', isLocked: true, trigger: 'time-up', words: '考试已关闭。' } },
  ],
  [
    '您的 27 个答案都已保存，没有丢失。服务器没有接受这次交卷，也没有说明原因。请稍后再交一次，仍不行请联系老师。',
    { submission: { reason: 'finish', isLocked: false, trigger: 'click', words: '' } },
  ],
])('%s', (words, change) => {
  expect(formatFailure({ ...base, ...change })).toBe(words);
});
