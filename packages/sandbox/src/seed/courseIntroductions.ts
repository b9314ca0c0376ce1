/** How a school describes a course on its page, with the field names of the wire. */
export interface CourseIntroduction {
  courseId: string;
  /** Page layout as JSON. */
  courseContent: string;
  introduceDetailList: { introduceType: 0 | 1 | 3 | 4; content: string }[];
}

/** Introductions of the courses that have one. */
export const COURSE_INTRODUCTIONS: CourseIntroduction[] = [
  {
    courseId: 'k-elder',
    courseContent: JSON.stringify({
      pageData: [
        {
          type: 'richText',
          content:
            '<h3>学什么</h3><p>对应国家职业技能标准“养老护理员（三级）”的生活照护模块：清洁、进食、排泄、体位转移与应急处理。</p>',
        },
        { type: 'image', data: { url: '/media/covers/classroom.svg', name: '实训教室' } },
        {
          type: 'richText',
          content: '<h3>怎么学</h3><p>先看示范，再对照评分表自己做，最后到实训楼由老师逐人过手。</p>',
        },
        // A block of the school's phone app that this portal does not know.
        { type: 'swiper', data: { list: [] } },
      ],
    }),
    introduceDetailList: [
      {
        introduceType: 1,
        content: JSON.stringify([
          { teacherName: '何俊峰', teacherHeadUrl: '/media/avatars/he.svg', roleCode: 't_kcls' },
          { teacherName: '林静怡', teacherHeadUrl: '/media/avatars/lin.svg', roleCode: 't_fdls' },
        ]),
      },
      {
        introduceType: 3,
        content: JSON.stringify([
          { outline: '体位转移操作评分表', describe: '<p>考评现场用的同一份，打印后随堂使用。</p>' },
          { outline: '翻身记录单', describe: '<p>时间、体位、皮肤、签名四栏。</p>' },
        ]),
      },
      {
        introduceType: 4,
        content: '<p>实训课由主讲与助教同时带教，动作不过关可以在下一次实训再练一遍。</p>',
      },
    ],
  },
  {
    courseId: 'k-finance',
    courseContent: JSON.stringify([
      { type: 'text', text: '以一家商贸企业的一个月为例，从业务单据做到纳税申报。' },
    ]),
    introduceDetailList: [
      { introduceType: 0, content: '<p>适合已有会计基础、准备参加中级机考的学员。</p>' },
      {
        introduceType: 1,
        content: JSON.stringify([
          { teacherName: '马立群', teacherHeadUrl: '/media/avatars/ma.svg', roleCode: 't_kcls' },
        ]),
      },
    ],
  },
];
