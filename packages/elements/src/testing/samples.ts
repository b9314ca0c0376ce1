import {
  makeAlbumCategory,
  makeLevelCertificate,
  makeComment,
  makeCoupon,
  makeCourseReview,
  makeHotMajor,
  makeMany,
  makeNews,
  makeNotice,
  makePage,
  makeProduct,
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
  'product-card': { product: makeProduct() },
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
