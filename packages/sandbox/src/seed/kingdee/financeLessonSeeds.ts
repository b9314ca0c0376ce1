import type { LessonSeed, TeacherSeed } from '../LessonSeed.ts';

const MA: TeacherSeed = { teacherName: '马立群', teacherAvatar: '/media/avatars/ma.svg', roleCode: 't_kcls' };
const GAO: TeacherSeed = {
  teacherName: '高岚',
  teacherAvatar: '/media/avatars/tang.svg',
  roleCode: 't_fdls',
};

/** The lessons of 智能财税应用 that have media, texts or details of their own. */
export const FINANCE_LESSON_SEEDS: LessonSeed[] = [
  {
    classroomId: 'r-finance-11',
    points: ['简易计税项目', '集体福利与个人消费', '非正常损失'],
    teachers: [MA, GAO],
  },
  {
    classroomId: 'r-finance-12',
    materials: [{ name: '进项税额讲义.pdf', storageUrl: '/media/lessons/input-tax/document.pdf' }],
  },
  {
    classroomId: 'r-finance-31',
    materials: [
      { name: '会计档案管理办法节选.pdf', storageUrl: '/media/lessons/accounting-archives/document.pdf' },
    ],
  },
  {
    classroomId: 'r-finance-202',
    desc: '请提前登录机房账号，自带耳机。',
    points: ['电子凭证的接收与查验', '归档与检索'],
    teachers: [MA, GAO],
    highlights: [
      { titbitName: '上一期的归档竞赛', url: '/media/covers/classroom-business.svg', fileType: 'IMAGE' },
    ],
  },
];
