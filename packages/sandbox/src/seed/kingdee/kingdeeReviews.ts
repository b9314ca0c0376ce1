import { dayAt } from '../../serverTime.ts';
import type { ReviewSeed } from '../CommunitySeed.ts';

type Row = Partial<ReviewSeed> &
  Pick<ReviewSeed, 'author' | 'product' | 'content' | 'tags' | 'browseCount' | 'likes'> & { days: number };

/** Reviews of the co-branded school's students, newest first. */
export function makeKingdeeReviews(now: number): ReviewSeed[] {
  const rows: Row[] = [
    {
      days: -7,
      isTop: true,
      author: '邱雯',
      avatar: 'qian',
      product: '智能财税应用师（中级）认证班',
      content:
        '案例取自真实账套，从第一张凭证做到合并报表，不跳步。老师把每一步为什么这样配都讲了，回公司当周就把费用报销的流程改了一遍。最后的综合模拟要在三小时里跑完采购到付款，我第一次只做完一半，复盘课上老师逐条看日志，第二次就全部跑通了。认证成绩出来那天，部门把共享中心的试点交给了我来带，这是我没想到的。',
      files: ['/media/covers/accounting-ledger.svg', '/media/videos/finance-desk.mp4'],
      tags: ['案例真实', '讲得明白'],
      browseCount: 6320,
      likes: 1577,
      reply: '恭喜邱雯。合并报表的进阶案例已开放，登录后在班级资料里可以下载。',
    },
    {
      days: -11,
      author: '邵扬',
      avatar: 'gu',
      product: '智能财税应用师（中级）认证班',
      content: '机考环境提前一周开放，题型和正式考试一致。希望错题能导出。',
      tags: ['案例真实'],
      browseCount: 1810,
      likes: 322,
      reply: '错题导出正在排期，感谢建议。',
    },
    {
      days: -15,
      author: '冯子昂',
      avatar: 'chen',
      product: '业财一体实施顾问班',
      content: '实施方法论不是念文档，是拿客户的需求书一页页过。现在我能自己写蓝图了。',
      files: ['/media/covers/team-business.svg'],
      tags: ['案例真实', '就业有帮助'],
      browseCount: 2960,
      likes: 1104,
    },
    {
      days: -22,
      author: '许佳宁',
      product: '数据分析应用师班',
      content: '老师会追问“这个数给谁看”，一下子就知道报表该怎么做了。',
      tags: ['讲得明白'],
      browseCount: 1450,
      likes: 268,
    },
    {
      days: -29,
      author: '罗文斌',
      avatar: 'zhou',
      product: '成本管理专题班',
      content: '作业成本讲了三遍，第三遍用我们自己厂的数据讲的，全班都听懂了。',
      tags: ['讲得明白', '老师负责'],
      browseCount: 12_480,
      likes: 2210,
      reply: '谢谢罗老师提供脱敏数据，后面几期都用上了。',
    },
    {
      days: -40,
      author: '高岚',
      avatar: 'tang',
      product: '财务共享运营班',
      content: '晚间直播能回看，出差也没落下。',
      tags: ['老师负责'],
      browseCount: 860,
      likes: 97,
    },
  ];
  return rows.map(({ days, ...row }, index) => ({
    avatar: null,
    files: [],
    reply: null,
    isTop: false,
    ...row,
    id: String(84_100 - index),
    createdAt: dayAt(now, days, 20, 5),
  }));
}
