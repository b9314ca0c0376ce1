import { dayAt, toMonthAndDay } from '../../serverTime.ts';
import type { NewsSeed } from '../SandboxSeed.ts';

type Row = Omit<NewsSeed, 'id' | 'publishedAt' | 'categoryId' | 'videoUrl' | 'productIds'> & {
  days: number;
  videoUrl?: string;
  productIds?: string[];
};

const CATEGORY_IDS = new Map([
  ['学校动态', '61'],
  ['政策解读', '62'],
  ['学员故事', '63'],
  ['考试资讯', '64'],
  ['行业观察', '65'],
]);

const RESULTS = `<p>本批次共 1,126 名学员参加理论与实操考试，1,029 人一次通过，三级一次通过率 91.4%，比春季批次提高 3.2 个百分点。</p>
<figure><img src="/media/covers/classroom.svg" alt="学员在理论机考室考试" /><figcaption>大关理论机考点，秋季批次第三场</figcaption></figure>
<h2>分科成绩</h2>
<table><thead><tr><th>科目</th><th>参加</th><th>通过</th><th>通过率</th></tr></thead><tbody><tr><td>理论知识</td><td>1,126</td><td>1,081</td><td>96.0%</td></tr><tr><td>技能操作</td><td>1,126</td><td>1,047</td><td>93.0%</td></tr><tr><td>综合评审</td><td>318</td><td>302</td><td>95.0%</td></tr></tbody></table>
<p>技能操作失分最多的三处是：转移前没有固定床轮、翻身后漏看受压点、口述与动作不同步。实训楼每周三晚开放这三个工位，已通过的学员也可以来练。</p>
<h2>接下来怎么办</h2>
<ol><li>成绩有疑问的，5 个工作日内向班主任提交复核申请。</li><li>未通过单科的学员可在下一批次免费补考一次，理论与实操可以分开补。</li><li>电子证书上网后，用姓名和证书编号在“证书查询”里查验，纸质证书由班主任统一发放。</li></ol>
<blockquote>“考过不是终点。护理员每天面对的老人，不会按评分表生病。”考评组长何俊峰在讲评会上说。</blockquote>`;

const SUBSIDY = `<p>省人社厅公布了新的职业技能提升补贴办法。教务处把学员问得最多的三件事整理如下，原文以省政务服务网为准。</p>
<h2>谁可以领</h2>
<ul><li>在本省从事养老、母婴、医疗护理岗位，参加失业保险满 12 个月。</li><li>社区居家照护人员：与街道服务站签有一年以上协议，不要求单位参保。</li><li>证书发放之日起 24 个月内提出申请，同一证书只领一次。</li></ul>
<h2>能领多少</h2>
<table><thead><tr><th>等级</th><th>标准</th></tr></thead><tbody><tr><td>五级（初级工）</td><td>800 元</td></tr><tr><td>四级（中级工）</td><td>1,200 元</td></tr><tr><td>三级（高级工）</td><td>1,500 元</td></tr></tbody></table>
<h2>怎么领</h2>
<p>登录省政务服务网，查询“技能提升补贴”，填写证书编号与社保卡账号。审核一般 15 个工作日，到账会有短信。材料不全时不会退件，缺什么补什么。</p>`;

/** News of 云帆, newest first. */
export function makeYunfanNews(now: number): NewsSeed[] {
  const rows: Row[] = [
    {
      days: -1,
      title: '秋季批次成绩公布：三级一次通过率 91.4%',
      cover: '/media/covers/graduation.svg',
      introduction:
        '1,126 名学员参加理论与实操考试，1,029 人一次通过。电子证书将在 20 个工作日内上网，届时可凭姓名和证书编号查询。',
      content: RESULTS,
      sources: '云帆职业培训学校',
      categoryName: '学校动态',
    },
    {
      days: -3,
      title: '护理员技能补贴新规落地：持证三级最高可领 1,500 元',
      cover: '/media/covers/classroom.svg',
      introduction: `自 ${toMonthAndDay(dayAt(now, 10))}起，社区居家照护人员首次纳入补贴范围，申领期限由一年放宽到两年，全程线上办理。`,
      content: SUBSIDY,
      sources: '教务处',
      categoryName: '政策解读',
      productIds: ['71001', '71002', '71003'],
    },
    {
      days: -5,
      title: '云帆机考室通过省级认定考点复核，新增 40 个机位',
      cover: '/media/albums/exam-hall.svg',
      introduction:
        '专家组现场抽查监控、断电续考与身份核验三项，全部一次通过，明年起可承办全部级别理论考试。',
      content: '<p>专家组现场抽查监控、断电续考与身份核验三项，全部一次通过。</p>',
      sources: '云帆职业培训学校',
      categoryName: '学校动态',
      videoUrl: '/media/videos/bedside-care.mp4',
    },
    {
      days: -15,
      title: '第十二届“云帆杯”照护技能竞赛开赛：一百二十人同场比翻身',
      cover: '/media/covers/team.svg',
      introduction: '今年首次加入失智沟通情景题，由真实家属扮演考官，评分表全文公开。',
      content: '<p>竞赛设翻身摆位、失智沟通、应急处置三个单元，评分表全文公开。</p>',
      sources: '云帆职业培训学校',
      categoryName: '学校动态',
      productIds: ['71005'],
    },
    {
      days: -19,
      title: '从五级到高级：一位月嫂的四年',
      cover: null,
      introduction: null,
      content: '<p>四年里她照护过二十六个家庭，也把自己从五级考到了高级。</p>',
      sources: '云帆职业培训学校',
      categoryName: '学员故事',
    },
    {
      days: -23,
      title: '理论机考怎么考：题型、时间与五个常见失分点',
      cover: '/media/covers/stethoscope.svg',
      introduction: '单选、多选、判断三类客观题交卷即评分；简答题按要点给分，写清步骤比写得长更重要。',
      content: '<p>单选、多选、判断三类客观题交卷即评分；简答题按要点给分。</p>',
      sources: '考务中心',
      categoryName: '考试资讯',
      productIds: ['71003', '71001'],
    },
    {
      days: -28,
      title: '失智照护：先学会不纠正',
      cover: '/media/covers/memory-care.svg',
      introduction: '面对反复提问，纠正往往带来焦虑。老师给出三句可以直接用的回应。',
      content: '<p>面对反复提问，先接住情绪，再转移注意，最后回到当下要做的事。</p>',
      sources: '云帆职业培训学校',
      categoryName: '行业观察',
    },
    {
      days: -37,
      title: '一碗软饭的学问：吞咽困难老人的膳食分级',
      cover: '/media/covers/nutrition-meal.svg',
      introduction: '从普通饮食到泥状饮食，黏稠度与颗粒大小如何判断，实训课上用勺子就能测。',
      content: '<p>从普通饮食到泥状饮食，黏稠度与颗粒大小如何判断。</p>',
      sources: '实训中心',
      categoryName: '行业观察',
    },
    {
      days: -45,
      title: '康复照护实训室启用：十二个工位，每周开放三晚',
      cover: '/media/covers/rehabilitation.svg',
      introduction: '助行器、移位机与平行杠一次配齐，学员可在线预约。',
      content: '<p>助行器、移位机与平行杠一次配齐，学员可在线预约。</p>',
      sources: '云帆职业培训学校',
      categoryName: '学校动态',
    },
  ];
  return rows.map(({ days, videoUrl = null, productIds = [], ...row }, index) => ({
    ...row,
    id: String(62_009 - index),
    categoryId: CATEGORY_IDS.get(row.categoryName) ?? '61',
    videoUrl,
    productIds,
    publishedAt: dayAt(now, days, 10, 30),
  }));
}
