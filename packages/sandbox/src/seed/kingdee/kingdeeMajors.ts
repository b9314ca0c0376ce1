import { type MajorDraft, type MajorSeed, toMajors } from '../MajorSeed.ts';

const VALIDITY: MajorDraft['questions'][number] = [
  '认证证书有有效期吗，在哪里查？',
  '企业认证证书三年内有效，到期前可免费在线续证；姓名加证书编号即可在本站“证书查询”核验。',
];

const DRAFTS: MajorDraft[] = [
  {
    name: '财务会计',
    productIds: ['72001', '72002', '72008'],
    pic: '/media/covers/accounting-ledger.svg',
    salary: '7000-11000',
    prospects: '数电票全面推行，会记账也会系统的会计最抢手。两年后可走总账、税务或业财一体三个方向。',
    people: '会计、财税专业在校生，或从事出纳、往来岗位满一年；零基础可先学初级。',
    certificates: ['智能财税应用师企业认证证书（初级至高级）', '智能财税 1+X 职业技能等级证书（中级）'],
    questions: [
      [
        '没有会计证能报名吗？',
        '<p>能。初级不限学历与证书，先学 16 课时会计基础；中级需具备以下任一条件：</p><ul><li>初级企业认证证书；</li><li>会计岗位工作满一年。</li></ul>',
      ],
      [
        '新大纲增加了哪些内容？',
        '新增数电票查验、入账与归档，全部为实操题；实操占比由四成提高到五成，理论仍为机考 60 分钟。',
      ],
      ['可以企业批量报名吗？', '十人以上可由企业统一报名，题库与场次单独安排，三十人以上可到厂送考。'],
      VALIDITY,
    ],
  },
  {
    name: '成本核算',
    productIds: ['72003', '72002'],
    pic: '/media/covers/cost-accounting.svg',
    salary: '8500-13000',
    prospects: '制造与医养机构都在做精细化成本，会搭核算模型的人才缺口大，成本主管年薪中位 16 万。',
    people: '有一年以上总账或车间统计经验，熟悉表格函数。',
    certificates: ['成本会计师企业认证证书（中级、高级）'],
    questions: [
      ['医养机构的成本怎么学？', '案例以床位、护理、医保三笔账为线，先拆分动因，再在系统里配置分摊。'],
      VALIDITY,
    ],
  },
  {
    name: '数据分析',
    productIds: ['72004', '72003'],
    pic: '/media/covers/data-analysis.svg',
    salary: '9000-16000',
    prospects: '经营分析岗位连续三年增长，能用报表讲清业务的财务人员可转任经营分析师。',
    people: '会表格透视与基本函数；不要求会编程，愿意和业务部门一起看数。',
    certificates: ['经营数据分析师企业认证证书（初级、中级）'],
    questions: [
      ['需要会写代码吗？', '初级不需要；中级学一点查询语句，课堂提供现成的数据集与练习环境。'],
      ['考试用什么软件？', '考场统一提供学习版系统，与平时练习环境一致，考前可登录熟悉两次。'],
      VALIDITY,
    ],
  },
  {
    name: '业财一体',
    productIds: ['72002', '72001'],
    pic: '/media/covers/classroom-business.svg',
    salary: '8000-14000',
    prospects: '采购到付款、销售到收款全部在线，实施顾问与关键用户两类岗位需求最稳。',
    people: '财务、采购、销售或仓储岗位满半年，想从做单据转向管流程。',
    certificates: ['业财一体应用师企业认证证书（中级）', '业财一体 1+X 职业技能等级证书（初级）'],
    questions: [['大赛获奖可以免考吗？', '省级一等奖可免理论；实操一律要考，成绩两年内有效。'], VALIDITY],
  },
  {
    name: '机构运营',
    productIds: ['72006'],
    pic: '/media/covers/operations.svg',
    salary: '8000-12500',
    prospects: '医养机构数字化改造提速，懂照护流程又懂系统的运营主管最缺。',
    people: '在养老、康复或月子机构任主管、文员满一年者优先。',
    certificates: ['医养机构数字化运营企业认证证书（中级）'],
    questions: [
      ['不懂财务可以学吗？', '可以。课程从入住、护理、结算三张表讲起，财务部分只要求看懂。'],
      VALIDITY,
    ],
  },
  {
    name: '云端管理',
    productIds: ['72005'],
    pic: '/media/covers/cloud-computing.svg',
    salary: '10000-18000',
    prospects: '企业上云后需要专人管权限、流程与报表，系统管理员可发展为实施顾问。',
    people: '有信息化或财务系统使用经验，逻辑清楚、乐于助人。',
    certificates: ['云平台管理员企业认证证书（初级、中级）'],
    questions: [['要学编程吗？', '不要。以配置为主，会用脚本自动化的同学可选修进阶模块。'], VALIDITY],
  },
  {
    name: '企业管理',
    productIds: ['72007'],
    pic: '/media/covers/leadership.svg',
    salary: '面议',
    prospects: '面向中层干部的数字化管理班，以真实经营数据做沙盘，结业作品可直接用于本企业。',
    people: '现任部门主管以上，由企业推荐报名。',
    certificates: ['数字化管理师企业认证证书（高级）'],
    questions: [],
  },
];

/** Hot majors of 金蝶认证中心, most popular first. */
export function makeKingdeeMajors(): MajorSeed[] {
  return toMajors(DRAFTS, 73_000);
}
