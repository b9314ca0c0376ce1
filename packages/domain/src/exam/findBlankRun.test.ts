import { expect, test } from 'vitest';
import { findBlankRun } from './findBlankRun.ts';

test.each([
  ['血压 ____ / ____ mmHg', 2],
  ['体温＿＿度，脉搏＿＿次', 2],
  ['翻身每（　　）小时一次，拍背每（）分钟', 2],
  ['<p class="a__b">每 ( ) 分钟</p>', 1],
  ['____（见图 2）（　）', 1],
  ['<p>每（&nbsp;&nbsp;）小时，每次（&#12288;&#x3000;）分钟，(&emsp; )度</p>', 3],
])('%s leaves %i', (stem, count) => {
  expect(findBlankRun(stem)?.count).toBe(count);
});

test.each(['', '请写出要点', 'a_b', '（见图 2）', '（&lt;）', '（&nbsp;5）', '<p title="____">x</p>'])(
  '%j leaves none',
  (stem) => {
    expect(findBlankRun(stem)).toBeNull();
  },
);
