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
export const CsCountdown: Story = { name: '倒计时 cs-countdown', args: { tag: 'countdown' } };
export const CsDayStrip: Story = { name: '日条 cs-day-strip', args: { tag: 'day-strip' } };
export const CsWeek: Story = { name: '周 cs-week', args: { tag: 'week' } };
export const CsMonth: Story = { name: '月 cs-month', args: { tag: 'month' } };
export const CsLessonPlayer: Story = { name: '课程播放器 cs-lesson-player', args: { tag: 'lesson-player' } };
export const CsAudioPlayer: Story = { name: '音频 cs-audio-player', args: { tag: 'audio-player' } };
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
export const CsProgress: Story = { name: '进度条 cs-progress', args: { tag: 'progress' } };
export const CsTag: Story = { name: '标签 cs-tag', args: { tag: 'tag' } };
export const CsTextField: Story = { name: '文本框 cs-text-field', args: { tag: 'text-field' } };
export const CsCodeField: Story = { name: '短信验证码 cs-code-field', args: { tag: 'code-field' } };
export const CsCaptchaField: Story = { name: '图形验证码 cs-captcha-field', args: { tag: 'captcha-field' } };
export const CsLookupForm: Story = { name: '证书查询 cs-lookup-form', args: { tag: 'lookup-form' } };
export const CsConsultationForm: Story = { name: '在线咨询 cs-consultation-form', args: { tag: 'consultation-form' } };
