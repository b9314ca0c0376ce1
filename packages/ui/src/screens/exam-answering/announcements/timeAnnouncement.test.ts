import { expect, test } from 'vitest';
import { answeringWords } from '../words/answeringWords.ts';
import { timeAnnouncement } from './timeAnnouncement.ts';

const progress = { answered: 31, unanswered: 9, marked: 0 };

test('a test of two hours is announced at 30, 10, 5 and 1 minutes and once at the end', () => {
  const heard: [number, string][] = [];
  for (let left = 7200; left > -5; left -= 1) {
    const text = timeAnnouncement([left, Math.max(0, left - 1)], progress, answeringWords.test);
    if (text) heard.push([left - 1, text]);
  }
  expect(heard).toEqual([
    [1800, '还剩 30 分钟，已答 31 题'],
    [600, '还剩 10 分钟，已答 31 题'],
    [300, '还剩 5 分钟，未答 9 题'],
    [60, '还剩 1 分钟，到点自动交卷'],
    [0, '时间到，正在交卷'],
  ]);
});

test.each([
  ['a page that slept over two of them speaks the last one', 2000, 250, '还剩 5 分钟，未答 9 题'],
  ['a page that slept over the end speaks the end', 2000, 0, '时间到，正在交卷'],
  ['a clock that was set back is silent', 200, 2000, null],
  ['the same second is silent', 600, 600, null],
])('%s', (_, before, now, text) => {
  expect(timeAnnouncement([before, now], progress, answeringWords.test)).toBe(text);
});
