import {
  makeAlbumCategory,
  makeAnnouncement,
  makeAttendance,
  makeBanner,
  makeChapter,
  makeClassActivity,
  makeClassroomDetail,
  makeLevelCertificate,
  makeComment,
  makeCommonQuestion,
  makeCoupon,
  makeCourseReview,
  makeHotMajor,
  makeMany,
  makeNews,
  makeNotice,
  makePage,
  makePaper,
  makeProduct,
  makeQuestion,
  makeShortVideo,
  makeStudentClass,
  makeTimetable,
  makeTimetableActivity,
} from '@cloud-school/domain/testing';

const NOW = '2026-11-21 11:08:00';
const TODAY = NOW.slice(0, 10);
const { days } = makeTimetable();
/** Its lines show 7, 1. */
const captchaPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 32"><path d="M16 6h12l-8 20M54 6v20" fill="none" stroke="blue" stroke-width="2"/></svg>',
)}`;

/** An exam whose server is this page's memory. */
const practiceSource = {
  loadPaper: async () => makePaper({ questionCount: 4 }),
  startAttempt: async () => ({ answerLogId: 'practice', startedAt: Date.now() }),
  listHandIns: async () => [],
  connect: () => ({
    saveAnswer: async () => undefined,
    finish: async () => undefined,
    readAnswers: async () => new Map(),
  }),
  getErrorKind: () => null,
};

/** Properties of each element for its story and the tests. */
export const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'answer-card': {
    tiles: Array.from({ length: 12 }, (_, index) => ({
      group: index < 8 ? '单选题' : '多选题',
      isAnswered: index < 4,
      isMarked: index === 1,
    })),
    current: 3,
  },
  'review-card': {
    tiles: ['correct', 'wrong', 'partial', 'correct'].map((result) => ({ result })),
    current: 2,
  },
  question: { question: makeQuestion('single'), number: 3 },
  exam: { source: practiceSource, studentId: 'u1', workId: 'practice', studentName: '沈雨薇' },
  countdown: { endsAt: Date.parse('2099-01-01'), total: 5400 },
  'day-strip': { days, now: NOW },
  week: { days, now: NOW },
  month: { days, now: NOW },
  'lesson-player': {
    label: '30° 侧卧与五处受压点检查',
    sources: [{ quality: '720P', url: '/media/lessons/turning/720p.mp4' }],
    posterUrl: '/media/lessons/turning/poster.jpg',
  },
  'audio-player': {
    label: '海姆立克：听口令做动作',
    src: '/media/lessons/choking/audio.m4a',
    coverUrl: '/media/lessons/choking/cover.svg',
  },
  'what-now': { whatNow: { kind: 'over', count: 3, attendedCount: 3 }, now: NOW, to: '/study' },
  'activity-card': { activity: makeClassActivity(), now: NOW },
  attendance: { attendance: makeAttendance(), now: NOW },
  'study-week': {
    days: Array.from({ length: 7 }, (_, index) => ({
      date: `2026-11-${16 + index}`,
      isStudied: index < 4,
      isToday: index === 5,
    })),
    rate: '78.9%',
  },
  'lesson-end': {
    end: {
      saving: 'done',
      scope: 'chapter',
      chapterName: '老年人生活照护',
      chapter: { done: 4, total: 4 },
      course: { done: 9, total: 32 },
      next: null,
    },
  },
  'install-card': { offers: 'install' },
  'week-choices': { date: TODAY, today: TODAY },
  'month-choices': { date: TODAY, today: TODAY },
  'reminders-card': { minutes: 15, isOn: true, offers: 'change copy' },
  video: {
    label: '30° 侧卧与五处受压点检查',
    src: '/media/lessons/turning/720p.mp4',
    posterUrl: '/media/lessons/turning/poster.jpg',
  },
  'review-status': { status: 'reviewed' },
  'login-form': {},
  'register-form': {
    type: 'nursing-student',
    schools: { 'nursing-student': [{ id: '1', name: '云帆云校', introduction: '' }], 'health-student': [] },
  },
  'announcement-ticker': { announcements: makeMany(makeAnnouncement, 3), getLink: '/notices/{id}' },
  'banner-carousel': { banners: makeMany(makeBanner, 2) },
  'entry-grid': { lines: ['enroll', 'study', 'certificate', 'exam'] },
  'product-row': { product: makeProduct(), to: '/products/1' },
  'lead-major-card': { major: makeHotMajor(), to: '/majors/1' },
  'consult-card': { phone: '400-820-1234' },
  'classroom-intro': { detail: makeClassroomDetail() },
  'product-card': { product: makeProduct() },
  'day-card': {
    day: days.find(({ activities }) => activities.length > 0),
    now: NOW,
    activityTo: '/activities/{id}',
  },
  'classroom-directory': { chapters: makeMany(makeChapter, 2), getLink: '/lessons/{id}' },
  'image-dialog': {
    isOpen: true,
    picture: { url: '/media/albums/skills-lab.svg', name: '翻身护理', summary: null },
    place: '2 / 12',
  },
  'common-questions': { questions: makeMany(makeCommonQuestion, 3) },
  'certificate-sample': { words: { subject: '养老护理员', kind: '职业技能等级证书', level: '五级至一级' } },
  'related-products': { products: makeMany(makeProduct, 2), getLink: '/products/{id}' },
  'class-card': { studentClass: makeStudentClass(), today: TODAY },
  'major-card': { major: makeHotMajor(), to: '/majors/1' },
  'news-list': { news: makeMany(makeNews, 4), getLink: '/news/{id}' },
  'notice-list': { notices: makeMany(makeNotice, 4), getLink: '/notices/{id}' },
  coupon: { coupon: makeCoupon(), today: TODAY },
  certificate: { certificate: makeLevelCertificate(), schoolName: '云帆职业培训学校' },
  'lesson-card': { activity: makeTimetableActivity(), now: NOW, to: '/activities/1' },
  'short-video-card': { video: makeShortVideo() },
  'course-review': { review: makeCourseReview(), offers: 'like comments' },
  'album-tile': { category: makeAlbumCategory(), coverUrl: '/media/albums/skills-lab.svg' },
  'comment-thread': { comments: makePage(makeMany(makeComment, 3)), now: NOW },
  progress: { value: 0.4, label: '学习进度' },
  tag: { tone: 'success', children: '已完成' },
  'text-field': { label: '手机号', name: 'mobile', rule: 'mobile', required: true },
  'code-field': { label: '短信验证码', name: 'code' },
  'captcha-field': { captcha: captchaPicture, name: 'captcha' },
  'lookup-form': { captcha: captchaPicture },
  'consultation-form': { isOpen: true, reply: '招生老师一个工作日内回电' },
};
