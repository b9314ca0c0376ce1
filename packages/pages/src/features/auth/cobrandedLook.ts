import { CobrandedLoginArt, CobrandedLoginBackdrop } from '@cloud-school/ui';
import type { EntranceLook } from './EntranceLook.ts';

export const cobrandedLook: EntranceLook = {
  title: '登录金蝶认证中心',
  hint: '使用报名手机号登录，首次登录自动开通学员账号',
  panelSide: 'right',
  eyebrow: '金蝶授权 · 云帆承办',
  headline: '懂业务，也懂系统',
  promises: ['成绩与证书全国通查', '线上学习，机考就近安排', '企业账号可批量开通'],
  Art: CobrandedLoginArt,
  Backdrop: CobrandedLoginBackdrop,
};
