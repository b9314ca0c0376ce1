import type { CommonQuestion, HotMajor } from '../site/HotMajor.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const samples = [
  { name: '养老护理', pictureUrl: '/media/covers/elder-care.svg', from: 6500, to: 9000 },
  { name: '母婴护理', pictureUrl: '/media/covers/newborn-night.svg', from: 8800, to: 15_000 },
  { name: '医疗护理', pictureUrl: '/media/covers/hospital-ward.svg', from: 5800, to: 8000 },
  { name: '康复照护', pictureUrl: '/media/covers/rehabilitation.svg', from: 6500, to: 9500 },
  { name: '营养配餐', pictureUrl: '/media/covers/nutrition-meal.svg', from: 5500, to: 8500 },
  { name: '育婴早教', pictureUrl: '/media/covers/infant-toys.svg', from: 6800, to: 11_000 },
] as const;

const questions = [
  {
    name: '没有学历和经验，可以直接考三级吗？',
    answer: '可以从五级学起；在相关岗位连续工作满四年，或持四级证书满两年，可以直接报考三级。',
  },
  {
    name: '考试有哪几门，一次没过怎么办？',
    answer:
      '<p>理论机考 90 分钟加实操 40 分钟，两门各 60 分合格。</p><p>单门不合格，成绩保留一年，可在<strong>下一批次</strong>只补考该门。</p>',
  },
  {
    name: '职业技能补贴怎么申领，多久到账？',
    answer: '证书上网后在省政务服务网申领，审核通过 15 个工作日内到账。',
  },
  {
    name: '在职上班，时间怎么安排？',
    answer: '理论课可看回放，实操集中在周末和晚间，请假可以跟下一批补课。',
  },
  { name: '证书在哪里查，外省认不认？', answer: '证书由人社部门统一编号，全国联网可查，外省同样认可。' },
] as const;

/** A common question of the major 'major-1'. */
export function makeCommonQuestion(overrides: Partial<CommonQuestion> = {}, index = 0): CommonQuestion {
  return {
    ...inSchool(
      'common-question',
      ['name', 'answer'],
      { id: `question-${index + 1}`, ...pick(questions, index), majorId: 'major-1' },
      index,
    ),
    ...overrides,
  };
}

/** A hot major with three certificates and five questions. */
export function makeHotMajor(overrides: Partial<HotMajor> = {}, index = 0): HotMajor {
  const { name, pictureUrl, from, to } = pick(samples, index);
  return {
    ...inSchool(
      'hot-major',
      ['name', 'pictureUrl', 'prospects', 'suitablePeople', 'certificates'],
      {
        id: `major-${index + 1}`,
        name,
        seq: index + 1,
        pictureUrl,
        salary: { kind: 'range', from, to },
        prospects:
          '全省养老机构护理员持证率要求提高到 90%，机构、社区、居家三类岗位常年招聘。高级工可任护理组长，技师可做培训师与考评员。',
        suitablePeople:
          '18–55 周岁，身体健康，有耐心、愿意与长者相处。不限学历，零基础从五级学起；在职护理员可直接报考三级。',
        certificates: [
          { name: '养老护理员职业技能等级证书（五级至一级）', url: null },
          { name: '失智照护专项职业能力证书', url: null },
          { name: '红十字救护员证', url: null },
        ],
        questions: questions.map((_, place) => makeCommonQuestion({}, place)),
        relatedProductIds: ['product-1', 'product-2', 'product-3'],
      },
      index,
    ),
    ...overrides,
  };
}
