// Written by `pnpm write elements` from src/specs.
import type { BrandElement } from '../elementTypes.ts';
import type { VueElement } from '../vueTypes.ts';
import type * as Elements from './elementTypes.ts';

declare module 'vue' {
  interface GlobalComponents {
    'cs-brand': VueElement<BrandElement, object>;
    'cs-answer-card': VueElement<Elements.CsAnswerCard, Elements.CsAnswerCardEvents>;
    'cs-review-card': VueElement<Elements.CsReviewCard, Elements.CsReviewCardEvents>;
    'cs-question': VueElement<Elements.CsQuestion, Elements.CsQuestionEvents>;
    'cs-exam': VueElement<Elements.CsExam, Elements.CsExamEvents>;
    'cs-countdown': VueElement<Elements.CsCountdown, Elements.CsCountdownEvents>;
    'cs-day-strip': VueElement<Elements.CsDayStrip, Elements.CsDayStripEvents>;
    'cs-week': VueElement<Elements.CsWeek, Elements.CsWeekEvents>;
    'cs-month': VueElement<Elements.CsMonth, Elements.CsMonthEvents>;
    'cs-lesson-player': VueElement<Elements.CsLessonPlayer, Elements.CsLessonPlayerEvents>;
    'cs-audio-player': VueElement<Elements.CsAudioPlayer, Elements.CsAudioPlayerEvents>;
    'cs-what-now': VueElement<Elements.CsWhatNow, Elements.CsWhatNowEvents>;
    'cs-activity-card': VueElement<Elements.CsActivityCard, Elements.CsActivityCardEvents>;
    'cs-attendance': VueElement<Elements.CsAttendance, Elements.CsAttendanceEvents>;
    'cs-study-week': VueElement<Elements.CsStudyWeek, Elements.CsStudyWeekEvents>;
    'cs-lesson-end': VueElement<Elements.CsLessonEnd, Elements.CsLessonEndEvents>;
    'cs-install-card': VueElement<Elements.CsInstallCard, Elements.CsInstallCardEvents>;
    'cs-week-choices': VueElement<Elements.CsWeekChoices, Elements.CsWeekChoicesEvents>;
    'cs-month-choices': VueElement<Elements.CsMonthChoices, Elements.CsMonthChoicesEvents>;
    'cs-reminders-card': VueElement<Elements.CsRemindersCard, Elements.CsRemindersCardEvents>;
    'cs-video': VueElement<Elements.CsVideo, Elements.CsVideoEvents>;
    'cs-review-status': VueElement<Elements.CsReviewStatus, Elements.CsReviewStatusEvents>;
    'cs-login-form': VueElement<Elements.CsLoginForm, Elements.CsLoginFormEvents>;
    'cs-day-card': VueElement<Elements.CsDayCard, Elements.CsDayCardEvents>;
    'cs-classroom-directory': VueElement<Elements.CsClassroomDirectory, Elements.CsClassroomDirectoryEvents>;
    'cs-image-dialog': VueElement<Elements.CsImageDialog, Elements.CsImageDialogEvents>;
    'cs-common-questions': VueElement<Elements.CsCommonQuestions, Elements.CsCommonQuestionsEvents>;
    'cs-certificate-sample': VueElement<Elements.CsCertificateSample, Elements.CsCertificateSampleEvents>;
    'cs-related-products': VueElement<Elements.CsRelatedProducts, Elements.CsRelatedProductsEvents>;
    'cs-product-card': VueElement<Elements.CsProductCard, Elements.CsProductCardEvents>;
    'cs-class-card': VueElement<Elements.CsClassCard, Elements.CsClassCardEvents>;
    'cs-major-card': VueElement<Elements.CsMajorCard, Elements.CsMajorCardEvents>;
    'cs-news-list': VueElement<Elements.CsNewsList, Elements.CsNewsListEvents>;
    'cs-notice-list': VueElement<Elements.CsNoticeList, Elements.CsNoticeListEvents>;
    'cs-coupon': VueElement<Elements.CsCoupon, Elements.CsCouponEvents>;
    'cs-certificate': VueElement<Elements.CsCertificate, Elements.CsCertificateEvents>;
    'cs-lesson-card': VueElement<Elements.CsLessonCard, Elements.CsLessonCardEvents>;
    'cs-short-video-card': VueElement<Elements.CsShortVideoCard, Elements.CsShortVideoCardEvents>;
    'cs-course-review': VueElement<Elements.CsCourseReview, Elements.CsCourseReviewEvents>;
    'cs-album-tile': VueElement<Elements.CsAlbumTile, Elements.CsAlbumTileEvents>;
    'cs-comment-thread': VueElement<Elements.CsCommentThread, Elements.CsCommentThreadEvents>;
    'cs-announcement-ticker': VueElement<Elements.CsAnnouncementTicker, Elements.CsAnnouncementTickerEvents>;
    'cs-banner-carousel': VueElement<Elements.CsBannerCarousel, Elements.CsBannerCarouselEvents>;
    'cs-entry-grid': VueElement<Elements.CsEntryGrid, Elements.CsEntryGridEvents>;
    'cs-product-row': VueElement<Elements.CsProductRow, Elements.CsProductRowEvents>;
    'cs-lead-major-card': VueElement<Elements.CsLeadMajorCard, Elements.CsLeadMajorCardEvents>;
    'cs-consult-card': VueElement<Elements.CsConsultCard, Elements.CsConsultCardEvents>;
    'cs-classroom-intro': VueElement<Elements.CsClassroomIntro, Elements.CsClassroomIntroEvents>;
    'cs-progress': VueElement<Elements.CsProgress, Elements.CsProgressEvents>;
    'cs-tag': VueElement<Elements.CsTag, Elements.CsTagEvents>;
    'cs-text-field': VueElement<Elements.CsTextField, Elements.CsTextFieldEvents>;
    'cs-code-field': VueElement<Elements.CsCodeField, Elements.CsCodeFieldEvents>;
    'cs-captcha-field': VueElement<Elements.CsCaptchaField, Elements.CsCaptchaFieldEvents>;
    'cs-lookup-form': VueElement<Elements.CsLookupForm, Elements.CsLookupFormEvents>;
    'cs-consultation-form': VueElement<Elements.CsConsultationForm, Elements.CsConsultationFormEvents>;
    'cs-register-form': VueElement<Elements.CsRegisterForm, Elements.CsRegisterFormEvents>;
  }
}
