import type { StoryGlobals } from '../frames/StoryGlobals.ts';

export interface Shortcut {
  /** What the address holds: screen, state, brand, width. */
  name: string;
  story: string;
  globals: StoryGlobals;
}

/** Examples of addresses that hold screen, state, brand and width. */
export const SHORTCUTS: readonly Shortcut[] = [
  {
    name: '考试 · 断网 · 金蝶 · 375',
    story: 'exam-answering-screen--offline',
    globals: { brand: 'kingdee', viewport: 'phone' },
  },
  {
    name: '首页 · 加载 · 标准 · 1440',
    story: 'home-screen--loading',
    globals: { brand: 'portal', viewport: 'desktop' },
  },
  {
    name: '课表 · 月 · 标准 · 1024',
    story: 'timetable-screen--month',
    globals: { brand: 'portal', viewport: 'tablet' },
  },
  {
    name: '班级详情 · 失败 · 金蝶 · 1440',
    story: 'training-class-screen--failed',
    globals: { brand: 'kingdee', viewport: 'desktop' },
  },
];
