import type { StoryGlobals } from '../frames/storyAddress.ts';

interface ScreenLink {
  name: string;
  /** Ids of the specification, or the part of the product. */
  mark: string;
  /** `id` of the screen's story file. */
  screen: string;
}

interface Journey {
  name: string;
  /** The story of the picture. */
  picture: string;
  screens: readonly ScreenLink[];
}

export interface StoryLink {
  name: string;
  introduction: string;
  story: string;
  /** What the link fixes; the rest is the choice of the page. */
  globals?: StoryGlobals;
}

/** Whole visits to walk by hand. */
export const FLOWS: readonly StoryLink[] = [
  { name: '访客流程', introduction: '首页、专业、新闻、查证书、留言、注册', story: 'flows--visitor' },
  { name: '学员的一天', introduction: '班级、课堂、课表，再接着看', story: 'flows--student-day' },
  { name: '考试日', introduction: '断网、变慢、失败、登录过期随手开关', story: 'flows--exam-day' },
  {
    name: '合作方外壳',
    introduction: '金蝶的页头、登录、文字与画',
    story: 'flows--partner-shell',
    globals: { brand: 'kingdee' },
  },
];

/** What designers ask for most, besides the screens. */
export const TARGETS: readonly StoryLink[] = [
  { name: '设计令牌', introduction: '颜色、字号、间距、圆角、阴影的数值', story: 'tokens--default' },
  { name: '令牌的对比度', introduction: '每一对颜色的比值，够不够 4.5 : 1', story: 'contrast-table--pairs' },
  { name: '插画', introduction: '没有自己画的品牌用这一套', story: 'plain-art--drawings' },
  { name: '按钮的悬停、焦点、按下、禁用', introduction: '一行一种状态', story: 'button--states' },
  { name: '注册错误', introduction: '每个字段错了怎么说', story: 'register-form--registration-errors' },
  { name: '考试断网', introduction: '答案先存本机，交卷失败怎么说', story: 'failure-dialog--offline' },
  { name: '怎样写故事', introduction: '写给加一屏的工程师', story: 'how-to-write-a-story--docs' },
  {
    name: '500 题的答题卡',
    introduction: '最长的试卷',
    story: 'exam-answering-screen--five-hundred-questions',
  },
];

/** The screens in the order in which people meet them. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: '来访与咨询',
    picture: 'whole-screens--home-screen',
    screens: [
      { name: '首页', mark: 'HOME', screen: 'home-screen' },
      { name: '培训项目', mark: '', screen: 'product-screen' },
      { name: '热门专业', mark: 'MAJOR', screen: 'hot-major-screen' },
      { name: '新闻列表', mark: 'NEWS', screen: 'news-list-screen' },
      { name: '新闻详情', mark: 'NEWS', screen: 'news-detail-screen' },
      { name: '公告列表', mark: 'NOTICE', screen: 'notice-list-screen' },
      { name: '公告详情', mark: 'NOTICE', screen: 'notice-detail-screen' },
      { name: '学校概况', mark: 'SCHOOL', screen: 'school-profile-screen' },
      { name: '学校不可用', mark: 'SHELL', screen: 'school-unavailable-screen' },
      { name: '页面不存在', mark: 'SHELL', screen: 'not-found-screen' },
    ],
  },
  {
    name: '登录与注册',
    picture: 'whole-screens--login-screen',
    screens: [
      { name: '登录', mark: 'LOGIN', screen: 'login-screen' },
      { name: '已登录', mark: 'LOGIN', screen: 'signed-in-screen' },
      { name: '单点登录', mark: 'SSO', screen: 'sso-login-screen' },
      { name: '学员与企业注册', mark: 'REG', screen: 'register-screen' },
      { name: '协议', mark: '', screen: 'agreement-screen' },
      { name: '机构二维码', mark: 'REG', screen: 'organisation-code-screen' },
      { name: '下载 APP 引导', mark: 'SHELL', screen: 'login-guide-screen' },
    ],
  },
  {
    name: '查证书',
    picture: 'whole-screens--certificate-query-screen',
    screens: [{ name: '证书查询', mark: 'CERT', screen: 'certificate-query-screen' }],
  },
  {
    name: '上课',
    picture: 'whole-screens--lesson-screen',
    screens: [
      { name: '我的班级', mark: 'CLASS', screen: 'my-classes-screen' },
      { name: '我的', mark: 'HEAD', screen: 'mine-screen' },
      { name: '错题本', mark: '', screen: 'mistakes-screen' },
      { name: '班级详情', mark: 'CDET', screen: 'training-class-screen' },
      { name: '课表 周 · 月 · 全部', mark: 'TIME', screen: 'timetable-screen' },
      { name: '课程详情', mark: 'COURSE', screen: 'course-screen' },
      { name: '线上课堂', mark: 'VIEW', screen: 'lesson-screen' },
      { name: '课堂详情', mark: 'CROOM', screen: 'classroom-detail-screen' },
    ],
  },
  {
    name: '面授与签到',
    picture: 'whole-screens--offline-classroom-screen',
    screens: [{ name: '面授课堂', mark: 'OFF', screen: 'offline-classroom-screen' }],
  },
  {
    name: '作业与测试',
    picture: 'whole-screens--exam-intro-screen',
    screens: [
      { name: '进入页与开始前检查', mark: 'EXAM', screen: 'exam-intro-screen' },
      { name: '答题', mark: 'EXAM', screen: 'exam-answering-screen' },
      { name: '答题练习', mark: 'EXAM', screen: 'practice-screen' },
      { name: '完成', mark: 'EXAM', screen: 'exam-finished-screen' },
      { name: '查看', mark: 'EXAM', screen: 'exam-review-screen' },
    ],
  },
];
