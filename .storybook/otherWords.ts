/** What designers look for under another word than the title's, by its file: the hard cases of a screen, the card of a course. */
const OTHER_WORDS: readonly [files: RegExp, words: string][] = [
  [/Screen\.stories\.tsx$/, '暗角'],
  [/\/(Product|Class)Card\.stories\.tsx$/, '课程卡'],
  [/\/Tokens\.stories\.tsx$/, '颜色 色板 字体 字号 间距 圆角 阴影'],
  [/\/Header(Parts)?\.stories\.tsx$/, '导航 菜单 徽标'],
  [/\/(Tabs|Breadcrumb)\.stories\.tsx$/, '导航'],
  [/\/Tabs\.stories\.tsx$/, '选项卡'],
  [/\/(Dialog|Drawer|Popover)\.stories\.tsx$/, '弹层'],
  [/\/Popover\.stories\.tsx$/, '气泡 下拉菜单'],
  [/\/ToastViewport\.stories\.tsx$/, '吐司 消息'],
  [/\/NoticeStrip\.stories\.tsx$/, '警告 通知'],
  [/\/(Week|Month)Choices\.stories\.tsx$/, '日期选择器'],
  [/\/(CouponTicket|CouponsBlock)\.stories\.tsx$/, '助学券'],
  [/\/MineScreen\.stories\.tsx$/, '个人中心'],
  [/\/(Mistakes|ExamReview|Timetable)Screen\.stories\.tsx$/, '打印'],
];

/** The words that find a story file beside its titles and names. */
export const otherWords = (fileName: string): string[] =>
  OTHER_WORDS.flatMap(([files, words]) =>
    files.test(fileName.replaceAll('\\', '/')) ? words.split(' ') : [],
  );
