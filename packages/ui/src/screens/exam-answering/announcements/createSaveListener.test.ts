import type { SaveSummary } from '@cloud-school/engine';
import { expect, test } from 'vitest';
import { createSaveListener } from './createSaveListener.ts';

type State = SaveSummary['state'];

const hear = (states: State[], isDurable = true) => {
  const listen = createSaveListener();
  return states.map((state) => listen({ state, isDurable, unsavedCount: 0 })).filter((text) => text !== null);
};

test.each<[string, State[], string[]]>([
  ['everyday saving is silent', ['idle', 'saving', 'saved', 'saving', 'saved'], []],
  [
    'a trouble is announced once, however many retries follow',
    ['saved', 'failed', 'saving', 'failed', 'saving', 'failed'],
    ['答案没有传上去，将自动重试，答案已存本机'],
  ],
  [
    'its end is announced once',
    ['saved', 'offline', 'saving', 'saved', 'saving', 'saved'],
    ['网络断开，答案已存本机', '答案已全部保存'],
  ],
  [
    'another trouble is announced',
    ['offline', 'failed', 'refused', 'expired'],
    [
      '网络断开，答案已存本机',
      '答案没有传上去，将自动重试，答案已存本机',
      '有答案未被接受，请重新打开试卷，答案已存本机',
      '登录已过期，请重新登录，答案已存本机',
    ],
  ],
])('%s', (_, states, texts) => {
  expect(hear(states)).toEqual(texts);
});

test('where this device cannot keep answers the page must stay open', () => {
  expect(hear(['offline'], false)).toEqual(['网络断开，请不要关闭本页']);
});

test('an attempt that ended without the last answers is no end of the trouble', () => {
  const listen = createSaveListener();
  listen({ state: 'failed', isDurable: true, unsavedCount: 1 });
  expect(listen({ state: 'saved', isDurable: true, unsavedCount: 1 })).toBeNull();
});
