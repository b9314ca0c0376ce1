import { dayAt } from '../../serverTime.ts';
import type { NewsSeed } from '../SandboxSeed.ts';

type Row = Omit<NewsSeed, 'id' | 'publishedAt' | 'categoryId' | 'videoUrl' | 'productIds'> & {
  days: number;
  videoUrl?: string;
  productIds?: string[];
};

const SYLLABUS = `<p>新大纲把数电票查验、入账与归档列为必考，实操占比由四成提高到五成。明年第一批机考起执行，本年度各批次仍按旧大纲命题。</p>
<figure><img src="/media/covers/data-analysis.svg" alt="学员在云端账套里查验数电票" /><figcaption>新增的数电票实操题，在云端账套里完成</figcaption></figure>
<h2>变了什么</h2>
<table><thead><tr><th>模块</th><th>旧大纲</th><th>新大纲</th></tr></thead><tbody><tr><td>财税理论</td><td>60%</td><td>50%</td></tr><tr><td>智能记账实操</td><td>25%</td><td>25%</td></tr><tr><td>数电票实操</td><td>15%</td><td>25%</td></tr></tbody></table>
<h2>在读班级怎么办</h2>
<ol><li>12 月 31 日前开考的班级，课程与题库不变。</li><li>之后开考的班级，课程里会多出“数电票”一章，不另收费。</li><li>补考按第一次报考时的大纲。</li></ol>`;

/** News of 金蝶认证中心, newest first. */
export function makeKingdeeNews(now: number): NewsSeed[] {
  const rows: Row[] = [
    {
      days: -2,
      title: '智能财税应用师（中级）新大纲发布：增加数电票实操',
      cover: '/media/covers/accounting-ledger.svg',
      introduction: '新大纲把数电票查验、入账与归档列为必考，实操占比由四成提高到五成。',
      content: SYLLABUS,
      sources: '金蝶认证中心',
      categoryName: '考试资讯',
      productIds: ['72001', '72003'],
    },
    {
      days: -6,
      title: '一家养老院的月结：从五天到一天',
      cover: '/media/covers/cost-accounting.svg',
      introduction: '床位、护理、医保三笔账怎样自动对上，项目组把做法写成了可以照抄的清单。',
      content: '<p>床位、护理、医保三笔账怎样自动对上，项目组把做法写成了清单。</p>',
      sources: '金蝶认证中心',
      categoryName: '学员故事',
    },
    {
      days: -11,
      title: '第三届业财一体应用大赛收官：86 支队伍同题竞技',
      cover: '/media/covers/team-business.svg',
      introduction: '决赛题取自真实企业的采购与付款流程，限时三小时完成全链路配置。',
      content: '<p>决赛题取自真实企业的采购与付款流程，限时三小时完成全链路配置。</p>',
      sources: '大赛组委会',
      categoryName: '学校动态',
      videoUrl: '/media/videos/finance-desk.mp4',
    },
    {
      days: -16,
      title: '云上账套怎么选：四个问题先问清楚',
      cover: '/media/covers/cloud-computing.svg',
      introduction: '数据在哪里、谁能看到、怎样导出、多久备份一次。',
      content: '<p>数据在哪里、谁能看到、怎样导出、多久备份一次。</p>',
      sources: '金蝶认证中心',
      categoryName: '行业观察',
    },
    {
      days: -26,
      title: '会计证之后学什么：三条数字化岗位路线',
      cover: '/media/covers/leadership.svg',
      introduction: null,
      content: '<p>智能财税、业财一体、数据分析三条路线的岗位要求与薪酬区间。</p>',
      sources: '金蝶认证中心',
      categoryName: '行业观察',
    },
    {
      days: -35,
      title: '机考前夜看什么：五个高频操作',
      cover: null,
      introduction: '凭证红冲、期末结转、银行对账、固定资产卡片、报表取数。',
      content: '<p>凭证红冲、期末结转、银行对账、固定资产卡片、报表取数。</p>',
      sources: '认证考务组',
      categoryName: '考试资讯',
    },
  ];
  const categories = [...new Set(rows.map(({ categoryName }) => categoryName))];
  return rows.map(({ days, videoUrl = null, productIds = [], ...row }, index) => ({
    ...row,
    id: String(64_006 - index),
    categoryId: String(71 + categories.indexOf(row.categoryName)),
    videoUrl,
    productIds,
    publishedAt: dayAt(now, days, 10, 30),
  }));
}
