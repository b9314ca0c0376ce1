import type { ShortVideoSeed } from '../CommunitySeed.ts';

/** The clips of short videos, in media/videos, and their seconds. */
const CLIPS = {
  'new-start': 9,
  'bedside-care': 12,
  'baby-bath': 9,
  'a-day-of-care': 5,
  'first-class': 5,
  'skills-day': 5,
  'campus-walk': 9,
  'graduation-day': 5,
};

type Row = [
  title: string,
  tag: string,
  author: string,
  avatar: string | null,
  likes: number,
  description: string,
  clip: keyof typeof CLIPS,
];

const PEOPLE_SAY: Row[] = [
  [
    '从保洁到持证护理员，我用了四个月',
    '学员故事',
    '沈桂芳',
    null,
    3204,
    '五十岁那年，我在福利院做保洁。看护理员给老人翻身，我想，我也能学。',
    'new-start',
  ],
  [
    '老人夜间躁动，先看这三处',
    '养老护理',
    '林静怡 讲师',
    'lin',
    1876,
    '先看尿裤，再看输液管，最后看窗外的光。三处看完，多半不用叫医生。',
    'bedside-care',
  ],
  [
    '叩背排痰，先学会空心掌',
    '养老护理',
    '何俊峰 讲师',
    'he',
    2451,
    '手要空心，从下往上，从外往里，避开脊柱和肾区。',
    'bedside-care',
  ],
  [
    '给宝宝洗澡，先试水温',
    '母婴护理',
    '唐晓曼 讲师',
    'tang',
    4118,
    '先放冷水再放热水，手腕内侧试温三十八度；先洗脸，再洗身体。',
    'baby-bath',
  ],
  [
    '医疗护理员实习日记（一）',
    '医疗护理',
    '吴敏',
    'wu',
    967,
    '第一天进病房，我把体温单抄错了一行。带教老师没骂我，让我重抄了三遍。',
    'first-class',
  ],
  [
    '失智照护，先学会等他说完',
    '养老护理',
    '顾长林',
    'gu',
    5020,
    '他把我叫成他的战友，我就先当一会儿战友。',
    'a-day-of-care',
  ],
  [
    '吞咽困难老人的配餐要点',
    '养老护理',
    '钱慧 讲师',
    'qian',
    1392,
    '一勺不要超过五毫升，喂完坐满三十分钟再躺下。',
    'bedside-care',
  ],
  [
    '返乡学员的居家照护路',
    '学员故事',
    '周立',
    'zhou',
    1145,
    '回到村里的第一个单子，是我自己的母亲。',
    'a-day-of-care',
  ],
  [
    '新生儿黄疸，居家看三样',
    '母婴护理',
    '唐晓曼 讲师',
    'tang',
    2687,
    '看皮肤、看大便、看精神；哪一样不对，当天就去医院。',
    'baby-bath',
  ],
  [
    '轮椅推下坡，人要在哪一边',
    '养老护理',
    '何俊峰 讲师',
    'he',
    1033,
    '下坡倒着走，人永远在坡的下方。',
    'skills-day',
  ],
  ['月嫂面试，主家最爱问的五句', '母婴护理', '马秀兰', 'ma', 3390, '别背答案，说你做过的事。', 'baby-bath'],
  ['压疮一期怎么认', '医疗护理', '林静怡 讲师', 'lin', 1720, '按下去不褪色，就是信号。', 'bedside-care'],
  [
    '我和女儿同一天拿证',
    '学员故事',
    '陈国平',
    'chen',
    6204,
    '她考育婴员，我考养老护理员，考场在同一层。',
    'graduation-day',
  ],
  [
    '给老人剪指甲的正确姿势',
    '养老护理',
    '钱慧 讲师',
    'qian',
    845,
    '先泡手，再剪平，不剪圆。',
    'bedside-care',
  ],
  ['助行器四步，别急着迈', '养老护理', '何俊峰 讲师', 'he', 912, '先稳，再移，后迈，收脚。', 'skills-day'],
  ['量血压前，先坐稳', '医疗护理', '吴敏', 'wu', 1288, '坐稳、露臂、不说话，等五分钟。', 'bedside-care'],
  [
    '夜班的一碗面',
    '学员故事',
    '沈桂芳',
    null,
    2010,
    '凌晨三点，同事给我留了一碗面，这就是我留下来的理由。',
    'a-day-of-care',
  ],
];

const MOMENTS: Row[] = [
  [
    '实训室的第一次洗澡课',
    '课堂',
    '唐晓曼 讲师',
    'tang',
    368,
    '仿真婴儿三点二公斤，每个人都抱得很小心。',
    'baby-bath',
  ],
  ['翻身课：四个人抬一个人', '课堂', '何俊峰 讲师', 'he', 512, '喊口令的人不许用力。', 'skills-day'],
  [
    '开班第一天',
    '校园',
    '云帆职业培训学校',
    null,
    204,
    '签到、领教材、合影，下午就进实训室。',
    'first-class',
  ],
  [
    '结业那天的掌声',
    '校园',
    '云帆职业培训学校',
    null,
    933,
    '最大的学员六十一岁，上台时全场站了起来。',
    'graduation-day',
  ],
  ['社区食堂里的配餐课', '课堂', '钱慧 讲师', 'qian', 287, '一碗粥，三道工序。', 'campus-walk'],
];

const PRODUCT_IDS: Partial<Record<string, string[]>> = {
  养老护理: ['71001'],
  母婴护理: ['71002'],
  医疗护理: ['71003'],
};

/** Short videos of 云帆: students and teachers talk, and moments of lessons. */
export const YUNFAN_SHORT_VIDEOS: ShortVideoSeed[] = [
  ...PEOPLE_SAY.map((row, index) => toSeed('PEOPLE_SAY', row, index, 85_000)),
  ...MOMENTS.map((row, index) => toSeed('MICRO_CLASSROOM', row, index, 85_500)),
];

function toSeed(
  bizType: ShortVideoSeed['bizType'],
  [title, tag, author, avatar, likes, description, clip]: Row,
  index: number,
  firstId: number,
): ShortVideoSeed {
  return {
    id: String(firstId + index),
    bizType,
    title,
    description,
    poster: `standard-${(index % 8) + 1}`,
    clip,
    duration: CLIPS[clip],
    author,
    avatar,
    tag,
    likes,
    productIds: PRODUCT_IDS[tag] ?? [],
  };
}
