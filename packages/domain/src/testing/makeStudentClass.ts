import type { StudentClass } from '../learning/StudentClass.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const samples = [
  {
    className: '养老护理员（三级）2026 秋季 3 班',
    productName: '养老护理员（三级）考评全程班',
    periodName: '第 12 期',
    teacherName: '林静怡',
    teacherAvatarUrl: '/media/avatars/lin.svg',
    status: 'in-service',
    trainingStart: '2026-09-07',
    trainingEnd: '2026-12-25',
    signedUpCount: 38,
    studentCount: 40,
    coverUrl: '/media/covers/elder-care.svg',
  },
  {
    className: '失智老人照护专项能力 周末 2 班',
    productName: '失智照护专项职业能力培训',
    periodName: '第 5 期',
    teacherName: '何俊峰',
    teacherAvatarUrl: '/media/avatars/he.svg',
    status: 'to-report',
    trainingStart: '2026-11-28',
    trainingEnd: '2027-01-17',
    signedUpCount: 24,
    studentCount: 30,
    coverUrl: '/media/covers/memory-care.svg',
  },
  {
    className: '老年营养与膳食制作 2026 冬季班',
    productName: '营养配餐员（四级）技能提升',
    periodName: '第 3 期',
    teacherName: '钱慧',
    teacherAvatarUrl: '/media/avatars/qian.svg',
    status: 'to-start',
    trainingStart: '2026-12-06',
    trainingEnd: '2027-03-06',
    signedUpCount: 17,
    studentCount: 35,
    coverUrl: '/media/covers/nutrition-meal.svg',
  },
  {
    className: '育婴员（四级）2026 春季 1 班',
    productName: '育婴员（四级）0–3 岁婴幼儿照护',
    periodName: '第 9 期',
    teacherName: '唐晓曼',
    teacherAvatarUrl: '/media/avatars/tang.svg',
    status: 'completed',
    trainingStart: '2026-03-02',
    trainingEnd: '2026-06-12',
    signedUpCount: 36,
    studentCount: 36,
    coverUrl: '/media/covers/baby-bath.svg',
  },
  {
    className: '母婴护理员（月嫂）金牌班 8 班',
    productName: '母婴护理员（月嫂）新生儿照护与产妇护理',
    periodName: '第 8 期',
    teacherName: '周敏',
    teacherAvatarUrl: '/media/avatars/zhou.svg',
    status: 'to-be-admitted',
    trainingStart: '2027-01-05',
    trainingEnd: '2027-04-18',
    signedUpCount: 11,
    studentCount: 24,
    coverUrl: '/media/covers/newborn-night.svg',
  },
] as const;

/** A class of the sample student; samples 0 to 4 have the five different statuses. */
export function makeStudentClass(overrides: Partial<StudentClass> = {}, index = 0): StudentClass {
  const sample = pick(samples, index);
  return {
    ...inSchool(
      'student-class',
      ['className', 'productName', 'periodName', 'teacherName', 'teacherAvatarUrl', 'coverUrl'],
      {
        classId: `${6001 + index}`,
        ...sample,
        isOpen: true,
        periodStart: sample.trainingStart,
        periodEnd: sample.trainingEnd,
        tenantId: '1001',
        schoolId: '2001',
      },
      index,
    ),
    ...overrides,
  };
}
