import type { CobrandLook } from '@cloud-school/pages';
import { KingdeeFooter } from './KingdeeFooter.tsx';
import { theme } from './theme.tsx';

/** What a school's pages share in this shell and, for Kingdee's schools, in the standard one. */
export const look: CobrandLook = {
  theme,
  fixedTitle: '金蝶认证中心',
  loginPath: '/kingdee-login',
  slots: { Footer: KingdeeFooter },
  capabilities: { classListIgnoresTenant: true },
  words: {
    auth: {
      title: '登录金蝶认证中心',
      hint: '使用报名手机号登录，首次登录自动开通学员账号',
      panelSide: 'right',
      eyebrow: '金蝶授权 · 云帆承办',
      headline: '懂业务，也懂系统',
      promises: ['成绩与证书全国通查', '线上学习，机考就近安排', '企业账号可批量开通'],
    },
    serviceReply: '工作日 10 分钟内回复',
    consultationReply: '招生老师一个工作日内回电',
    credit: '技术支持 数字云校',
  },
};
