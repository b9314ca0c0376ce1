// Written by `pnpm write elements` from src/specs.
import type { BrandElement } from '../elementTypes.ts';
import type { CsAnswerCard, CsReviewCard, CsCountdown } from './classes/answer-card.ts';
import type { CsDayStrip, CsWeek, CsMonth } from './classes/calendar.ts';
import type { CsLessonPlayer, CsAudioPlayer } from './classes/player.ts';
import type { CsProductCard, CsClassCard, CsMajorCard, CsNewsList, CsNoticeList, CsCoupon, CsCertificate, CsLessonCard, CsShortVideoCard, CsCourseReview, CsAlbumTile, CsCommentThread } from './classes/cards.ts';
import type { CsProgress, CsTag } from './classes/basics.ts';
import type { CsTextField, CsCodeField, CsCaptchaField, CsLookupForm, CsConsultationForm } from './classes/form.ts';

export type * from './classes/answer-card.ts';
export type * from './classes/calendar.ts';
export type * from './classes/player.ts';
export type * from './classes/cards.ts';
export type * from './classes/basics.ts';
export type * from './classes/form.ts';

declare global {
  interface HTMLElementTagNameMap {
    'cs-brand': BrandElement;
    'cs-answer-card': CsAnswerCard;
    'cs-review-card': CsReviewCard;
    'cs-countdown': CsCountdown;
    'cs-day-strip': CsDayStrip;
    'cs-week': CsWeek;
    'cs-month': CsMonth;
    'cs-lesson-player': CsLessonPlayer;
    'cs-audio-player': CsAudioPlayer;
    'cs-product-card': CsProductCard;
    'cs-class-card': CsClassCard;
    'cs-major-card': CsMajorCard;
    'cs-news-list': CsNewsList;
    'cs-notice-list': CsNoticeList;
    'cs-coupon': CsCoupon;
    'cs-certificate': CsCertificate;
    'cs-lesson-card': CsLessonCard;
    'cs-short-video-card': CsShortVideoCard;
    'cs-course-review': CsCourseReview;
    'cs-album-tile': CsAlbumTile;
    'cs-comment-thread': CsCommentThread;
    'cs-progress': CsProgress;
    'cs-tag': CsTag;
    'cs-text-field': CsTextField;
    'cs-code-field': CsCodeField;
    'cs-captcha-field': CsCaptchaField;
    'cs-lookup-form': CsLookupForm;
    'cs-consultation-form': CsConsultationForm;
  }
}
