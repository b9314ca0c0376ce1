// Written by `pnpm write elements` from src/specs.
import type * as Elements from './elementTypes.ts';

export type * from './classes/answer-card.ts';
export type * from './classes/calendar.ts';
export type * from './classes/player.ts';
export type * from './classes/cards.ts';
export type * from './classes/basics.ts';
export type * from './classes/form.ts';

declare global {
  interface HTMLElementTagNameMap {
    'cs-answer-card': Elements.CsAnswerCard;
    'cs-review-card': Elements.CsReviewCard;
    'cs-countdown': Elements.CsCountdown;
    'cs-day-strip': Elements.CsDayStrip;
    'cs-week': Elements.CsWeek;
    'cs-month': Elements.CsMonth;
    'cs-lesson-player': Elements.CsLessonPlayer;
    'cs-audio-player': Elements.CsAudioPlayer;
    'cs-product-card': Elements.CsProductCard;
    'cs-class-card': Elements.CsClassCard;
    'cs-major-card': Elements.CsMajorCard;
    'cs-news-list': Elements.CsNewsList;
    'cs-notice-list': Elements.CsNoticeList;
    'cs-coupon': Elements.CsCoupon;
    'cs-certificate': Elements.CsCertificate;
    'cs-lesson-card': Elements.CsLessonCard;
    'cs-short-video-card': Elements.CsShortVideoCard;
    'cs-course-review': Elements.CsCourseReview;
    'cs-album-tile': Elements.CsAlbumTile;
    'cs-comment-thread': Elements.CsCommentThread;
    'cs-progress': Elements.CsProgress;
    'cs-tag': Elements.CsTag;
    'cs-text-field': Elements.CsTextField;
    'cs-code-field': Elements.CsCodeField;
    'cs-captcha-field': Elements.CsCaptchaField;
    'cs-lookup-form': Elements.CsLookupForm;
    'cs-consultation-form': Elements.CsConsultationForm;
  }
}
