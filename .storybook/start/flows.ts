import type { StoryGlobals } from '../frames/StoryGlobals.ts';

export interface FlowLink {
  name: string;
  introduction: string;
  story: string;
  /** A flow that fixes its brand ignores the choice of the page. */
  globals: StoryGlobals;
}

/** Whole visits to walk by hand. */
export const FLOWS: readonly FlowLink[] = [
  {
    name: '访客流程',
    introduction: '首页、专业、新闻、查证书、留言、注册',
    story: 'flows--visitor',
    globals: {},
  },
  {
    name: '学员的一天',
    introduction: '班级、课堂、课表，再接着看',
    story: 'flows--student-day',
    globals: {},
  },
  {
    name: '考试日',
    introduction: '断网、变慢、失败、登录过期随手开关',
    story: 'flows--exam-day',
    globals: {},
  },
  {
    name: '合作方外壳',
    introduction: '金蝶的页头、登录、文字与画',
    story: 'flows--partner-shell',
    globals: { brand: 'kingdee' },
  },
];
