// Written by `pnpm write elements` from src/specs.
import type { WhatNowStripProps, ActivityCardProps, CertificateSampleProps, ProductCardProps, ClassCardProps, MajorCardProps, NewsListProps, NoticeListProps, CouponTicketProps, CertificateSheetProps, ShortVideoCardProps, ReviewCardProps, AlbumTileProps, AnnouncementTickerProps, BannerCarouselProps, EntryGridProps, ProductRowProps, LeadMajorCardProps, ConsultCardProps, ClassroomIntroProps } from '@cloud-school/ui';
import type { AttendancePartProps } from '../../parts/AttendancePart.tsx';
import type { StudyWeekPartProps } from '../../parts/StudyWeekPart.tsx';
import type { ClassroomDirectoryPartProps } from '../../parts/ClassroomDirectoryPart.tsx';
import type { ImageDialogPartProps } from '../../parts/ImageDialogPart.tsx';
import type { CommonQuestionsPartProps } from '../../parts/CommonQuestionsPart.tsx';
import type { RelatedProductsPartProps } from '../../parts/RelatedProductsPart.tsx';
import type { LessonCardPartProps } from '../../parts/LessonCardPart.tsx';
import type { CommentThreadPartProps } from '../../parts/CommentThreadPart.tsx';
import type { Argument, CsNavigate, CsRetry, Loaded, RequestEvent } from '../../elementTypes.ts';

/** 现在做什么 */
export interface CsWhatNow extends HTMLElement {
  /** 现在做什么 */
  whatNow: WhatNowStripProps['whatNow'] | undefined;
  /** 现在 */
  now: string | undefined;
  /** 按钮的地址 */
  to: WhatNowStripProps['to'] | undefined;
  /** page 或 slim */
  size: WhatNowStripProps['size'] | undefined;
}
export interface CsWhatNowEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}

/** 活动卡 */
export interface CsActivityCard extends HTMLElement {
  /** 活动 */
  activity: ActivityCardProps['activity'] | undefined;
  /** 现在 */
  now: string | undefined;
  /** 按钮是主按钮 */
  isPrimary: ActivityCardProps['isPrimary'] | undefined;
}
export interface CsActivityCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-open': CustomEvent<Record<string, never>>;
  'cs-exam': CustomEvent<{ test: Argument<ActivityCardProps['onExam'], 0> }>;
}

/** 考勤 */
export interface CsAttendance extends HTMLElement {
  /** 考勤 */
  attendance: AttendancePartProps['attendance'] | undefined;
  /** stage 或 page */
  ground: AttendancePartProps['ground'] | undefined;
  /** 现在 */
  now: string | undefined;
}
export interface CsAttendanceEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-sign': CustomEvent<{ kind: Argument<AttendancePartProps['onSign'], 0> }>;
}

/** 本周学习 */
export interface CsStudyWeek extends HTMLElement {
  /** 七天：date、isStudied、isToday */
  days: StudyWeekPartProps['days'] | undefined;
  /** 超过多少同学，如 78.9% */
  rate: StudyWeekPartProps['rate'] | undefined;
  /** 目标：text、daysLeft */
  goal: StudyWeekPartProps['goal'] | undefined;
}
export interface CsStudyWeekEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}

/** 添加到桌面 */
export interface CsInstallCard extends HTMLElement {
  /** 要显示的按钮，空格隔开：install */
  offers: string | undefined;
}
export interface CsInstallCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-install': CustomEvent<Record<string, never>>;
  'cs-decline': CustomEvent<Record<string, never>>;
}

/** 课程目录 */
export interface CsClassroomDirectory extends HTMLElement {
  /** 章 */
  chapters: ClassroomDirectoryPartProps['chapters'] | undefined;
  /** 正在看的课堂 */
  currentId: ClassroomDirectoryPartProps['currentId'] | undefined;
  /** 每个课堂的地址，如 /lessons/{id} */
  getLink: string | undefined;
  /** mark 或 label */
  variant: ClassroomDirectoryPartProps['variant'] | undefined;
}
export interface CsClassroomDirectoryEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}

/** 大图 */
export interface CsImageDialog extends HTMLElement {
  /** 打开 */
  isOpen: ImageDialogPartProps['isOpen'] | undefined;
  /** 图片：url、name、summary */
  picture: ImageDialogPartProps['picture'] | undefined;
  /** 第几张，如 2 / 12 */
  place: ImageDialogPartProps['place'] | undefined;
}
export interface CsImageDialogEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-move': CustomEvent<{ step: Argument<ImageDialogPartProps['onMove'], 0> }>;
  'cs-close': CustomEvent<Record<string, never>>;
}

/** 常见问题 */
export interface CsCommonQuestions extends HTMLElement {
  /** 问题 */
  questions: CommonQuestionsPartProps['questions'] | undefined;
  /** 先打开哪一个 */
  questionId: CommonQuestionsPartProps['questionId'] | undefined;
}
export interface CsCommonQuestionsEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}

/** 证书样张 */
export interface CsCertificateSample extends HTMLElement {
  /** 名称：subject、kind、level */
  words: CertificateSampleProps['words'] | undefined;
  /** 读屏时的名称 */
  label: CertificateSampleProps['label'] | undefined;
}
export interface CsCertificateSampleEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}

/** 相关项目 */
export interface CsRelatedProducts extends HTMLElement {
  /** 标题 */
  label: RelatedProductsPartProps['label'] | undefined;
  /** 项目 */
  products: Loaded<RelatedProductsPartProps['products']> | undefined;
  /** 加载时占几个位置 */
  expected: RelatedProductsPartProps['expected'] | undefined;
  /** cards 或 side */
  variant: RelatedProductsPartProps['variant'] | undefined;
  /** 两类机构的称呼 */
  labels: RelatedProductsPartProps['labels'] | undefined;
  /** 每个的地址，如 /products/{id} */
  getLink: string | undefined;
}
export interface CsRelatedProductsEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
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
  /** 要显示的按钮，空格隔开：like、comments */
  offers: string | undefined;
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

/** 滚动公告 */
export interface CsAnnouncementTicker extends HTMLElement {
  /** 公告 */
  announcements: AnnouncementTickerProps['announcements'] | undefined;
  /** 每条的地址，如 /notices/{id} */
  getLink: string | undefined;
  /** 更多的地址 */
  moreTo: AnnouncementTickerProps['moreTo'] | undefined;
}
export interface CsAnnouncementTickerEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}

/** 轮播图 */
export interface CsBannerCarousel extends HTMLElement {
  /** 至少一张图 */
  banners: BannerCarouselProps['banners'] | undefined;
}
export interface CsBannerCarouselEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}

/** 业务入口 */
export interface CsEntryGrid extends HTMLElement {
  /** 业务 */
  lines: EntryGridProps['lines'] | undefined;
}
export interface CsEntryGridEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-open': CustomEvent<{ line: Argument<EntryGridProps['onOpen'], 0> }>;
}

/** 项目行 */
export interface CsProductRow extends HTMLElement {
  /** 项目 */
  product: ProductRowProps['product'] | undefined;
  /** 项目页的地址 */
  to: ProductRowProps['to'] | undefined;
  /** 要显示的按钮，空格隔开：open */
  offers: string | undefined;
}
export interface CsProductRowEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-open': CustomEvent<{ product: Argument<ProductRowProps['onOpen'], 0> }>;
}

/** 首个专业卡 */
export interface CsLeadMajorCard extends HTMLElement {
  /** 专业 */
  major: LeadMajorCardProps['major'] | undefined;
  /** 专业页的地址 */
  to: LeadMajorCardProps['to'] | undefined;
}
export interface CsLeadMajorCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}

/** 咨询卡 */
export interface CsConsultCard extends HTMLElement {
  /** 咨询电话 */
  phone: ConsultCardProps['phone'] | undefined;
}
export interface CsConsultCardEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-consult': CustomEvent<Record<string, never>>;
}

/** 课堂介绍 */
export interface CsClassroomIntro extends HTMLElement {
  /** 课堂 */
  detail: ClassroomIntroProps['detail'] | undefined;
}
export interface CsClassroomIntroEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}
