import type { RegistrationType } from '@cloud-school/api-client';
import { StandardEnterpriseArt } from '@cloud-school/ui';
import type { Brand } from '../../platform/brand/Brand.ts';
import { brandLook } from '../../features/auth/brandLook.ts';
import type { EntranceLook } from '../../features/auth/EntranceLook.ts';

const STUDENT = {
  eyebrow: '学员注册',
  headline: '先选云校，\n再选课',
  promises: ['一个账号，考学通用', '补贴资格自动提醒', '证书终身可查'],
};

const ENTERPRISE = {
  eyebrow: '企业入驻',
  headline: '一张码，\n整个班组一起学',
  promises: ['批量报名，统一开票', '学习进度企业可见', '专属顾问一对一'],
};

/** Words and drawing of each registration; the standard brand draws enterprises their own. */
export function registerLook(brand: Brand, type: RegistrationType): EntranceLook {
  if (type !== '2') return brandLook(brand, STUDENT);
  const words = brand.isCobranded ? ENTERPRISE : { ...ENTERPRISE, Art: StandardEnterpriseArt };
  return brandLook(brand, words);
}
