import { expect, it } from 'vitest';
import { splitSections } from './splitSections.ts';

it('numbered lines are headings, numbered sentences and long lines are not', () => {
  const text = [
    '2026 年 9 月 1 日起生效',
    '',
    '一、服务内容',
    '云帆职业培训学校提供报名、线上课程与证书查询。',
    '1. 不把账号借给别人，替学、替考的成绩无效。',
    '第二条 账号与实名\r',
    '一个手机号对应一个学员账号。',
  ].join('\n');
  expect(splitSections(text, '用户服务协议')).toEqual([
    { heading: null, paragraphs: ['2026 年 9 月 1 日起生效'] },
    {
      heading: '一、服务内容',
      paragraphs: [
        '云帆职业培训学校提供报名、线上课程与证书查询。',
        '1. 不把账号借给别人，替学、替考的成绩无效。',
      ],
    },
    { heading: '第二条 账号与实名', paragraphs: ['一个手机号对应一个学员账号。'] },
  ]);
});

it('an empty text has no sections', () => {
  expect(splitSections(' \n\n', '用户服务协议')).toEqual([]);
});

it.each(['用户服务协议', '\n 《用户服务协议》', '用户服务协议\r'])(
  'the title of the page is not said again by a text that begins with %j',
  (begin) => {
    expect(splitSections(`${begin}\n2026 年 9 月 1 日起生效`, '用户服务协议')).toEqual([
      { heading: null, paragraphs: ['2026 年 9 月 1 日起生效'] },
    ]);
  },
);
