import type { RegistrationType } from '@cloud-school/api-client';
import type { AuthWords } from '../../platform/brand/Brand.ts';

const STUDENT: Partial<AuthWords> = {
  eyebrow: '学员注册',
  headline: '先选云校，\n再选课',
  promises: ['一个账号，考学通用', '补贴资格自动提醒', '证书终身可查'],
};

const ENTERPRISE: Partial<AuthWords> = {
  eyebrow: '企业入驻',
  headline: '一张码，\n整个班组一起学',
  promises: ['批量报名，统一开票', '学习进度企业可见', '专属顾问一对一'],
};

/** The text of the panel next to each registration form. */
export const registerWords: Record<RegistrationType, Partial<AuthWords>> = {
  'nursing-student': STUDENT,
  'health-student': STUDENT,
  enterprise: ENTERPRISE,
};
