import { expect, test } from 'vitest';
import { placeSlots } from './placeSlots.ts';

const slot = (number: number) => `<kbd><small>第</small><b>${number}</b><small>空</small><em></em></kbd>`;

test.each<[string, string, number, string | null]>([
  [
    'runs of underscores become slots',
    '每 ____ 小时，侧卧 __ 度',
    2,
    `每 ${slot(1)} 小时，侧卧 ${slot(2)} 度`,
  ],
  [
    'the marks behind a slot stay on its line',
    '每 ____ 小时翻身，体位 ____，每次 ____。',
    3,
    `每 ${slot(1)} 小时翻身，体位 <span data-keep>${slot(2)}，</span>每次 <span data-keep>${slot(3)}。</span>`,
  ],
  ['full-width underscores too', '每＿＿小时', 1, `每${slot(1)}小时`],
  ['empty brackets where there are no underscores', '每（　　）小时', 1, `每${slot(1)}小时`],
  [
    'tags are unchanged',
    '<p><img src="a__b.png">每 ____ 小时</p>',
    1,
    `<p><img src="a__b.png">每 ${slot(1)} 小时</p>`,
  ],
  ['several empty brackets', '每（　　）小时（）度', 2, `每${slot(1)}小时${slot(2)}度`],
  ['whose spaces are entities', '每（&nbsp;&nbsp;）小时（&nbsp;）度', 2, `每${slot(1)}小时${slot(2)}度`],
  ['lines and boxes', '每<u>&nbsp;&nbsp;</u>小时，<input>度', 2, `每${slot(1)}小时，${slot(2)}度`],
  ['brackets around tags', '每（<b>　</b>）小时', 1, `每${slot(1)}<b></b>小时`],
  ['a stem of open tags only stays', '<'.repeat(50_000), 1, null],
  ['a different count leaves the stem unchanged', '每 ____ 小时', 2, null],
  ['no run leaves the stem unchanged', '写出两个要点', 2, null],
  ['a single underscore is no blank', 'snake_case', 1, null],
  ['a stem with its own kbd is unchanged', '<kbd>a</kbd>____', 1, null],
])('%s', (_, stem, count, placed) => {
  expect(placeSlots(stem, count)).toBe(placed);
});
