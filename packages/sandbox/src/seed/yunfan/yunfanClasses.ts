import { dayAt, toYearAndMonth } from '../../serverTime.ts';
import type { ClassSeed } from '../SandboxSeed.ts';
import { YUNFAN_SCHOOL_ID, YUNFAN_TENANT_ID } from './yunfanSchool.ts';

type Row = Omit<ClassSeed, 'tenantId' | 'schoolId' | 'trainingStart' | 'trainingEnd'> & {
  /** First and last day, counted from today; null when not scheduled yet. */
  days: [first: number, last: number] | null;
};

/** Classes of 云帆; 沈雨薇 has a class in each status. */
export function makeYunfanClasses(now: number): ClassSeed[] {
  const { year } = toYearAndMonth(now);
  const rows: Row[] = [
    {
      classId: 'c-elder-3',
      className: `养老护理员（三级）${year} 秋季 3 班`,
      productName: '养老护理员（三级）考评全程班',
      classPeriodName: '第 12 期',
      teacherName: '林静怡',
      teacherAvatar: '/media/avatars/lin.svg',
      cover: '/media/covers/elder-care.svg',
      teachingClassStatus: 1,
      days: [-75, 34],
      signUpTotal: 38,
      classStudentTotal: 40,
    },
    {
      classId: 'c-memory-2',
      className: '失智老人照护专项能力 周末 2 班',
      productName: '失智照护专项职业能力培训',
      classPeriodName: '第 5 期',
      teacherName: '何俊峰',
      teacherAvatar: '/media/avatars/he.svg',
      cover: '/media/covers/memory-care.svg',
      teachingClassStatus: 1,
      days: [7, 57],
      signUpTotal: 24,
      classStudentTotal: 30,
    },
    {
      classId: 'c-nutrition-1',
      className: `老年营养与膳食制作 ${year} 冬季班`,
      productName: '营养配餐员（四级）技能提升',
      classPeriodName: '第 3 期',
      teacherName: '钱慧',
      teacherAvatar: '/media/avatars/qian.svg',
      cover: '/media/covers/nutrition-meal.svg',
      teachingClassStatus: 0,
      days: [15, 105],
      signUpTotal: 17,
      classStudentTotal: 35,
    },
    {
      classId: 'c-infant-1',
      className: `育婴员（四级）${year} 春季 1 班`,
      productName: '育婴员（四级）0–3 岁婴幼儿照护',
      classPeriodName: '第 9 期',
      teacherName: '唐晓曼',
      teacherAvatar: '/media/avatars/tang.svg',
      cover: '/media/covers/baby-bath.svg',
      teachingClassStatus: 1,
      days: [-264, -162],
      signUpTotal: 36,
      classStudentTotal: 36,
    },
    {
      classId: 'c-medical-2',
      className: `医疗护理员（四级）${year} 冬季 2 班`,
      productName: '医疗护理员（四级）岗前实训班',
      classPeriodName: '第 7 期',
      teacherName: '顾文博',
      teacherAvatar: '/media/avatars/gu.svg',
      cover: '/media/covers/hospital-ward.svg',
      teachingClassStatus: 0,
      days: [20, 80],
      signUpTotal: 21,
      classStudentTotal: 36,
    },
    {
      classId: 'c-signing',
      className: '签到练习班（课堂随时可签）',
      productName: '养老护理员（三级）考评全程班',
      classPeriodName: '第 12 期',
      teacherName: '林静怡',
      teacherAvatar: '/media/avatars/lin.svg',
      cover: '/media/covers/elder-care.svg',
      teachingClassStatus: 1,
      days: [-30, 60],
      signUpTotal: 1,
      classStudentTotal: 1,
    },
    {
      classId: 'c-rehab-1',
      className: '康复照护实操提升 晚班 1 班',
      productName: '康复照护专项职业能力培训',
      classPeriodName: '第 4 期',
      teacherName: '吴建国',
      teacherAvatar: '/media/avatars/wu.svg',
      cover: '/media/covers/rehabilitation.svg',
      teachingClassStatus: 1,
      days: [-30, 40],
      signUpTotal: 26,
      classStudentTotal: 28,
    },
    {
      classId: 'c-newborn-4',
      className: '母婴护理员（月嫂）金牌精讲 4 班',
      productName: '母婴护理员（月嫂）金牌精讲班：新生儿照护与产妇护理',
      classPeriodName: '第 16 期',
      teacherName: '周敏华',
      teacherAvatar: '/media/avatars/zhou.svg',
      cover: null,
      teachingClassStatus: 0,
      days: null,
      signUpTotal: 12,
      classStudentTotal: 30,
    },
  ];
  return rows.map(({ days, ...row }) => ({
    ...row,
    tenantId: YUNFAN_TENANT_ID,
    schoolId: YUNFAN_SCHOOL_ID,
    trainingStart: days && dayAt(now, days[0], 9),
    trainingEnd: days && dayAt(now, days[1], 17),
  }));
}
