import { expect, test } from 'vitest';
import { splitPhrases } from './splitPhrases.ts';

/** With '|' where a line may break and '_' for a space where it may not. */
const marked = (text: string) =>
  splitPhrases(text)
    .map((piece) => piece.replace(/ (?=\S)/g, '_'))
    .join('|');

test.each([
  ['养老护理员（三级）2026秋季3班', '养老|护理员|（三级）|2026 |秋季_3_班'],
  ['视频 1 · 文档 1 · 作业 1', '视频_1_· |文档_1_· |作业_1'],
  ['拱墅校区实训楼302', '拱墅|校区|实训楼_302'],
  ['秋季批次成绩公布：三级一次通过率 91.4%', '秋季|批次|成绩|公布：|三级|一次|通过率_91.4%'],
  ['实训：轮椅使用与床椅转移（两人一组）', '实训：|轮椅|使用|与床椅|转移|（两人一组）'],
  ['第十二届“云帆杯”照护技能竞赛', '第十二届|“云帆杯”|照护|技能|竞赛'],
  ['2026年6月18日', '2026_年 |6_月_18_日'],
  ['11-23 08:00 至 11-29 22:00', '11-23 |08:00 |至_11-29 |22:00'],
  ['持证三级最高可领1,500元', '持证|三级|最高|可领_1,500_元'],
  ['从五级到高级：一位月嫂的四年', '从五级|到高级：|一位|月嫂的|四年'],
  ['一家养老院的月结：从五天到一天', '一家|养老院的|月结：|从五天|到一天'],
  ['云上账套怎么选：四个问题先问清楚', '云上|账套|怎么选：|四个|问题|先问|清楚'],
  ['业财一体应用大赛收官', '业财|一体|应用|大赛|收官'],
  ['选学：与失智老人沟通的六种开场方式', '选学：|与失智|老人|沟通的|六种|开场|方式'],
  ['老年营养与膳食制作', '老年|营养|与膳食|制作'],
  ['距您 3.14 km', '距您_3.14_km'],
  ['压疮评估（Braden 量表）', '压疮|评估|（Braden_量表）'],
  ['数字化运营管理师三班', '数字化|运营|管理师|三班'],
  ['机考室通过省级认定考点复核', '机考室|通过|省级|认定|考点|复核'],
  ['居家养老院病人的慢性病管理', '居家|养老院|病人的|慢性病|管理'],
  ['照护', '照护'],
  ['', ''],
])('%s breaks as %s', (text, phrases) => {
  expect(marked(text)).toBe(phrases);
});

test('nothing of a text is lost, and no piece starts with a mark that belongs to the one before', () => {
  for (const text of [
    '（一）课程，作业；“考试”！',
    '  a b  c ',
    '……？',
    '课程\n作业',
    '👩‍⚕️ 照护',
    'https://a.cn/b?c=课程1',
  ]) {
    const pieces = splitPhrases(text);
    expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    for (const piece of pieces.slice(1)) expect(piece).not.toMatch(/^[，。、；：！？）》”’…·%]/);
  }
});
