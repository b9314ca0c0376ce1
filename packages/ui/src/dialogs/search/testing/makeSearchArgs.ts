import { createSearchIndex, findNearWords, type SearchEntry, searchEntries } from '@cloud-school/domain';
import { fn } from 'storybook/test';
import type { SearchDialogProps } from '../SearchDialog.tsx';

export const ENTRIES: SearchEntry[] = [
  { kind: 'class', id: 'c', title: '养老护理员（三级）2026 秋季 3 班', detail: '我的班级', to: '#c' },
  {
    kind: 'course',
    id: 'k',
    title: '压疮预防与皮肤护理专题',
    detail: '养老护理员（三级）2026 秋季 3 班',
    to: '#k',
  },
  ...(
    [
      ['失能老人体位转移与压疮预防', 'live'],
      ['压疮分期图谱（12 张）', 'image'],
      ['第四章单元测试：压疮与体位', 'test'],
      ['压疮敷料怎么选', 'video'],
      ['压疮风险：Braden 评分表', 'document'],
    ] as const
  ).map(([title, content], index): SearchEntry => ({
    kind: 'lesson',
    id: `r${index}`,
    title,
    content,
    detail: '11-19 18:30 · 第四章',
    to: `#r${index}`,
  })),
  {
    kind: 'note',
    id: 'n',
    title: '五处受压点，别漏足跟',
    detail: '我的笔记',
    text: '[08:24] 枕部、肩胛、骶尾、足跟都要看，不退要按Ⅰ期压疮记录并报告',
    to: '#n',
  },
  {
    kind: 'product',
    id: 'p',
    title: '养老护理员（三级）考评全程班：理论、实操与三次模拟',
    detail: '¥1,680 起 · 职业技能等级证书',
    to: '#p',
  },
  { kind: 'news', id: 'w', title: '我校学员获压疮护理竞赛一等奖', detail: '新闻资讯', to: '#w' },
  { kind: 'major', id: 'm', title: '养老护理', detail: '培训项目', to: '#m' },
  ...[
    '为防止压疮加重，下列做法正确的有（　）',
    'Ⅱ期压疮的皮肤表现是（　）',
    '压疮局部可以用力按摩促进循环（　）',
  ].map((title, index): SearchEntry => ({
    kind: 'mistake',
    id: `m${index}`,
    title,
    detail: `错 ${3 - index} 次 · 理论模拟测试（二）`,
    to: '#book',
  })),
  { kind: 'certificate', id: 't', title: '压疮护理专项能力证书', detail: '养老护理 · 可考的证书', to: '#m' },
];

/** What was opened last. */
export const OPENED = [{ label: '最近打开', entries: ENTRIES.filter(({ id }) => ['r3', 'n'].includes(id)) }];

export const searchIn = (entries: SearchEntry[]) => {
  const index = createSearchIndex(entries);
  return (words: string) => searchEntries(index, words);
};

/** A student's search that knows these entries. */
export const makeSearchArgs = (): SearchDialogProps => ({
  isOpen: true,
  onClose: fn(),
  search: searchIn(ENTRIES),
  suggest: (words) => findNearWords(createSearchIndex(ENTRIES), words),
  isLoading: false,
  onRetry: null,
  recent: ['压疮', '海姆立克', '翻身记录表'],
  onForget: fn(),
  onOpen: fn(),
  onAsk: fn(),
  placeholder: '课程、课堂、笔记、错题、证书',
});
