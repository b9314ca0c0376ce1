/**
 * The public exports of ui that need no library of their own, grouped by folder; calendar, player, map and questions beside
 * this file are subpaths of the package. Each component is exported with the type of its props.
 */

// Themes and brands

export * from './theme.ts';

// Primitives

export { Avatar, type AvatarProps } from './primitives/avatar/Avatar.tsx';
export { Block, type BlockProps } from './primitives/block/Block.tsx';
export { BlockBoundary, type BlockBoundaryProps } from './primitives/block/BlockBoundary.tsx';
export { CaughtErrorContext } from './primitives/block/CaughtErrorContext.ts';
export {
  LOADING,
  dataOf,
  dataOr,
  failed,
  mapLoadable,
  ready,
  type Loadable,
} from './primitives/block/Loadable.ts';
export { Breadcrumb, type BreadcrumbProps } from './primitives/breadcrumb/Breadcrumb.tsx';
export { Button, type ButtonProps } from './primitives/button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/button/ButtonLink.tsx';
export type { ButtonStyle, ButtonSize, ButtonTone, ButtonVariant } from './primitives/button/ButtonRoot.ts';
export { Carousel, type CarouselProps } from './primitives/carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './primitives/checkbox/Checkbox.tsx';
export { CountdownRing, type CountdownRingProps } from './primitives/countdown-ring/CountdownRing.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/dialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './primitives/dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './primitives/drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/empty-state/EmptyState.tsx';
export { ErrorPanel, type ErrorPanelProps } from './primitives/error-panel/ErrorPanel.tsx';
export { IconButton, type IconButtonProps } from './primitives/icon-button/IconButton.tsx';
export { LikeButton, type LikeButtonProps } from './primitives/like-button/LikeButton.tsx';
export { ExternalLink, type ExternalLinkProps } from './primitives/link/ExternalLink.tsx';
export { Link, type LinkProps } from './primitives/link/Link.tsx';
export { LinkProvider, type LinkProviderProps } from './primitives/link/LinkProvider.tsx';
export { safeHref } from './primitives/link/safeHref.ts';
export { TextLink } from './primitives/link/TextLink.tsx';
export {
  NoticeStrip,
  type NoticeStripProps,
  type NoticeTone,
} from './primitives/notice-strip/NoticeStrip.tsx';
export { afterPaint } from './primitives/native/afterPaint.ts';
export { PageContainer } from './primitives/page-container/PageContainer.ts';
export { Pagination, type PaginationProps } from './primitives/pagination/Pagination.tsx';
export { StepPager, type StepPagerProps } from './primitives/pagination/StepPager.tsx';
export { PasswordField, type PasswordFieldProps } from './primitives/password-field/PasswordField.tsx';
export { Picture, type PictureProps } from './primitives/picture/Picture.tsx';
export { FilterPill, type FilterPillProps } from './primitives/pill/FilterPill.tsx';
export { Pill, type PillProps, type PillTone } from './primitives/pill/Pill.tsx';
export { PlayDisc, type PlayDiscProps } from './primitives/play-disc/PlayDisc.tsx';
export { Popover, type PopoverProps } from './primitives/popover/Popover.tsx';
export { Progress, type ProgressProps, type ProgressTone } from './primitives/progress/Progress.tsx';
export { QrCode, type QrCodeProps } from './primitives/qr-code/QrCode.tsx';
export {
  RenderNearViewport,
  type RenderNearViewportProps,
  ReservedSpace,
} from './primitives/render-near-viewport/RenderNearViewport.tsx';
export { haveFormulas, prepareRichText } from './primitives/rich-text/loading/prepareRichText.ts';
export { toParagraphs } from './primitives/rich-text/server/toParagraphs.ts';
export { FollowPlace, VideoHosts } from './theme/RichTextSettings.ts';
export { RenewAddress } from './theme/RenewAddress.ts';
export { RichText, type RichTextProps, type RichTextSize } from './primitives/rich-text/RichText.tsx';
export { Ring, type RingProps } from './primitives/ring/Ring.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
} from './primitives/segmented-control/SegmentedControl.tsx';
export { Skeleton, type SkeletonProps } from './primitives/skeleton/Skeleton.tsx';
export { smsPhase } from './primitives/sms-code-button/smsPhase.ts';
export { SmsCodeField, type SmsCodeFieldProps } from './primitives/sms-code-field/SmsCodeField.tsx';
export { Spinner } from './primitives/spinner/Spinner.ts';
export { Switch, type SwitchProps } from './primitives/switch/Switch.tsx';
export { TabPanel, Tabs, type TabItem, type TabPanelProps, type TabsProps } from './primitives/tabs/Tabs.tsx';
export { Tag, type TagProps, type TagTone } from './primitives/tag/Tag.tsx';
export { TextArea, type TextAreaProps } from './primitives/text-area/TextArea.tsx';
export { TextField, type TextFieldProps } from './primitives/text-field/TextField.tsx';
export { Ticker, type TickerProps } from './primitives/ticker/Ticker.tsx';
export { ToastViewport, type ToastItem, type ToastViewportProps } from './primitives/toast/ToastViewport.tsx';
export { useIsHydrating } from './primitives/hydration/useIsHydrating.ts';
export { useIsOnline } from './primitives/online/useIsOnline.ts';
export { useIsPhone } from './primitives/use-is-phone/useIsPhone.ts';
export { useMedia } from './primitives/use-media/useMedia.ts';
export { VisuallyHidden } from './primitives/visually-hidden/VisuallyHidden.ts';

// Frames of pages

export { AuthPanel, type AuthPanelProps } from './layout/auth-layout/AuthPanel.tsx';
export {
  ClassUnavailable,
  type ClassUnavailableProps,
} from './layout/class-unavailable/ClassUnavailable.tsx';
export { ConfigNotice, type ConfigNoticeProps } from './layout/config-notice/ConfigNotice.tsx';
export { ExamBar, type ExamBarProps } from './layout/exam-bar/ExamBar.tsx';
export { FooterBand, type FooterBandProps, type ServiceBlurb } from './layout/footer-band/FooterBand.tsx';
export { Footer, type FooterProps } from './layout/footer/Footer.tsx';
export type { Account } from './layout/header/Account.ts';
export { AccountEntry } from './layout/header/AccountEntry.tsx';
export { Header, type HeaderProps } from './layout/header/Header.tsx';
export { AccountNews, type AccountNewsProps } from './layout/header/AccountNews.tsx';
export { HeaderBrand, type HeaderBrandProps } from './layout/header/HeaderBrand.tsx';
export { CachedNote, type CachedNoteProps, type CachedNoteReason } from './layout/cached-note/CachedNote.tsx';
export { HeaderDrawer, type HeaderDrawerProps } from './layout/header/HeaderDrawer.tsx';
export { PhonePageLink, type PhonePageLinkProps } from './layout/header/PhonePageLink.tsx';
export { PhonePageTitle, type PhonePageTitleProps } from './layout/header/PhonePageTitle.tsx';
export { LayoutLink, type LayoutLinkProps, type LayoutTarget } from './layout/layout-link/LayoutLink.tsx';
export { PhoneLayout, type PhoneLayoutProps } from './layout/phone-layout/PhoneLayout.tsx';
export {
  PracticeBanner,
  type PracticeBannerProps,
  type PracticePurpose,
} from './layout/practice-banner/PracticeBanner.tsx';
export { SiteLayout, type SiteLayoutProps } from './layout/site-layout/SiteLayout.tsx';
export { PhonePanel, type PhonePanelProps } from './layout/tool-rail/PhonePanel.tsx';
export { ServicePanel, type ServicePanelProps } from './layout/tool-rail/ServicePanel.tsx';
export type { RailItem } from './layout/tool-rail/RailCell.tsx';
export { ToolRail, type ToolRailProps } from './layout/tool-rail/ToolRail.tsx';
export { UtilityBar, type UtilityBarProps } from './layout/utility-bar/UtilityBar.tsx';

// Forms

export type { LoginValues } from './forms/account/LoginFields.ts';
export { LoginForm, type LoginFormProps } from './forms/account/LoginForm.tsx';
export type { Invitation, RegisterFailure, RegisterValues } from './forms/account/RegisterFields.ts';
export { RegisterForm, type RegisterFormProps } from './forms/account/RegisterForm.tsx';
export { CaptchaEntry, type CaptchaEntryProps } from './forms/certificate-query/CaptchaEntry.tsx';
export type {
  CertificateKind,
  CertificateQueryFields,
} from './forms/certificate-query/CertificateQueryFields.ts';
export {
  CertificateQueryForm,
  type CertificateQueryFormProps,
} from './forms/certificate-query/CertificateQueryForm.tsx';
export {
  ConsultationDialog,
  type ConsultationDialogProps,
} from './forms/consultation/ConsultationDialog.tsx';
export type { ConsultationFields } from './forms/consultation/ConsultationFields.ts';
export { smsCodeLabels, smsFailedMessage } from './forms/smsCodeLabels.ts';

// Cards

export { ActivityCard, type ActivityCardProps } from './cards/activity-card/ActivityCard.tsx';
export { ActivityTags, type ActivityTagsProps } from './cards/activity-card/ActivityTags.tsx';
export { AlbumTile, type AlbumTileProps } from './cards/album-tile/AlbumTile.tsx';
export {
  AnnouncementTicker,
  type AnnouncementTickerProps,
} from './cards/announcement-ticker/AnnouncementTicker.tsx';
export { BannerCarousel, type BannerCarouselProps } from './cards/banner-carousel/BannerCarousel.tsx';
export { CertificateSample, type CertificateSampleProps } from './cards/certificate/CertificateSample.tsx';
export { CertificateSheet, type CertificateSheetProps } from './cards/certificate/CertificateSheet.tsx';
export { ClassCard, type ClassCardProps } from './cards/class-card/ClassCard.tsx';
export {
  ClassroomDirectory,
  type ClassroomDirectoryProps,
} from './cards/classroom-row/ClassroomDirectory.tsx';
export { classroomsOf } from './cards/classroom-row/directoryEntries.ts';
export { ClassroomIntro, type ClassroomIntroProps } from './cards/classroom/ClassroomIntro.tsx';
export type { ClassroomTarget } from './cards/classroom/ClassroomTarget.ts';
export type { CommentDraft } from './cards/comment-thread/CommentComposer.tsx';
export { CommentReplies, type CommentRepliesProps } from './cards/comment-thread/CommentReplies.tsx';
export { CommentThread, type CommentThreadProps } from './cards/comment-thread/CommentThread.tsx';
export { CommonQuestions, type CommonQuestionsProps } from './cards/common-questions/CommonQuestions.tsx';
export { ConsultCard, type ConsultCardProps } from './cards/consult-card/ConsultCard.tsx';
export { CouponTicket, type CouponTicketProps } from './cards/coupon-ticket/CouponTicket.tsx';
export { EntryGrid, type EntryGridProps } from './cards/entry-grid/EntryGrid.tsx';
export {
  LessonCommentPanel,
  type LessonCommentPanelProps,
} from './cards/interaction/comment/LessonCommentPanel.tsx';
export type { RepliedComment } from './cards/interaction/comment/RepliedComment.ts';
export type { Draft } from './cards/composer/Draft.ts';
export type { SendOutcome } from './cards/composer/useComposer.ts';
export type { InteractionCounts, InteractionKind } from './cards/interaction/InteractionKind.ts';
export { InteractionPanel, type InteractionPanelProps } from './cards/interaction/InteractionPanel.tsx';
export type { EditedNote, NoteFields } from './cards/interaction/note/NoteFields.ts';
export type { NoteFilter } from './cards/interaction/note/NoteFilter.ts';
export { NotePanel, type NotePanelProps } from './cards/interaction/note/NotePanel.tsx';
export { LessonTabs, type LessonTabsPlace } from './cards/interaction/panel/LessonTabs.tsx';
export { isOwnTab, type PhoneTab } from './cards/interaction/panel/PhoneTab.ts';
export { LessonTabsInteraction } from './cards/interaction/panel/LessonTabsInteraction.tsx';
export type { PanelHead } from './cards/interaction/panel/PanelFrame.tsx';
export { PanelSkeleton, type PanelSkeletonProps } from './cards/interaction/panel/PanelSkeleton.tsx';
export { QuestionPanel, type QuestionPanelProps } from './cards/interaction/question/QuestionPanel.tsx';
export type { Playhead } from './cards/interaction/transcript/Playhead.ts';
export {
  TranscriptPanel,
  type TranscriptPanelProps,
} from './cards/interaction/transcript/TranscriptPanel.tsx';
export {
  InteractionStrip,
  type InteractionStripProps,
  type StripLike,
} from './cards/interaction/strip/InteractionStrip.tsx';
export { AttendanceMark, type AttendanceMarkProps } from './cards/lesson-attendance/AttendanceMark.tsx';
export { LessonAttendance, type LessonAttendanceProps } from './cards/lesson-attendance/LessonAttendance.tsx';
export { ARTICLE_SIZES, type ArticleSize } from './cards/lesson-content/ArticleSize.ts';
export { ImageDialog, type ImageDialogProps } from './cards/lesson-content/ImageDialog.tsx';
export { LiveContent, type LiveContentProps } from './cards/lesson-content/LiveContent.tsx';
export { LessonStage, type LessonStageProps } from './cards/lesson-content/LessonStage.tsx';
export { LeadMajorCard, type LeadMajorCardProps } from './cards/major-card/LeadMajorCard.tsx';
export { MajorCard, type MajorCardProps } from './cards/major-card/MajorCard.tsx';
export { NewsList, type NewsListProps } from './cards/news-list/NewsList.tsx';
export { NoticeList, type NoticeListProps } from './cards/notice-list/NoticeList.tsx';
export { ProductCard, type ProductCardProps } from './cards/product-card/ProductCard.tsx';
export type { ProductLabels } from './cards/product-card/ProductLabels.ts';
export { formatYuan } from './primitives/price/formatYuan.ts';
export { ProductRow, type ProductRowProps } from './cards/product-card/ProductRow.tsx';
export {
  RelatedProductsBlock,
  type RelatedProductsBlockProps,
} from './cards/product-card/RelatedProductsBlock.tsx';
export { ReviewCard, type ReviewCardProps } from './cards/review-card/ReviewCard.tsx';
export { ReviewStatusTag, type ReviewStatusTagProps } from './cards/review-status/ReviewStatusTag.tsx';
export { LessonEndCard, type LessonEndCardProps } from './cards/lesson-end/LessonEndCard.tsx';
export type { LessonEnd } from './cards/lesson-end/LessonEndCard.tsx';
export { ShortVideoCard, type ShortVideoCardProps } from './cards/short-video-card/ShortVideoCard.tsx';
export { InstallCard, type InstallCardProps } from './cards/install-card/InstallCard.tsx';
export {
  StudyEntries,
  type StudyEntriesProps,
  type StudyEntry,
  type StudyEntryKind,
} from './cards/study-entries/StudyEntries.tsx';
export { StudyWeek, type StudyDay, type StudyWeekProps } from './cards/study-week/StudyWeek.tsx';
export {
  StudyEntriesSpace,
  StudyTodaySkeleton,
  StudyWeekSkeleton,
} from './cards/what-now/StudyTodaySkeleton.tsx';
export { WhatNowSkeleton } from './cards/what-now/WhatNowSkeleton.tsx';
export { WhatNowStrip, type WhatNowStripProps } from './cards/what-now/WhatNowStrip.tsx';

// Dialogs

export { AppOnlyDialog, type AppOnlyDialogProps } from './dialogs/app-only/AppOnlyDialog.tsx';
export {
  ClosedCourseDialog,
  type ClosedCourseDialogProps,
} from './dialogs/closed-course/ClosedCourseDialog.tsx';
export { DownloadsDialog, type DownloadsDialogProps } from './dialogs/downloads/DownloadsDialog.tsx';
export type {
  DownloadedRow,
  DownloadRefusal,
  DownloadStop,
  LessonDownload,
} from './dialogs/downloads/LessonDownload.ts';
export type { Poster } from './dialogs/share/Poster.ts';
export { SharePosterDialog, type SharePosterDialogProps } from './dialogs/share/SharePosterDialog.tsx';
export { SearchDialog, type SearchDialogProps } from './dialogs/search/SearchDialog.tsx';
export type { FirstEntries } from './dialogs/search/SearchResults.tsx';
export { DeleteNoteDialog, type DeleteNoteDialogProps } from './dialogs/interaction/DeleteNoteDialog.tsx';
export {
  KeepQuestionDialog,
  type KeepQuestionDialogProps,
} from './dialogs/interaction/KeepQuestionDialog.tsx';
export type { PhoneAccountState } from './dialogs/phone-preview/PhoneAccount.tsx';
export {
  PhonePreviewDialog,
  type PhonePreviewDialogProps,
} from './dialogs/phone-preview/PhonePreviewDialog.tsx';
export { PreflightDialog, type PreflightDialogProps } from './dialogs/preflight/PreflightDialog.tsx';

// Screens

export {
  CertificateQueryScreen,
  type CertificateQueryScreenProps,
} from './screens/certificate-query/CertificateQueryScreen.tsx';
export { loadCertificatePictureDialog } from './screens/certificate-query/loadCertificatePictureDialog.ts';
export type { QueryOutcome } from './screens/certificate-query/QueryOutcome.ts';
export type { DownloadOutcome } from './screens/certificate-query/result/PictureCard.tsx';
export {
  ClassroomDetailScreen,
  type ClassroomDetailScreenProps,
} from './screens/classroom-detail/ClassroomDetailScreen.tsx';
export { AgreementScreen, type AgreementScreenProps } from './screens/agreement/AgreementScreen.tsx';
export { AlbumsBlock, type AlbumsBlockProps } from './screens/home/albums/AlbumsBlock.tsx';
export { selectHomeAlbums } from './screens/home/albums/selectHomeAlbums.ts';
export { BannerBlock, type BannerBlockProps } from './screens/home/banner/BannerBlock.tsx';
export { CouponsBlock, type CouponsBlockProps } from './screens/home/coupons/CouponsBlock.tsx';
export { EntriesBlock, type EntriesBlockProps } from './screens/home/entries/EntriesBlock.tsx';
export { HomeColumns } from './screens/home/frame/HomeColumns.ts';
export { SectionHead, type SectionHeadProps } from './screens/home/frame/SectionHead.tsx';
export { homeBlockHeights, homePhoneHeights } from './screens/home/homeBlockHeights.ts';
export { homeHeadings } from './screens/home/homeHeadings.ts';
export { homeItemCounts } from './screens/home/homeItemCounts.ts';
export { HomeScreen, type HomeScreenProps } from './screens/home/HomeScreen.tsx';
export { MajorsBlock, type MajorsBlockProps } from './screens/home/majors/MajorsBlock.tsx';
export { NewsBlock, type NewsBlockProps } from './screens/home/news/NewsBlock.tsx';
export { NoticesBlock, type NoticesBlockProps } from './screens/home/notices/NoticesBlock.tsx';
export { ProductsBlock, type ProductsBlockProps } from './screens/home/products/ProductsBlock.tsx';
export { QuestionsBlock, type QuestionsBlockProps } from './screens/home/questions/QuestionsBlock.tsx';
export {
  ReviewCommentsDialog,
  type ReviewCommentsDialogProps,
} from './screens/home/reviews/ReviewCommentsDialog.tsx';
export { ReviewsBlock, type ReviewsBlockProps } from './screens/home/reviews/ReviewsBlock.tsx';
export {
  ShortVideosBlock,
  type ShortVideosBlockProps,
} from './screens/home/short-videos/ShortVideosBlock.tsx';
export { catalogueSize } from './screens/hot-major/catalogue/catalogueSize.ts';
export { HotMajorScreen, type HotMajorScreenProps } from './screens/hot-major/HotMajorScreen.tsx';
export { DownloadMark, type DownloadMarkProps } from './dialogs/downloads/DownloadMark.tsx';
export type { LessonHead } from './cards/lesson-content/LessonView.ts';
export { LessonScreen } from './screens/lesson/LessonScreen.tsx';
export type { LessonScreenProps } from './screens/lesson/LessonScreenProps.ts';
export { LoginGuideScreen, type LoginGuideScreenProps } from './screens/login-guide/LoginGuideScreen.tsx';
export { LoginScreen, type LoginScreenProps } from './screens/login/LoginScreen.tsx';
export { SignedInScreen, type SignedInScreenProps } from './screens/login/SignedInScreen.tsx';
export { maskMobile } from './cards/certificate/maskText.ts';
export { formatBytes } from './dialogs/downloads/formatBytes.ts';
export type { OwnAnswer } from './screens/mine/AnswersCard.tsx';
export { MineScreen, type MineScreenProps } from './screens/mine/MineScreen.tsx';
export type { MineFigure } from './screens/mine/PersonCard.tsx';
export type { MineRow } from './screens/mine/RowsCard.tsx';
export type { ClassFilter } from './screens/my-classes/classTabs.ts';
export type { ClassView } from './screens/my-classes/ClassList.tsx';
export { MyClassesScreen, type MyClassesScreenProps } from './screens/my-classes/MyClassesScreen.tsx';
export { LatestNewsBlock, type LatestNewsBlockProps } from './screens/news-detail/LatestNewsBlock.tsx';
export { NewsDetailScreen, type NewsDetailScreenProps } from './screens/news-detail/NewsDetailScreen.tsx';
export { NewsListScreen, type NewsListScreenProps } from './screens/news-list/NewsListScreen.tsx';
export { NotFoundScreen, type NotFoundScreenProps } from './screens/not-found/NotFoundScreen.tsx';
export {
  NoticeDetailScreen,
  type NoticeDetailScreenProps,
} from './screens/notice-detail/NoticeDetailScreen.tsx';
export { NoticeListScreen, type NoticeListScreenProps } from './screens/notice-list/NoticeListScreen.tsx';
export {
  OrganisationCodeScreen,
  type OrganisationCodeScreenProps,
} from './screens/organisation-code/OrganisationCodeScreen.tsx';
export { ProductScreen, type ProductScreenProps } from './screens/product/ProductScreen.tsx';
export type { ProductSchool } from './screens/product/SchoolCard.tsx';
export { RegisterScreen, type RegisterScreenProps } from './screens/register/RegisterScreen.tsx';
export {
  SchoolUnavailableScreen,
  type SchoolUnavailableScreenProps,
} from './screens/school-unavailable/SchoolUnavailableScreen.tsx';
export { SsoLoginScreen, type SsoLoginScreenProps } from './screens/sso-login/SsoLoginScreen.tsx';
export { ACTIVITY_FILTERS, type ActivityFilter } from './screens/training-class/lessons/activityFilter.ts';
export type { LessonTab } from './screens/training-class/lessons/lessonTab.ts';
export { PAST_PAGE_SIZES, type PastView } from './screens/training-class/lessons/pastView.ts';
export { formatServerDuration } from './screens/training-class/statistics/durationParts.ts';
export {
  TrainingClassScreen,
  type TrainingClassScreenProps,
} from './screens/training-class/TrainingClassScreen.tsx';
