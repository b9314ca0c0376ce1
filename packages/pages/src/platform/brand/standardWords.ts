import type { ServiceBlurb } from '@cloud-school/ui';
import type { AuthWords, BrandWords } from './Brand.ts';

/** Sign-in words of a brand that has none of its own; the eyebrow is the brand's name. */
export const standardAuthWords: Omit<AuthWords, 'eyebrow'> = {
  title: '欢迎回来',
  hint: '登录后继续您的课程、考试与证书',
  panelSide: 'left',
  headline: '学的每一课，\n都算数',
  promises: ['进度手机电脑同步', '考试答案实时保存', '证书随时可查'],
};

export const standardRegistrationTypes: BrandWords['registrationTypes'] = {
  'nursing-student': '护理学员',
  'health-student': '健康学员',
};

/** Enrolment, study, exam and certificate, in the order of a student's path (SHELL-10). */
export const standardServices: ServiceBlurb[] = [
  { service: 'enrol', title: '报名', text: '在线选择项目，向老师咨询' },
  { service: 'study', title: '学习', text: '录播、直播与实训，手机电脑都能学' },
  { service: 'exam', title: '考试', text: '在线练习与测试，答案实时保存' },
  { service: 'certificate', title: '证书', text: '凭姓名和证书编号在线查询' },
];
