import type { RegistrationType } from '@cloud-school/domain';
import type { AuthWords } from '../../platform/brand/Brand.ts';

const STUDENT: Partial<AuthWords> = {
  eyebrow: '学员注册',
  headline: '先选云校，\n再选课',
  promises: ['一个账号，学习与考试通用', '手机与电脑都能学习', '证书在线查询'],
};

const ENTERPRISE: Partial<AuthWords> = {
  eyebrow: '企业入驻',
  headline: '一张码，\n整个班组一起学',
  promises: ['凭邀请码加入学校', '员工在同一处学习', '证书在线查询'],
};

/** The text of the panel next to each registration form. */
export const registerWords: Record<RegistrationType, Partial<AuthWords>> = {
  'nursing-student': STUDENT,
  'health-student': STUDENT,
  enterprise: ENTERPRISE,
};
