export interface ScreenLink {
  name: string;
  /** Ids of the specification, or the part of the product. */
  mark: string;
  /** `id` of the screen's story file. */
  screen: string;
}

export interface Journey {
  name: string;
  introduction: string;
  /** The story of the picture. */
  picture: string;
  screens: readonly ScreenLink[];
}

/** The screens in the order in which people meet them. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: '来访与咨询',
    introduction: '从搜到学校，到留下电话',
    picture: 'whole-screens--home-screen',
    screens: [
      { name: '首页', mark: 'HOME', screen: 'home-screen' },
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
    introduction: '短信、密码、单点、合作入口',
    picture: 'whole-screens--login-screen',
    screens: [
      { name: '登录', mark: 'LOGIN', screen: 'login-screen' },
      { name: '已登录', mark: 'LOGIN', screen: 'signed-in-screen' },
      { name: '单点登录', mark: 'SSO', screen: 'sso-login-screen' },
      { name: '学员与企业注册', mark: 'REG', screen: 'register-screen' },
      { name: '机构二维码', mark: 'REG', screen: 'organisation-code-screen' },
      { name: '下载 APP 引导', mark: 'SHELL', screen: 'login-guide-screen' },
    ],
  },
  {
    name: '查证书',
    introduction: '技能等级与培训结业',
    picture: 'whole-screens--certificate-query-screen',
    screens: [{ name: '证书查询', mark: 'CERT', screen: 'certificate-query-screen' }],
  },
  {
    name: '上课',
    introduction: '班级、课表、课堂一路到底',
    picture: 'whole-screens--lesson-screen',
    screens: [
      { name: '我的班级', mark: 'CLASS', screen: 'my-classes-screen' },
      { name: '班级详情', mark: 'CDET', screen: 'training-class-screen' },
      { name: '课表 周 · 月 · 全部', mark: 'TIME', screen: 'timetable-screen' },
      { name: '课程详情', mark: 'COURSE', screen: 'course-screen' },
      { name: '线上课堂', mark: 'VIEW', screen: 'lesson-screen' },
      { name: '课堂详情', mark: 'CROOM', screen: 'classroom-detail-screen' },
    ],
  },
  {
    name: '面授与签到',
    introduction: '到教室、签到、提问、看花絮',
    picture: 'whole-screens--offline-classroom-screen',
    screens: [{ name: '面授课堂', mark: 'OFF', screen: 'offline-classroom-screen' }],
  },
  {
    name: '作业与测试',
    introduction: '一题都不丢',
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
