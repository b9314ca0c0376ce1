import type { Banner } from '../site/Banner.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const samples = [
  {
    imageUrl: '/media/banners/standard.svg',
    eyebrow: '2026 秋冬班',
    title: '会照护的人，理应被郑重认证',
    introduction: '培训、考试、评价、发证同一所学校完成，符合条件者可申领职业技能补贴',
    action: { label: '查看开班计划', url: '/notice/list' },
  },
  {
    imageUrl: '/media/covers/newborn-night.svg',
    eyebrow: '母婴护理',
    title: '夜里两点，也有人知道该怎么办',
    introduction: '新生儿照护、产妇护理与急症识别，小班实训，每班不超过 24 人',
    action: { label: '了解课程', url: '/news-information/list' },
  },
  { imageUrl: '/media/covers/campus.svg', eyebrow: null, title: null, introduction: null, action: null },
] as const;

/** A banner of the home page; samples 0 and 1 have text, sample 2 is a picture only. */
export function makeBanner(overrides: Partial<Banner> = {}, index = 0): Banner {
  return {
    ...inSchool(
      'banner',
      ['imageUrl', 'eyebrow', 'title', 'introduction'],
      { id: `banner-${index + 1}`, ...pick(samples, index) },
      index,
    ),
    ...overrides,
  };
}
