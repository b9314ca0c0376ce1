import type { ShortVideoSeed } from '../CommunitySeed.ts';

type Row = [
  title: string,
  tag: string,
  author: string,
  avatar: string | null,
  likes: number,
  description: string,
];

const PEOPLE_SAY: Row[] = [
  ['从柜台到财务共享中心', '学员故事', '邱雯', 'qian', 2380, '第一张凭证我练了三十遍，现在一天审两百张票。'],
  ['结账夜不再通宵', '财税实务', '许佳宁', 'wu', 1544, '把月末的事拆到每一天，最后一天就只剩核对。'],
  ['一张凭证的旅程', '财税实务', '罗文斌 讲师', 'zhou', 1820, '从申请到付款，经过六个人、四个系统。'],
  ['三句话讲清一张利润表', '财税实务', '高岚 讲师', 'tang', 3066, '赚没赚、从哪儿赚、还能赚多久。'],
  ['四十岁转行做数据', '学员故事', '冯子昂', 'chen', 2719, '先学会问问题，再学会写公式。'],
  ['上云那天，机房很安静', '数字化', '邵扬', 'gu', 698, '切换只用了四十分钟，准备用了四个月。'],
  ['第一次带团队开评审会', '学员故事', '许佳宁', 'wu', 1125, '会前把结论写在第一页，会就短了一半。'],
  ['成本表怎么给老板看', '财税实务', '罗文斌 讲师', 'zhou', 1977, '一页，三个数，一个建议。'],
  ['新收入准则，先分清履约义务', '财税实务', '高岚 讲师', 'tang', 1304, '合同里有几件事，就有几次收入。'],
];

const MOMENTS: Row[] = [
  ['大赛决赛，最后一次对账', '赛事', '大赛组委会', null, 860, '三小时的题，胜负就在最后几分钟。'],
  ['实训教室的第一块看板', '课堂', '高岚 讲师', 'tang', 244, '数据自己会动，全班都站起来看。'],
  ['企业导师开放日', '校园', '金蝶认证中心', null, 391, '十二位财务总监，一人一张桌子。'],
];

/** Of the tags that are not about a desk; files in media/videos. */
const CLIPS: Partial<Record<string, { clip: string; seconds: number }>> = {
  赛事: { clip: 'sand-table', seconds: 5 },
  课堂: { clip: 'company-lesson', seconds: 5 },
  校园: { clip: 'exam-walk', seconds: 5 },
};

/** Short videos of the co-branded school. */
export const KINGDEE_SHORT_VIDEOS: ShortVideoSeed[] = [
  ...PEOPLE_SAY.map((row, index) => toSeed('PEOPLE_SAY', row, index, 86_000)),
  ...MOMENTS.map((row, index) => toSeed('MICRO_CLASSROOM', row, index, 86_500)),
];

function toSeed(
  bizType: ShortVideoSeed['bizType'],
  [title, tag, author, avatar, likes, description]: Row,
  index: number,
  firstId: number,
): ShortVideoSeed {
  return {
    id: String(firstId + index),
    bizType,
    title,
    description,
    poster: `cobranded-${(index % 8) + 1}`,
    clip: CLIPS[tag]?.clip ?? 'finance-desk',
    duration: CLIPS[tag]?.seconds ?? 9,
    author,
    avatar,
    tag,
    likes,
    productIds: tag === '财税实务' ? ['72001'] : [],
  };
}
