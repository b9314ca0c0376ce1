import type { ClassroomDetail } from '../lesson/ClassroomDetail.ts';
import type { Teacher } from '../lesson/Teacher.ts';
import { makeMany } from './makeMany.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const teachers = [
  { name: '何俊峰', avatarUrl: '/media/avatars/he.svg', role: 'course-teacher' },
  { name: '林静怡', avatarUrl: '/media/avatars/lin.svg', role: 'tutor' },
  { name: '周凯', avatarUrl: '/media/avatars/chen.svg', role: 'tutor' },
] as const;

/** A teacher; sample 0 leads. */
export function makeTeacher(overrides: Partial<Teacher> = {}, index = 0): Teacher {
  return { ...pick(teachers, index), ...overrides };
}

/** A face-to-face training with a notice, four points and three teachers. */
export function makeClassroomDetail(overrides: Partial<ClassroomDetail> = {}): ClassroomDetail {
  return {
    ...inSchool('classroom-detail', ['name', 'notice', 'points'], {
      name: '实训：轮椅使用与床椅转移（两人一组）',
      isRequired: true,
      notice:
        '穿防滑平底鞋，摘下手表和戒指；两人一组，一人扮老人一人操作，中途互换。腰部有旧伤的同学请提前告诉老师，可改做观察员。',
      points: [
        '转移前四问：能不能站、哪侧有力、有没有管路、今天头晕吗',
        '轮椅三刹：停稳、刹车、收脚踏，一步不少',
        '床椅转移：轮椅与床成 30–45 度，健侧靠近，护理员膝抵膝稳住',
        '坐稳后检查：臀部到底、脚踏合适、约束带松紧一指',
      ],
      teachers: makeMany(makeTeacher, 3),
    }),
    ...overrides,
  };
}
