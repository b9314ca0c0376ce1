// Written by `pnpm write elements` from src/specs.
import type { BrandElement } from '../elementTypes.ts';
import type { JsxElement } from '../jsxTypes.ts';
import type * as Elements from './elementTypes.ts';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React's own.
  namespace JSX {
    interface IntrinsicElements {
      'cs-brand': JsxElement<BrandElement, object>;
      'cs-answer-card': JsxElement<Elements.CsAnswerCard, Elements.CsAnswerCardEvents>;
      'cs-review-card': JsxElement<Elements.CsReviewCard, Elements.CsReviewCardEvents>;
      'cs-countdown': JsxElement<Elements.CsCountdown, Elements.CsCountdownEvents>;
      'cs-day-strip': JsxElement<Elements.CsDayStrip, Elements.CsDayStripEvents>;
      'cs-week': JsxElement<Elements.CsWeek, Elements.CsWeekEvents>;
      'cs-month': JsxElement<Elements.CsMonth, Elements.CsMonthEvents>;
      'cs-lesson-player': JsxElement<Elements.CsLessonPlayer, Elements.CsLessonPlayerEvents>;
      'cs-audio-player': JsxElement<Elements.CsAudioPlayer, Elements.CsAudioPlayerEvents>;
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
      'cs-progress': JsxElement<Elements.CsProgress, Elements.CsProgressEvents>;
      'cs-tag': JsxElement<Elements.CsTag, Elements.CsTagEvents>;
      'cs-text-field': JsxElement<Elements.CsTextField, Elements.CsTextFieldEvents>;
      'cs-code-field': JsxElement<Elements.CsCodeField, Elements.CsCodeFieldEvents>;
      'cs-captcha-field': JsxElement<Elements.CsCaptchaField, Elements.CsCaptchaFieldEvents>;
      'cs-lookup-form': JsxElement<Elements.CsLookupForm, Elements.CsLookupFormEvents>;
      'cs-consultation-form': JsxElement<Elements.CsConsultationForm, Elements.CsConsultationFormEvents>;
    }
  }
}
