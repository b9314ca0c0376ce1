import type { LessonContent, LessonMaterial } from '../lesson-content/LessonContent.ts';
import { pick } from './pick.ts';

const materials = [
  {
    name: 'Ⅰ 期：压之不褪色的红斑',
    url: '/media/lessons/pressure-stages/stage-1.svg',
    summary: '皮肤完整，骨隆突处发红，指压 3 秒不变白。此时解除压力，多数 48 小时内恢复。',
  },
  {
    name: 'Ⅱ 期：部分皮层缺损',
    url: '/media/lessons/pressure-stages/stage-2.svg',
    summary: '表浅溃疡，创面粉红湿润，也可为完整的水疱。不要刺破水疱，报告护士换药。',
  },
  {
    name: 'Ⅲ 期：全层皮肤缺损',
    url: '/media/lessons/pressure-stages/stage-3.svg',
    summary: '可见皮下脂肪，没有露出骨与肌腱，可有黄色腐肉和潜行。需送医处理，做好记录与交接。',
  },
  {
    name: 'Ⅳ 期：全层组织缺损',
    url: '/media/lessons/pressure-stages/stage-4.svg',
    summary: '可见骨、肌腱或肌肉，常有潜行与窦道。',
  },
] as const;

/** A picture of the sample lesson with its lecture summary. */
export function makeLessonMaterial(overrides: Partial<LessonMaterial> = {}, index = 0): LessonMaterial {
  return { id: `${9901 + index}`, html: null, ...pick(materials, index), ...overrides };
}

/** A video in four qualities with captions. */
export function makeLessonContent(overrides: Partial<LessonContent> = {}): LessonContent {
  return {
    videos: [
      { quality: '360P', url: '/media/lessons/turning/360p.mp4' },
      { quality: '480P', url: '/media/lessons/turning/480p.mp4' },
      { quality: '720P', url: '/media/lessons/turning/720p.mp4' },
      { quality: '1080P', url: '/media/lessons/turning/1080p.mp4' },
    ],
    audioUrl: null,
    materials: [],
    captionsUrl: '/media/lessons/turning/captions.zh.vtt',
    ...overrides,
  };
}
