import type { ServiceBlurb } from '@cloud-school/ui';
import type { AuthWords } from './Brand.ts';

/** Sign-in words of a brand that has none of its own; the eyebrow is the brand's name. */
export const standardAuthWords: Omit<AuthWords, 'eyebrow'> = {
  title: '欢迎回来',
  hint: '登录后继续你的课程、考试与证书',
  panelSide: 'left',
  headline: '学的每一课，\n都算数',
  promises: ['进度手机电脑同步', '考试答案实时保存', '证书官网可查'],
};

/** Enrolment, study, exam and certificate, in the order of a student's path (SHELL-10). */
export const standardServices: ServiceBlurb[] = [
  { service: 'enrol', title: '报名有人带', text: '课程顾问一对一，补贴政策讲清楚' },
  { service: 'study', title: '学习跟得上', text: '录播、直播、实训，手机电脑同步' },
  { service: 'exam', title: '考试不跑空', text: '考点就近安排，考前三次模拟' },
  { service: 'certificate', title: '证书查得到', text: '发证机构官网可查，终身存档' },
];
