import type { ActivityDynamic } from '../learning/ActivityDynamic.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const samples = [
  { kind: 'noted', personName: '吴敏', avatarUrl: '/media/avatars/wu.svg', content: '翻身四步' },
  { kind: 'signed-in', personName: '何志远', avatarUrl: '/media/avatars/he.svg', content: null },
  {
    kind: 'asked',
    personName: '唐晓曼',
    avatarUrl: '/media/avatars/tang.svg',
    content: '一个人在家没有搭档，能练哪几步？',
  },
  {
    kind: 'replied',
    personName: '何俊峰',
    avatarUrl: '/media/avatars/chen.svg',
    content: '放在健侧，与床成 30–45 度。',
  },
  {
    kind: 'reviewed',
    personName: '顾长青',
    avatarUrl: '/media/avatars/gu.svg',
    content: '示范很清楚，回家照着练了一遍。',
  },
  { kind: 'signed-out', personName: '阿依古丽·买买提', avatarUrl: null, content: null },
] as const;

/** An entry of the ticker; samples 0 to 5 have the six kinds. */
export function makeActivityDynamic(overrides: Partial<ActivityDynamic> = {}, index = 0): ActivityDynamic {
  return {
    ...inSchool(
      'activity-dynamic',
      ['personName', 'avatarUrl', 'content'],
      { ...pick(samples, index) },
      index,
    ),
    ...overrides,
  };
}
