// Written by `pnpm write elements` from src/specs.
/* oxlint-disable typescript/consistent-type-definitions */
import type { AnswerCardPartProps } from '../parts/AnswerCardPart.tsx';
import type { ReviewCardPartProps } from '../parts/ReviewCardPart.tsx';
import type { CountdownPartProps } from '../parts/CountdownPart.tsx';
import type { DayStripPartProps } from '../parts/DayStripPart.tsx';
import type { WeekPartProps } from '../parts/WeekPart.tsx';
import type { MonthPartProps } from '../parts/MonthPart.tsx';
import type { LessonPlayerPartProps } from '../parts/LessonPlayerPart.tsx';
import type { AudioPlayerPartProps } from '../parts/AudioPlayerPart.tsx';
import type { ProductCardProps, ClassCardProps, MajorCardProps, NewsListProps, NoticeListProps, CouponTicketProps, CertificateSheetProps, ShortVideoCardProps, ReviewCardProps, AlbumTileProps, ProgressProps, TextFieldProps, CaptchaEntryProps } from '@cloud-school/ui';
import type { LessonCardPartProps } from '../parts/LessonCardPart.tsx';
import type { CommentThreadPartProps } from '../parts/CommentThreadPart.tsx';
import type { TagPartProps } from '../parts/TagPart.tsx';
import type { CodeFieldPartProps } from '../parts/CodeFieldPart.tsx';
import type { LookupFormPartProps } from '../parts/LookupFormPart.tsx';
import type { ConsultationPartProps } from '../parts/ConsultationPart.tsx';
import type { Argument, CsNavigate, CsRetry, FieldElement, Handle, Loaded, RequestEvent } from '../elementTypes.ts';

/** 答题卡 */
export interface CsAnswerCard extends HTMLElement {
  /** 每题：group、isAnswered、isMarked、save */
  tiles: AnswerCardPartProps['tiles'] | undefined;
  /** 只给总数时，都画成未答 */
  total: AnswerCardPartProps['total'] | undefined;
  /** 当前第几题，从 1 起 */
  current: AnswerCardPartProps['current'] | undefined;
}
export interface CsAnswerCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-choose': CustomEvent<{ number: Argument<AnswerCardPartProps['onChoose'], 0>; id: Argument<AnswerCardPartProps['onChoose'], 1> }>;
}

/** 回看卡 */
export interface CsReviewCard extends HTMLElement {
  /** 每题：group、result */
  tiles: ReviewCardPartProps['tiles'] | undefined;
  /** 当前第几题，从 1 起 */
  current: ReviewCardPartProps['current'] | undefined;
  /** 只看错题 */
  isOnlyMistakes: ReviewCardPartProps['isOnlyMistakes'] | undefined;
}
export interface CsReviewCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-choose': CustomEvent<{ number: Argument<ReviewCardPartProps['onChoose'], 0>; id: Argument<ReviewCardPartProps['onChoose'], 1> }>;
}

/** 倒计时 */
export interface CsCountdown extends HTMLElement {
  /** 结束时刻，1970 年起的毫秒 */
  endsAt: CountdownPartProps['endsAt'] | undefined;
  /** 总秒数 */
  total: CountdownPartProps['total'] | undefined;
  /** 数字下的字，也是读屏时的名称 */
  label: CountdownPartProps['label'] | undefined;
  /** ring 或 row */
  layout: CountdownPartProps['layout'] | undefined;
}
export interface CsCountdownEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-over': CustomEvent<Record<string, never>>;
}

/** 日条 */
export interface CsDayStrip extends HTMLElement {
  /** 课表的日子 */
  days: DayStripPartProps['days'] | undefined;
  /** 选中的日子 */
  date: DayStripPartProps['date'] | undefined;
  /** week 或 month */
  view: DayStripPartProps['view'] | undefined;
  /** 现在 */
  now: string | undefined;
}
export interface CsDayStripEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-choose': CustomEvent<{ date: Argument<DayStripPartProps['onChoose'], 0> }>;
}

/** 周 */
export interface CsWeek extends HTMLElement {
  /** 课表的日子 */
  days: WeekPartProps['days'] | undefined;
  /** 这一周里的一天 */
  date: WeekPartProps['date'] | undefined;
  /** 现在 */
  now: string | undefined;
}
export interface CsWeekEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-lesson': CustomEvent<{ lesson: Argument<WeekPartProps['onLesson'], 0> }>;
  'cs-day': CustomEvent<{ date: Argument<WeekPartProps['onDay'], 0> }>;
}

/** 月 */
export interface CsMonth extends HTMLElement {
  /** 课表的日子 */
  days: MonthPartProps['days'] | undefined;
  /** 这一月里的一天 */
  date: MonthPartProps['date'] | undefined;
  /** 现在 */
  now: string | undefined;
}
export interface CsMonthEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-lesson': CustomEvent<{ lesson: Argument<MonthPartProps['onLesson'], 0> }>;
  'cs-day': CustomEvent<{ date: Argument<MonthPartProps['onDay'], 0> }>;
}

/** 课程播放器 */
export interface CsLessonPlayer extends HTMLElement {
  /** 名称 */
  label: LessonPlayerPartProps['label'] | undefined;
  /** 视频：quality、url，从低到高 */
  sources: LessonPlayerPartProps['sources'] | undefined;
  /** 封面图的地址 */
  posterUrl: LessonPlayerPartProps['posterUrl'] | undefined;
  /** WebVTT 字幕的地址 */
  captionsUrl: LessonPlayerPartProps['captionsUrl'] | undefined;
  /** 章节从哪里开始，毫秒 */
  chapterMarksMs: LessonPlayerPartProps['chapterMarksMs'] | undefined;
  /** 从哪里开始，毫秒 */
  startAtMs: LessonPlayerPartProps['startAtMs'] | undefined;
  /** 尽快播放 */
  autoPlay: LessonPlayerPartProps['autoPlay'] | undefined;
  /** 上次的倍速、清晰度、字幕和音量 */
  initialSettings: LessonPlayerPartProps['initialSettings'] | undefined;
  /** 跳到某处，毫秒 */
  seekTo: Handle<LessonPlayerPartProps>['seekTo'];
}
export interface CsLessonPlayerEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-settings': CustomEvent<{ settings: Argument<LessonPlayerPartProps['onSettingsChange'], 0> }>;
  'cs-media': CustomEvent<{ event: Argument<LessonPlayerPartProps['onMedia'], 0> }>;
  'cs-next': CustomEvent<Record<string, never>>;
  'cs-renew': RequestEvent<Record<string, never>, LessonPlayerPartProps['onRenew']>;
}

/** 音频 */
export interface CsAudioPlayer extends HTMLElement {
  /** 名称 */
  label: AudioPlayerPartProps['label'] | undefined;
  /** 音频的地址 */
  src: AudioPlayerPartProps['src'] | undefined;
  /** 封面图的地址 */
  coverUrl: AudioPlayerPartProps['coverUrl'] | undefined;
  /** 从哪里开始，毫秒 */
  startAtMs: AudioPlayerPartProps['startAtMs'] | undefined;
  /** 尽快播放 */
  autoPlay: AudioPlayerPartProps['autoPlay'] | undefined;
  /** 上次的倍速、清晰度、字幕和音量 */
  initialSettings: AudioPlayerPartProps['initialSettings'] | undefined;
  /** 跳到某处，毫秒 */
  seekTo: Handle<AudioPlayerPartProps>['seekTo'];
}
export interface CsAudioPlayerEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-settings': CustomEvent<{ settings: Argument<AudioPlayerPartProps['onSettingsChange'], 0> }>;
  'cs-media': CustomEvent<{ event: Argument<AudioPlayerPartProps['onMedia'], 0> }>;
  'cs-renew': RequestEvent<Record<string, never>, AudioPlayerPartProps['onRenew']>;
}

/** 项目卡 */
export interface CsProductCard extends HTMLElement {
  /** 项目 */
  product: ProductCardProps['product'] | undefined;
  /** 两类机构的称呼 */
  labels: ProductCardProps['labels'] | undefined;
}
export interface CsProductCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-open': CustomEvent<{ product: Argument<ProductCardProps['onOpen'], 0> }>;
}

/** 班级卡 */
export interface CsClassCard extends HTMLElement {
  /** 班级 */
  studentClass: ClassCardProps['studentClass'] | undefined;
  /** 今天，YYYY-MM-DD */
  today: string | undefined;
}
export interface CsClassCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-open': CustomEvent<Record<string, never>>;
}

/** 专业卡 */
export interface CsMajorCard extends HTMLElement {
  /** 专业 */
  major: MajorCardProps['major'] | undefined;
  /** 专业页的地址 */
  to: MajorCardProps['to'] | undefined;
}
export interface CsMajorCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;

}

/** 资讯 */
export interface CsNewsList extends HTMLElement {
  /** 资讯 */
  news: NewsListProps['news'] | undefined;
  /** 每条的地址，如 /news/{id} */
  getLink: string | undefined;
}
export interface CsNewsListEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;

}

/** 公告 */
export interface CsNoticeList extends HTMLElement {
  /** 公告 */
  notices: NoticeListProps['notices'] | undefined;
  /** 每条的地址，如 /notices/{id} */
  getLink: string | undefined;
  /** 显示年份和发布人 */
  isDetailed: NoticeListProps['isDetailed'] | undefined;
}
export interface CsNoticeListEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;

}

/** 优惠券 */
export interface CsCoupon extends HTMLElement {
  /** 优惠券 */
  coupon: CouponTicketProps['coupon'] | undefined;
  /** 今天，YYYY-MM-DD */
  today: string | undefined;
}
export interface CsCouponEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-claim': CustomEvent<{ coupon: Argument<CouponTicketProps['onClaim'], 0> }>;
}

/** 证书 */
export interface CsCertificate extends HTMLElement {
  /** 证书 */
  certificate: CertificateSheetProps['certificate'] | undefined;
  /** 学校名称 */
  schoolName: CertificateSheetProps['schoolName'] | undefined;
  /** 查询时间，只印在纸上 */
  queriedAt: CertificateSheetProps['queriedAt'] | undefined;
  /** 完整显示证件号和手机号 */
  isRevealed: CertificateSheetProps['isRevealed'] | undefined;
}
export interface CsCertificateEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;

}

/** 课程卡 */
export interface CsLessonCard extends HTMLElement {
  /** 课表中的一节 */
  activity: LessonCardPartProps['activity'] | undefined;
  /** 现在 */
  now: string | undefined;
  /** 这一节的地址 */
  to: LessonCardPartProps['to'] | undefined;
}
export interface CsLessonCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;

}

/** 短视频卡 */
export interface CsShortVideoCard extends HTMLElement {
  /** 短视频 */
  video: ShortVideoCardProps['video'] | undefined;
}
export interface CsShortVideoCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-open': CustomEvent<Record<string, never>>;
  'cs-like': CustomEvent<Record<string, never>>;
}

/** 点评 */
export interface CsCourseReview extends HTMLElement {
  /** 点评 */
  review: ReviewCardProps['review'] | undefined;
}
export interface CsCourseReviewEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-open-file': CustomEvent<{ index: Argument<ReviewCardProps['onOpenFile'], 0> }>;
  'cs-like': CustomEvent<Record<string, never>>;
  'cs-comments': CustomEvent<Record<string, never>>;
}

/** 相册 */
export interface CsAlbumTile extends HTMLElement {
  /** 相册 */
  category: AlbumTileProps['category'] | undefined;
  /** 封面图的地址 */
  coverUrl: AlbumTileProps['coverUrl'] | undefined;
  /** small 或 large */
  size: AlbumTileProps['size'] | undefined;
}
export interface CsAlbumTileEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-open': CustomEvent<Record<string, never>>;
}

/** 评论 */
export interface CsCommentThread extends HTMLElement {
  /** 一页评论 */
  comments: Loaded<CommentThreadPartProps['comments']> | undefined;
  /** 回复，按评论的 id */
  replies: CommentThreadPartProps['replies'] | undefined;
  /** 当前学员，可删自己的评论 */
  userId: CommentThreadPartProps['userId'] | undefined;
  /** 现在 */
  now: string | undefined;
}
export interface CsCommentThreadEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-delete': CustomEvent<{ comment: Argument<CommentThreadPartProps['onDelete'], 0> }>;
  'cs-replies': CustomEvent<{ comment: Argument<CommentThreadPartProps['onReplies'], 0> }>;
  'cs-page': CustomEvent<{ page: Argument<CommentThreadPartProps['onPage'], 0> }>;
  'cs-send': RequestEvent<{ content: Argument<CommentThreadPartProps['onSend'], 0> }, CommentThreadPartProps['onSend']>;
  'cs-reply': RequestEvent<{ comment: Argument<CommentThreadPartProps['onReply'], 0>; content: Argument<CommentThreadPartProps['onReply'], 1> }, CommentThreadPartProps['onReply']>;
}

/** 进度条 */
export interface CsProgress extends HTMLElement {
  /** 0 到 1 */
  value: ProgressProps['value'] | undefined;
  /** 读屏时的名称 */
  label: ProgressProps['label'] | undefined;
  /** 读屏时代替百分比的话 */
  valueText: ProgressProps['valueText'] | undefined;
  /** action、success、warning、danger 或 accent */
  tone: ProgressProps['tone'] | undefined;
  /** line 或 bar */
  size: ProgressProps['size'] | undefined;
  /** 当前位置有圆点 */
  hasKnob: ProgressProps['hasKnob'] | undefined;
}
export interface CsProgressEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;

}

/** 标签 */
export interface CsTag extends HTMLElement {
  /** plain、primary、solid、success、warning、danger 或 accent */
  tone: TagPartProps['tone'] | undefined;
}
export interface CsTagEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;

}

/** 文本框 */
export interface CsTextField extends FieldElement {
  /** 标签；没有时取页面上的 <label> */
  label: TextFieldProps['label'] | undefined;
  /** 标签只给读屏 */
  isLabelHidden: TextFieldProps['isLabelHidden'] | undefined;
  /** 字段下的提示 */
  hint: TextFieldProps['hint'] | undefined;
  /** 占位文字 */
  placeholder: TextFieldProps['placeholder'] | undefined;
  /** 最多几个字 */
  maxLength: TextFieldProps['maxLength'] | undefined;
  /** medium 或 large */
  size: TextFieldProps['size'] | undefined;
  /** text、tel 或 password */
  type: TextFieldProps['type'] | undefined;
  /** 浏览器可填的内容 */
  autoComplete: TextFieldProps['autoComplete'] | undefined;
}
export interface CsTextFieldEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;

}

/** 短信验证码 */
export interface CsCodeField extends FieldElement {
  /** 标签；没有时取页面上的 <label> */
  label: CodeFieldPartProps['label'] | undefined;
  /** 标签只给读屏 */
  isLabelHidden: CodeFieldPartProps['isLabelHidden'] | undefined;
  /** 字段下的提示 */
  hint: CodeFieldPartProps['hint'] | undefined;
  /** 占位文字 */
  placeholder: CodeFieldPartProps['placeholder'] | undefined;
  /** 最多几个字 */
  maxLength: CodeFieldPartProps['maxLength'] | undefined;
  /** medium 或 large */
  size: CodeFieldPartProps['size'] | undefined;
  /** 上次发送的时刻，1970 年起的毫秒 */
  sentAt: CodeFieldPartProps['sentAt'] | undefined;
}
export interface CsCodeFieldEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-send-code': RequestEvent<Record<string, never>, CodeFieldPartProps['onSendCode']>;
}

/** 图形验证码 */
export interface CsCaptchaField extends FieldElement {
  /** 图片的地址 */
  captcha: Loaded<CaptchaEntryProps['captcha']> | undefined;
}
export interface CsCaptchaFieldEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-refresh': CustomEvent<Record<string, never>>;
}

/** 证书查询 */
export interface CsLookupForm extends HTMLElement {
  /** 图片的地址 */
  captcha: Loaded<LookupFormPartProps['captcha']> | undefined;
  /** 先选哪一种：level 或 graduation */
  kind: LookupFormPartProps['kind'] | undefined;
}
export interface CsLookupFormEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-refresh': CustomEvent<Record<string, never>>;
  'cs-query': RequestEvent<{ kind: Argument<LookupFormPartProps['onQuery'], 0>; fields: Argument<LookupFormPartProps['onQuery'], 1> }, LookupFormPartProps['onQuery']>;
}

/** 在线咨询 */
export interface CsConsultationForm extends HTMLElement {
  /** 打开 */
  isOpen: ConsultationPartProps['isOpen'] | undefined;
  /** 先填好的姓名、手机号、内容 */
  initial: ConsultationPartProps['initial'] | undefined;
  /** 发出后的承诺，如“一个工作日内回电” */
  reply: ConsultationPartProps['reply'] | undefined;
}
export interface CsConsultationFormEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-close': CustomEvent<Record<string, never>>;
  'cs-send': RequestEvent<{ fields: Argument<ConsultationPartProps['onSend'], 0> }, ConsultationPartProps['onSend']>;
  'cs-send-code': RequestEvent<{ mobile: Argument<ConsultationPartProps['onSendCode'], 0> }, ConsultationPartProps['onSendCode']>;
}

declare global {
  interface HTMLElementTagNameMap {
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
