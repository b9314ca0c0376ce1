import type { CobrandLook } from '@cloud-school/pages';
import { LazyKingdeeFooter } from './LazyKingdeeFooter.ts';
import { theme } from './theme.tsx';

/** What a school's pages share in this shell and, for Kingdee's schools, in the standard one. */
export const look: CobrandLook = {
  theme,
  fixedTitle: '金蝶认证中心',
  loginPath: '/kingdee-login',
  slots: { Footer: LazyKingdeeFooter },
  capabilities: { classListIgnoresTenant: true },
  words: {
    auth: {
      title: '登录金蝶认证中心',
      hint: '用报名手机号登录，课程、考试、证书都在这里',
      panelSide: 'right',
      headline: '懂业务，也懂系统',
      promises: ['线上学习，线下实操', '考试与证书在同一处查询', '手机与电脑都能学习'],
    },
    registrationTypes: { 'nursing-student': '财会学员', 'health-student': '运营学员' },
    credit: '技术支持 数字云校',
  },
};
