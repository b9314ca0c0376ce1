// Written by `pnpm write elements` from src/specs.
import type { BrandElement } from '../elementTypes.ts';
import type { CsAnswerCard, CsReviewCard, CsQuestion, CsExam, CsCountdown } from './classes/answer-card.ts';
import type { CsDayStrip, CsWeek, CsMonth, CsWeekChoices, CsMonthChoices, CsRemindersCard, CsDayCard } from './classes/calendar.ts';
import type { CsLessonPlayer, CsAudioPlayer, CsLessonEnd, CsVideo } from './classes/player.ts';
import type { CsWhatNow, CsActivityCard, CsAttendance, CsStudyWeek, CsInstallCard, CsClassroomDirectory, CsImageDialog, CsCommonQuestions, CsCertificateSample, CsRelatedProducts, CsProductCard, CsClassCard, CsMajorCard, CsNewsList, CsNoticeList, CsCoupon, CsCertificate, CsLessonCard, CsShortVideoCard, CsCourseReview, CsAlbumTile, CsCommentThread, CsAnnouncementTicker, CsBannerCarousel, CsEntryGrid, CsProductRow, CsLeadMajorCard, CsConsultCard, CsClassroomIntro } from './classes/cards.ts';
import type { CsReviewStatus, CsProgress, CsTag } from './classes/basics.ts';
import type { CsLoginForm, CsTextField, CsCodeField, CsCaptchaField, CsLookupForm, CsConsultationForm, CsRegisterForm } from './classes/form.ts';

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
    'cs-question': CsQuestion;
    'cs-exam': CsExam;
    'cs-countdown': CsCountdown;
    'cs-day-strip': CsDayStrip;
    'cs-week': CsWeek;
    'cs-month': CsMonth;
    'cs-lesson-player': CsLessonPlayer;
    'cs-audio-player': CsAudioPlayer;
    'cs-what-now': CsWhatNow;
    'cs-activity-card': CsActivityCard;
    'cs-attendance': CsAttendance;
    'cs-study-week': CsStudyWeek;
    'cs-lesson-end': CsLessonEnd;
    'cs-install-card': CsInstallCard;
    'cs-week-choices': CsWeekChoices;
    'cs-month-choices': CsMonthChoices;
    'cs-reminders-card': CsRemindersCard;
    'cs-video': CsVideo;
    'cs-review-status': CsReviewStatus;
    'cs-login-form': CsLoginForm;
    'cs-day-card': CsDayCard;
    'cs-classroom-directory': CsClassroomDirectory;
    'cs-image-dialog': CsImageDialog;
    'cs-common-questions': CsCommonQuestions;
    'cs-certificate-sample': CsCertificateSample;
    'cs-related-products': CsRelatedProducts;
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
    'cs-announcement-ticker': CsAnnouncementTicker;
    'cs-banner-carousel': CsBannerCarousel;
    'cs-entry-grid': CsEntryGrid;
    'cs-product-row': CsProductRow;
    'cs-lead-major-card': CsLeadMajorCard;
    'cs-consult-card': CsConsultCard;
    'cs-classroom-intro': CsClassroomIntro;
    'cs-progress': CsProgress;
    'cs-tag': CsTag;
    'cs-text-field': CsTextField;
    'cs-code-field': CsCodeField;
    'cs-captcha-field': CsCaptchaField;
    'cs-lookup-form': CsLookupForm;
    'cs-consultation-form': CsConsultationForm;
    'cs-register-form': CsRegisterForm;
  }
}
