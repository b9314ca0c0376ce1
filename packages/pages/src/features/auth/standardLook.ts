import { StandardLoginArt, StandardLoginBackdrop } from '@cloud-school/ui';
import type { EntranceLook } from './EntranceLook.ts';

export const standardLook: EntranceLook = {
  title: '欢迎回来',
  hint: '登录后继续你的课程、考试与证书',
  panelSide: 'left',
  eyebrow: '数字云校',
  headline: '学的每一课，\n都算数',
  promises: ['进度手机电脑同步', '考试答案实时保存', '证书官网可查'],
  Art: StandardLoginArt,
  Backdrop: StandardLoginBackdrop,
};
