// Written by `pnpm write elements` from src/specs.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementSample } from '../testing/ElementSample.tsx';

const meta = {
  title: '自定义元素 Elements',
  id: 'elements',
  component: ElementSample,
} satisfies Meta<typeof ElementSample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CsAnswerCard: Story = { name: '答题卡 cs-answer-card', args: { tag: 'answer-card' } };
export const CsReviewCard: Story = { name: '回看卡 cs-review-card', args: { tag: 'review-card' } };
export const CsQuestion: Story = { name: '题目 cs-question', args: { tag: 'question' } };
export const CsExam: Story = { name: '考试 cs-exam', args: { tag: 'exam' } };
export const CsCountdown: Story = { name: '倒计时 cs-countdown', args: { tag: 'countdown' } };
export const CsDayStrip: Story = { name: '日条 cs-day-strip', args: { tag: 'day-strip' } };
export const CsWeek: Story = { name: '周 cs-week', args: { tag: 'week' } };
export const CsMonth: Story = { name: '月 cs-month', args: { tag: 'month' } };
export const CsLessonPlayer: Story = { name: '课程播放器 cs-lesson-player', args: { tag: 'lesson-player' } };
export const CsAudioPlayer: Story = { name: '音频 cs-audio-player', args: { tag: 'audio-player' } };
export const CsWhatNow: Story = { name: '现在做什么 cs-what-now', args: { tag: 'what-now' } };
export const CsActivityCard: Story = { name: '活动卡 cs-activity-card', args: { tag: 'activity-card' } };
export const CsAttendance: Story = { name: '考勤 cs-attendance', args: { tag: 'attendance' } };
export const CsStudyWeek: Story = { name: '本周学习 cs-study-week', args: { tag: 'study-week' } };
export const CsLessonEnd: Story = { name: '学完一节 cs-lesson-end', args: { tag: 'lesson-end' } };
export const CsInstallCard: Story = { name: '添加到桌面 cs-install-card', args: { tag: 'install-card' } };
export const CsWeekChoices: Story = { name: '选周 cs-week-choices', args: { tag: 'week-choices' } };
export const CsMonthChoices: Story = { name: '选月 cs-month-choices', args: { tag: 'month-choices' } };
export const CsRemindersCard: Story = { name: '课前提醒 cs-reminders-card', args: { tag: 'reminders-card' } };
export const CsVideo: Story = { name: '视频 cs-video', args: { tag: 'video' } };
export const CsReviewStatus: Story = { name: '批阅状态 cs-review-status', args: { tag: 'review-status' } };
export const CsLoginForm: Story = { name: '登录 cs-login-form', args: { tag: 'login-form' } };
export const CsDayCard: Story = { name: '一天的课 cs-day-card', args: { tag: 'day-card' } };
export const CsClassroomDirectory: Story = { name: '课程目录 cs-classroom-directory', args: { tag: 'classroom-directory' } };
export const CsImageDialog: Story = { name: '大图 cs-image-dialog', args: { tag: 'image-dialog' } };
export const CsCommonQuestions: Story = { name: '常见问题 cs-common-questions', args: { tag: 'common-questions' } };
export const CsCertificateSample: Story = { name: '证书样张 cs-certificate-sample', args: { tag: 'certificate-sample' } };
export const CsRelatedProducts: Story = { name: '相关项目 cs-related-products', args: { tag: 'related-products' } };
export const CsProductCard: Story = { name: '项目卡 cs-product-card', args: { tag: 'product-card' } };
export const CsClassCard: Story = { name: '班级卡 cs-class-card', args: { tag: 'class-card' } };
export const CsMajorCard: Story = { name: '专业卡 cs-major-card', args: { tag: 'major-card' } };
export const CsNewsList: Story = { name: '资讯 cs-news-list', args: { tag: 'news-list' } };
export const CsNoticeList: Story = { name: '公告 cs-notice-list', args: { tag: 'notice-list' } };
export const CsCoupon: Story = { name: '优惠券 cs-coupon', args: { tag: 'coupon' } };
export const CsCertificate: Story = { name: '证书 cs-certificate', args: { tag: 'certificate' } };
export const CsLessonCard: Story = { name: '课程卡 cs-lesson-card', args: { tag: 'lesson-card' } };
export const CsShortVideoCard: Story = { name: '短视频卡 cs-short-video-card', args: { tag: 'short-video-card' } };
export const CsCourseReview: Story = { name: '点评 cs-course-review', args: { tag: 'course-review' } };
export const CsAlbumTile: Story = { name: '相册 cs-album-tile', args: { tag: 'album-tile' } };
export const CsCommentThread: Story = { name: '评论 cs-comment-thread', args: { tag: 'comment-thread' } };
export const CsAnnouncementTicker: Story = { name: '滚动公告 cs-announcement-ticker', args: { tag: 'announcement-ticker' } };
export const CsBannerCarousel: Story = { name: '轮播图 cs-banner-carousel', args: { tag: 'banner-carousel' } };
export const CsEntryGrid: Story = { name: '业务入口 cs-entry-grid', args: { tag: 'entry-grid' } };
export const CsProductRow: Story = { name: '项目行 cs-product-row', args: { tag: 'product-row' } };
export const CsLeadMajorCard: Story = { name: '首个专业卡 cs-lead-major-card', args: { tag: 'lead-major-card' } };
export const CsConsultCard: Story = { name: '咨询卡 cs-consult-card', args: { tag: 'consult-card' } };
export const CsClassroomIntro: Story = { name: '课堂介绍 cs-classroom-intro', args: { tag: 'classroom-intro' } };
export const CsProgress: Story = { name: '进度条 cs-progress', args: { tag: 'progress' } };
export const CsTag: Story = { name: '标签 cs-tag', args: { tag: 'tag' } };
export const CsTextField: Story = { name: '文本框 cs-text-field', args: { tag: 'text-field' } };
export const CsCodeField: Story = { name: '短信验证码 cs-code-field', args: { tag: 'code-field' } };
export const CsCaptchaField: Story = { name: '图形验证码 cs-captcha-field', args: { tag: 'captcha-field' } };
export const CsLookupForm: Story = { name: '证书查询 cs-lookup-form', args: { tag: 'lookup-form' } };
export const CsConsultationForm: Story = { name: '在线咨询 cs-consultation-form', args: { tag: 'consultation-form' } };
export const CsRegisterForm: Story = { name: '注册 cs-register-form', args: { tag: 'register-form' } };
