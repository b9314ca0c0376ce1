// Written by `pnpm write elements` from src/specs.
import type { BrandElement } from '../elementTypes.ts';
import type { JsxElement } from '../jsxTypes.ts';
import type * as Elements from './elementTypes.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cs-brand': JsxElement<BrandElement, object>;
      'cs-answer-card': JsxElement<Elements.CsAnswerCard, Elements.CsAnswerCardEvents>;
      'cs-review-card': JsxElement<Elements.CsReviewCard, Elements.CsReviewCardEvents>;
      'cs-question': JsxElement<Elements.CsQuestion, Elements.CsQuestionEvents>;
      'cs-exam': JsxElement<Elements.CsExam, Elements.CsExamEvents>;
      'cs-countdown': JsxElement<Elements.CsCountdown, Elements.CsCountdownEvents>;
      'cs-day-strip': JsxElement<Elements.CsDayStrip, Elements.CsDayStripEvents>;
      'cs-week': JsxElement<Elements.CsWeek, Elements.CsWeekEvents>;
      'cs-month': JsxElement<Elements.CsMonth, Elements.CsMonthEvents>;
      'cs-lesson-player': JsxElement<Elements.CsLessonPlayer, Elements.CsLessonPlayerEvents>;
      'cs-audio-player': JsxElement<Elements.CsAudioPlayer, Elements.CsAudioPlayerEvents>;
      'cs-what-now': JsxElement<Elements.CsWhatNow, Elements.CsWhatNowEvents>;
      'cs-activity-card': JsxElement<Elements.CsActivityCard, Elements.CsActivityCardEvents>;
      'cs-attendance': JsxElement<Elements.CsAttendance, Elements.CsAttendanceEvents>;
      'cs-study-week': JsxElement<Elements.CsStudyWeek, Elements.CsStudyWeekEvents>;
      'cs-lesson-end': JsxElement<Elements.CsLessonEnd, Elements.CsLessonEndEvents>;
      'cs-install-card': JsxElement<Elements.CsInstallCard, Elements.CsInstallCardEvents>;
      'cs-week-choices': JsxElement<Elements.CsWeekChoices, Elements.CsWeekChoicesEvents>;
      'cs-month-choices': JsxElement<Elements.CsMonthChoices, Elements.CsMonthChoicesEvents>;
      'cs-reminders-card': JsxElement<Elements.CsRemindersCard, Elements.CsRemindersCardEvents>;
      'cs-video': JsxElement<Elements.CsVideo, Elements.CsVideoEvents>;
      'cs-review-status': JsxElement<Elements.CsReviewStatus, Elements.CsReviewStatusEvents>;
      'cs-login-form': JsxElement<Elements.CsLoginForm, Elements.CsLoginFormEvents>;
      'cs-day-card': JsxElement<Elements.CsDayCard, Elements.CsDayCardEvents>;
      'cs-classroom-directory': JsxElement<Elements.CsClassroomDirectory, Elements.CsClassroomDirectoryEvents>;
      'cs-image-dialog': JsxElement<Elements.CsImageDialog, Elements.CsImageDialogEvents>;
      'cs-common-questions': JsxElement<Elements.CsCommonQuestions, Elements.CsCommonQuestionsEvents>;
      'cs-certificate-sample': JsxElement<Elements.CsCertificateSample, Elements.CsCertificateSampleEvents>;
      'cs-related-products': JsxElement<Elements.CsRelatedProducts, Elements.CsRelatedProductsEvents>;
      'cs-product-card': JsxElement<Elements.CsProductCard, Elements.CsProductCardEvents>;
      'cs-class-card': JsxElement<Elements.CsClassCard, Elements.CsClassCardEvents>;
      'cs-major-card': JsxElement<Elements.CsMajorCard, Elements.CsMajorCardEvents>;
      'cs-news-list': JsxElement<Elements.CsNewsList, Elements.CsNewsListEvents>;
      'cs-notice-list': JsxElement<Elements.CsNoticeList, Elements.CsNoticeListEvents>;
      'cs-coupon': JsxElement<Elements.CsCoupon, Elements.CsCouponEvents>;
      'cs-certificate': JsxElement<Elements.CsCertificate, Elements.CsCertificateEvents>;
      'cs-lesson-card': JsxElement<Elements.CsLessonCard, Elements.CsLessonCardEvents>;
      'cs-short-video-card': JsxElement<Elements.CsShortVideoCard, Elements.CsShortVideoCardEvents>;
      'cs-course-review': JsxElement<Elements.CsCourseReview, Elements.CsCourseReviewEvents>;
      'cs-album-tile': JsxElement<Elements.CsAlbumTile, Elements.CsAlbumTileEvents>;
      'cs-comment-thread': JsxElement<Elements.CsCommentThread, Elements.CsCommentThreadEvents>;
      'cs-announcement-ticker': JsxElement<Elements.CsAnnouncementTicker, Elements.CsAnnouncementTickerEvents>;
      'cs-banner-carousel': JsxElement<Elements.CsBannerCarousel, Elements.CsBannerCarouselEvents>;
      'cs-entry-grid': JsxElement<Elements.CsEntryGrid, Elements.CsEntryGridEvents>;
      'cs-product-row': JsxElement<Elements.CsProductRow, Elements.CsProductRowEvents>;
      'cs-lead-major-card': JsxElement<Elements.CsLeadMajorCard, Elements.CsLeadMajorCardEvents>;
      'cs-consult-card': JsxElement<Elements.CsConsultCard, Elements.CsConsultCardEvents>;
      'cs-classroom-intro': JsxElement<Elements.CsClassroomIntro, Elements.CsClassroomIntroEvents>;
      'cs-progress': JsxElement<Elements.CsProgress, Elements.CsProgressEvents>;
      'cs-tag': JsxElement<Elements.CsTag, Elements.CsTagEvents>;
      'cs-text-field': JsxElement<Elements.CsTextField, Elements.CsTextFieldEvents>;
      'cs-code-field': JsxElement<Elements.CsCodeField, Elements.CsCodeFieldEvents>;
      'cs-captcha-field': JsxElement<Elements.CsCaptchaField, Elements.CsCaptchaFieldEvents>;
      'cs-lookup-form': JsxElement<Elements.CsLookupForm, Elements.CsLookupFormEvents>;
      'cs-consultation-form': JsxElement<Elements.CsConsultationForm, Elements.CsConsultationFormEvents>;
      'cs-register-form': JsxElement<Elements.CsRegisterForm, Elements.CsRegisterFormEvents>;
    }
  }
}
