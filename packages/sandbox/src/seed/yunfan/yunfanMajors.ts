import { type MajorDraft, type MajorSeed, toMajors } from '../MajorSeed.ts';
import { YUNFAN_HEALTH_MAJORS } from './yunfanHealthMajors.ts';

const SUBSIDY: MajorDraft['questions'][number] = [
  '职业技能补贴怎么申领，多久到账？',
  '<p>证书上网后登录省政务服务网，查询“技能提升补贴”，按提示上传证书编号和社保卡号。</p><ul><li>四级 1,200 元，三级 1,500 元；</li><li>审核通过后 15 个工作日内到账。</li></ul>',
];

const TIMETABLE: MajorDraft['questions'][number] = [
  '在职上班，时间怎么安排？',
  '理论课可看回放，实操集中在周末和周三晚间。请假可以跟下一批补同一节课，不另收费。',
];

const LOOKUP: MajorDraft['questions'][number] = [
  '证书在哪里查，外省认不认？',
  '证书由人社部门统一编号，考后 20 个工作日内可在国家技能人才评价网查询，外省同样认可。',
];

/** Elder care, maternity care and infant care: the first half of the catalogue. */
const CARE_MAJORS: MajorDraft[] = [
  {
    name: '养老护理',
    productIds: ['71001', '71005', '71010'],
    pic: '/media/covers/elder-care.svg',
    salary: '6500-9000',
    prospects:
      '全省养老机构护理员持证率要求提高到 90%，机构、社区、居家三类岗位常年招聘。高级工可任护理组长，技师可做培训师与考评员。',
    people:
      '18–55 周岁，身体健康，有耐心、愿意与长者相处。不限学历，零基础从五级学起；在职护理员可直接报考三级。',
    certificates: ['养老护理员职业技能等级证书（五级至一级）', '失智照护专项职业能力证书', '红十字救护员证'],
    questions: [
      [
        '没有学历和经验，可以直接考三级吗？',
        '可以从五级学起。在相关岗位连续工作满四年，或持四级证书满两年，可以直接报考三级。',
      ],
      [
        '考试有哪几门，一次没过怎么办？',
        '<p>理论机考 90 分钟加实操 40 分钟，两门各 60 分合格。</p><p>单门不合格，成绩保留一年，可在下一批次只补考该门；全程班含一次免费补考，不再收培训费。</p>',
      ],
      SUBSIDY,
      TIMETABLE,
      LOOKUP,
    ],
  },
  {
    name: '母婴护理',
    productIds: ['71002', '71004'],
    pic: '/media/covers/newborn-night.svg',
    salary: '8800-15000',
    prospects:
      '三孩家庭与高龄产妇增多，持证月嫂单月服务费逐年上涨。金牌月嫂可转任母婴会所护理主管或培训讲师。',
    people: '女性 20–52 周岁，无传染性疾病，能适应 26 天住家服务。带过孩子、做过家政的学员上手更快。',
    certificates: ['母婴护理员职业技能等级证书（五级至三级）', '产后康复专项职业能力证书'],
    questions: [
      [
        '月嫂和育婴员有什么分别？',
        '月嫂照护产妇与 0–42 天的新生儿，以 26 天为一单；育婴员照护 0–3 岁婴幼儿，多为长期住家或白班。',
      ],
      [
        '结业后学校推荐工作吗？',
        '学校与 37 家签约机构每月两次面试会，结业并通过体检的学员优先推荐，不收介绍费。',
      ],
      SUBSIDY,
      TIMETABLE,
    ],
  },
  {
    name: '医疗护理',
    productIds: ['71003', '71011', '71008'],
    pic: '/media/covers/hospital-ward.svg',
    salary: '5800-8000',
    prospects: '二级以上医院陪护岗位实行持证上岗，一名带教护士带三名医疗护理员，排班与社保都有保障。',
    people: '18–50 周岁，身高体力适合翻身搬移，愿意轮夜班。有护工经历者可免部分实操课时。',
    certificates: ['医疗护理员职业技能等级证书（五级、四级）', '红十字救护员证'],
    questions: [
      [
        '医疗护理员能打针输液吗？',
        '不能。医疗护理员在护士指导下做生活照护、陪检和观察记录，注射与给药由护士完成。',
      ],
      [
        '定点医院实习怎么安排？',
        '理论结束后在三家定点医院跟岗两周，每天 8 小时，由病区护士长签字记入实训手册。',
      ],
      LOOKUP,
      TIMETABLE,
    ],
  },
  {
    name: '康复照护',
    productIds: ['71006', '71001'],
    pic: '/media/covers/rehabilitation.svg',
    salary: '6500-9500',
    prospects: '长期护理保险扩大到全市，居家康复上门服务需求两年翻番，康复治疗师助理岗位缺口明显。',
    people: '18–48 周岁，动手能力强，能使用助行器、移位机等器具。护理、体育相关背景更合适。',
    certificates: ['康复照护专项职业能力证书', '养老护理员职业技能等级证书（四级）'],
    questions: [
      ['要先学养老护理吗？', '不强制。零基础学员会先补 12 课时生活照护，再进入体位转移和助行训练。'],
      ['实训室什么时候开放？', '十二个工位每周二、四、六晚 18:30–21:00 开放，学员可在线预约，每次两小时。'],
      SUBSIDY,
    ],
  },
];

/** Hot majors of 云帆, most popular first. */
export function makeYunfanMajors(): MajorSeed[] {
  return toMajors([...CARE_MAJORS, ...YUNFAN_HEALTH_MAJORS], 71_000);
}
