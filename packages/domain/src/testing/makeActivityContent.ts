import type { ActivityContent } from '../learning/ClassActivity.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const HALF_STUDIED = { progress: 62.2, duration: 1_230_000, position: 766_000 } as const;
const STUDIED = { progress: 100, duration: 1_085_000, position: 1_085_000 } as const;

const samples = [
  { name: '30° 侧卧与五处受压点检查', kind: 'video', ...HALF_STUDIED },
  { name: '从平卧到侧卧：两种翻身手法', kind: 'video', ...STUDIED },
  { name: '体位转移操作评分表（PDF）', kind: 'document', progress: 100 },
  { name: '为刘奶奶写一份 24 小时翻身计划', kind: 'homework' },
  { name: '第四章单元测试', kind: 'test' },
  { name: '交接班记录的六个要点', kind: 'article', progress: 0 },
  { name: '慢性病照护讲义', kind: 'image', isRequired: false },
] as const;

/** A piece of content of an activity; sample 0 is half studied, 1 and 2 are finished. */
export function makeActivityContent(overrides: Partial<ActivityContent> = {}, index = 0): ActivityContent {
  return {
    ...inSchool(
      'activity-content',
      ['name'],
      {
        id: `${9501 + index}`,
        activityContentId: `${9701 + index}`,
        coverUrl: null,
        isRequired: true,
        progress: null,
        duration: null,
        position: null,
        ...pick(samples, index),
      },
      index,
    ),
    ...overrides,
  };
}
