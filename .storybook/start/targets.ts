import type { StoryGlobals } from '../frames/StoryGlobals.ts';

export interface Target {
  name: string;
  introduction: string;
  story: string;
  globals: StoryGlobals;
  /** Words that the story or the page shows: the check of the built Storybook looks for them. */
  shows: string;
}

/** What designers ask for most. `scripts/stories/checkTargets.ts` goes to each of them from the start page. */
export const TARGETS: readonly Target[] = [
  {
    name: '令牌的对比度',
    introduction: '每一对颜色的比值，够不够 4.5 : 1',
    story: 'token-tables--contrast',
    globals: {},
    shows: '文字与底色：至少 4.5 : 1',
  },
  {
    name: '令牌用在哪里',
    introduction: '每个令牌的数值和用它的组件',
    story: 'token-tables--uses',
    globals: {},
    shows: 'color.action.fill',
  },
  {
    name: '横幅的减弱动效',
    introduction: '不自动翻，翻页没有动画',
    story: 'banner-carousel--default',
    globals: { motion: 'reduced' },
    shows: '会照护的人，理应被郑重认证',
  },
  {
    name: '提交作业的对话框',
    introduction: '未答、已标记，还没提交',
    story: 'submit-dialog--submit-homework',
    globals: {},
    shows: '确定要提交作业吗？',
  },
  {
    name: '注册错误',
    introduction: '每个字段错了怎么说',
    story: 'register-form--registration-errors',
    globals: {},
    shows: '请输入6位验证码',
  },
  {
    name: '按钮的悬停、焦点、按下、禁用',
    introduction: '一行一种状态',
    story: 'button--states',
    globals: {},
    shows: '悬停',
  },
  {
    name: '考试断网',
    introduction: '答案先存本机，交卷失败怎么说',
    story: 'failure-dialog--offline',
    globals: {},
    shows: '重新提交',
  },
  {
    name: '500 题的答题卡',
    introduction: '最长的试卷',
    story: 'exam-answering-screen--five-hundred-questions',
    globals: { viewport: 'desktop' },
    shows: '养老护理员（三级）题库通练',
  },
  {
    name: '首页的骨架',
    introduction: '加载时每一块占多高',
    story: 'home-screen--loading',
    globals: { viewport: 'desktop' },
    shows: '正在加载',
  },
  {
    name: '对话框的键盘与读屏',
    introduction: '焦点去哪、Esc 做什么、读到什么',
    story: 'dialog--docs',
    globals: {},
    shows: '关闭后焦点回到打开它的按钮',
  },
];
