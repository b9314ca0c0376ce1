import type { LessonContent, LessonMaterial } from '@cloud-school/domain';

/** A picture with its summary; `index` makes others. */
export function makeMaterial(overrides: Partial<LessonMaterial> = {}, index = 0): LessonMaterial {
  const stage = STAGES[index % STAGES.length] ?? STAGES[0];
  return {
    id: `material-${index}`,
    name: stage.name,
    url: `/media/lessons/pressure-stages/stage-${(index % STAGES.length) + 1}.svg`,
    html: null,
    summary: stage.summary,
    ...overrides,
  };
}

const STAGES = [
  {
    name: 'Ⅰ期：压之不褪色的红斑',
    summary: '皮肤完整，骨隆突处发红，指压 3 秒不变白。此时解除压力，多数 48 小时内恢复。',
  },
  {
    name: 'Ⅱ期：部分皮层缺损',
    summary: '表浅溃疡，创面粉红湿润，也可为完整的水疱。不要刺破水疱，报告护士换药。',
  },
  {
    name: 'Ⅲ期：全层皮肤缺损',
    summary: '可见皮下脂肪，没有露出骨与肌腱，可有黄色腐肉和潜行。需送医处理，做好记录与交接。',
  },
  { name: 'Ⅳ期：全层组织缺损', summary: '可见骨、肌腱或肌肉，常有潜行与窦道。' },
] as const;

/** The content of a video lesson in two qualities. */
export function makeLessonContent(overrides: Partial<LessonContent> = {}): LessonContent {
  return {
    videos: [
      { quality: '360P', url: '/media/lessons/turning/360p.mp4' },
      { quality: '720P', url: '/media/lessons/turning/720p.mp4' },
    ],
    audioUrl: null,
    materials: [],
    captionsUrl: null,
    ...overrides,
  };
}

export const ARTICLE_HTML = `
<p>骶尾部的皮肤被压住时，毛细血管先变窄，再闭合。压力不大，时间短，一松开血就回来；时间一长，组织缺氧，松开以后也回不来，这就是压之不褪色的红斑。</p>
<figure><img src="/media/lessons/two-hours/figure.svg" alt="皮肤发红的比例随时间上升，两小时是拐点"><figcaption>图 1　平卧不动时，骶尾部发红的人占比随时间的变化（示意）</figcaption></figure>
<h2>两小时从哪里来</h2>
<p>观察发现，多数卧床老人在两小时左右出现第一片红。所以“两小时”不是规定出来的整数，而是留给皮肤的最后期限。</p>
<blockquote>翻身不是为了完成次数，是为了让同一块皮肤不连续受压。</blockquote>
<h2>夜里怎么办</h2>
<p>不必叫醒。30° 的小角度翻身，配合移位单，老人多数不会醒。</p>`;
