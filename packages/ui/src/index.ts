export { isDay } from './calendar/day/addDays.ts';
export { periodOf } from './calendar/day/Period.ts';
export { formatIcs } from './calendar/ics/formatIcs.ts';
export type { Lesson } from './calendar/lesson/Lesson.ts';
export { CommentReplies } from './cards/comment-thread/CommentReplies.tsx';
export { CommentThread } from './cards/comment-thread/CommentThread.tsx';
export type { CommentDraft, SendOutcome } from './cards/comment-thread/CommentComposer.tsx';
export type { Draft } from './cards/interaction/composer/Draft.ts';
export type { InteractionCounts, InteractionKind } from './cards/interaction/InteractionKind.ts';
export { InteractionPanel } from './cards/interaction/InteractionPanel.tsx';
export { LessonCommentPanel } from './cards/interaction/comment/LessonCommentPanel.tsx';
export type { NoteFields } from './cards/interaction/note/NoteFields.ts';
export type { NoteFilter } from './cards/interaction/note/NoteFilter.ts';
export { NotePanel } from './cards/interaction/note/NotePanel.tsx';
export type { PanelHead } from './cards/interaction/panel/PanelFrame.tsx';
export { PanelSkeleton } from './cards/interaction/panel/PanelSkeleton.tsx';
export { QuestionPanel } from './cards/interaction/question/QuestionPanel.tsx';
export { InteractionStrip, type StripLike } from './cards/interaction/strip/InteractionStrip.tsx';
export type { ClassroomTarget } from './cards/classroom/ClassroomTarget.ts';
export { classroomsOf } from './cards/classroom-row/directoryEntries.ts';
export { ARTICLE_SIZES, type ArticleSize } from './cards/lesson-content/ArticleSize.ts';
export type { ProductLabels } from './cards/product-card/ProductLabels.ts';
export { AppOnlyDialog } from './dialogs/app-only/AppOnlyDialog.tsx';
export { ClosedCourseDialog } from './dialogs/closed-course/ClosedCourseDialog.tsx';
export { DeleteNoteDialog } from './dialogs/interaction/DeleteNoteDialog.tsx';
export { KeepQuestionDialog } from './dialogs/interaction/KeepQuestionDialog.tsx';
export type { PhoneAccountState } from './dialogs/phone-preview/PhoneAccount.tsx';
export { PhonePreviewDialog } from './dialogs/phone-preview/PhonePreviewDialog.tsx';
export { ConsultationDialog } from './forms/consultation/ConsultationDialog.tsx';
export type { ConsultationFields } from './forms/consultation/ConsultationFields.ts';
export type {
  CertificateKind,
  CertificateQueryFields,
} from './forms/certificate-query/CertificateQueryFields.ts';
export type { LoginValues } from './forms/account/LoginFields.ts';
export type { Invitation, RegisterFailure, RegisterValues } from './forms/account/RegisterFields.ts';
export { AuthPanel, type AuthPanelProps } from './layout/auth-layout/AuthPanel.tsx';
export { ExamBar } from './layout/exam-bar/ExamBar.tsx';
export { PracticeBanner } from './layout/practice-banner/PracticeBanner.tsx';
export { FooterBand, type ServiceBlurb } from './layout/footer-band/FooterBand.tsx';
export { Footer, type FooterProps } from './layout/footer/Footer.tsx';
export type { Account } from './layout/header/Account.ts';
export { Header, type HeaderProps } from './layout/header/Header.tsx';
export type { LayoutTarget } from './layout/layout-link/LayoutLink.tsx';
export { PhoneLayout } from './layout/phone-layout/PhoneLayout.tsx';
export { SiteLayout } from './layout/site-layout/SiteLayout.tsx';
export { type RailItem, ToolRail } from './layout/tool-rail/ToolRail.tsx';
export { PhonePanel } from './layout/tool-rail/PhonePanel.tsx';
export { ServicePanel } from './layout/tool-rail/ServicePanel.tsx';
export { UtilityBar } from './layout/utility-bar/UtilityBar.tsx';
export { LazyAudioPlayer } from './player/audio/LazyAudioPlayer.tsx';
export { LazyLessonPlayer } from './player/lesson/LazyLessonPlayer.tsx';
export { preloadLessonPlayer } from './player/lesson/preloadLessonPlayer.ts';
export type { LessonPlayerHandle } from './player/lesson/LessonPlayerHandle.ts';
export {
  DEFAULT_PLAYER_SETTINGS,
  PLAYBACK_RATES,
  type PlaybackRate,
  type PlayerSettings,
} from './player/lesson/PlayerSettings.ts';
export { LazyVideo } from './player/poster/LazyVideo.tsx';
export { Avatar } from './primitives/avatar/Avatar.tsx';
export { Block } from './primitives/block/Block.tsx';
export { BlockBoundary } from './primitives/block/BlockBoundary.tsx';
export {
  dataOf,
  dataOr,
  failed,
  type Loadable,
  LOADING,
  mapLoadable,
  ready,
} from './primitives/block/Loadable.ts';
export { Breadcrumb } from './primitives/breadcrumb/Breadcrumb.tsx';
export { Button } from './primitives/button/Button.tsx';
export { ButtonLink } from './primitives/button/ButtonLink.tsx';
export type { ButtonLook, ButtonSize, ButtonTone, ButtonVariant } from './primitives/button/ButtonRoot.ts';
export { Carousel } from './primitives/carousel/Carousel.tsx';
export { Checkbox } from './primitives/checkbox/Checkbox.tsx';
export { CountdownRing } from './primitives/countdown-ring/CountdownRing.tsx';
export { ConfirmDialog } from './primitives/dialog/ConfirmDialog.tsx';
export { Dialog } from './primitives/dialog/Dialog.tsx';
export { Drawer } from './primitives/drawer/Drawer.tsx';
export { EmptyState } from './primitives/empty-state/EmptyState.tsx';
export { ErrorPanel } from './primitives/error-panel/ErrorPanel.tsx';
export { IconButton } from './primitives/icon-button/IconButton.tsx';
export { ExternalLink } from './primitives/link/ExternalLink.tsx';
export { Link, type LinkProps } from './primitives/link/Link.tsx';
export { LikeButton } from './primitives/like-button/LikeButton.tsx';
export { LinkProvider } from './primitives/link/LinkProvider.tsx';
export { safeHref } from './primitives/link/safeHref.ts';
export { TextLink } from './primitives/link/TextLink.tsx';
export { RenderNearViewport } from './primitives/render-near-viewport/RenderNearViewport.tsx';
export { NoticeStrip, type NoticeTone } from './primitives/notice-strip/NoticeStrip.tsx';
export { PageContainer } from './primitives/page-container/PageContainer.ts';
export { StepPager } from './primitives/pagination/StepPager.tsx';
export { Pagination } from './primitives/pagination/Pagination.tsx';
export { PasswordField } from './primitives/password-field/PasswordField.tsx';
export { Picture } from './primitives/picture/Picture.tsx';
export { FilterPill } from './primitives/pill/FilterPill.tsx';
export { Pill, type PillTone } from './primitives/pill/Pill.tsx';
export { PlayDisc } from './primitives/play-disc/PlayDisc.tsx';
export { Popover } from './primitives/popover/Popover.tsx';
export { Progress, type ProgressTone } from './primitives/progress/Progress.tsx';
export { QrCode } from './primitives/qr-code/QrCode.tsx';
export { formatRelativeTime } from './primitives/time/formatRelativeTime.ts';
export { RichText, type RichTextSize } from './primitives/rich-text/RichText.tsx';
export { prepareRichText } from './primitives/rich-text/prepareRichText.ts';
export { Ring } from './primitives/ring/Ring.tsx';
export { SegmentedControl } from './primitives/segmented-control/SegmentedControl.tsx';
export { Skeleton } from './primitives/skeleton/Skeleton.tsx';
export { smsPhase } from './primitives/sms-code-button/smsPhase.ts';
export { SmsCodeField } from './primitives/sms-code-field/SmsCodeField.tsx';
export { Spinner } from './primitives/spinner/Spinner.ts';
export { Switch } from './primitives/switch/Switch.tsx';
export { type TabItem, TabPanel, Tabs } from './primitives/tabs/Tabs.tsx';
export { Tag, type TagTone } from './primitives/tag/Tag.tsx';
export { TextArea } from './primitives/text-area/TextArea.tsx';
export { TextField, type TextFieldProps } from './primitives/text-field/TextField.tsx';
export { Ticker } from './primitives/ticker/Ticker.tsx';
export { ToastViewport, type ToastItem } from './primitives/toast/ToastViewport.tsx';
export { VisuallyHidden } from './primitives/visually-hidden/VisuallyHidden.ts';
export { RelatedProductsBlock } from './cards/product-card/RelatedProductsBlock.tsx';
export { ClassroomDetailScreen } from './screens/classroom-detail/ClassroomDetailScreen.tsx';
export { CertificateQueryScreen } from './screens/certificate-query/CertificateQueryScreen.tsx';
export { loadCertificatePictureDialog } from './screens/certificate-query/loadCertificatePictureDialog.ts';
export type { DownloadOutcome } from './screens/certificate-query/result/PictureCard.tsx';
export type { QueryOutcome } from './screens/certificate-query/QueryOutcome.ts';
export { BannerBlock } from './screens/home/banner/BannerBlock.tsx';
export { CouponsBlock } from './screens/home/coupons/CouponsBlock.tsx';
export { AlbumDialog } from './dialogs/album/AlbumDialog.tsx';
export { AlbumsBlock } from './screens/home/albums/AlbumsBlock.tsx';
export { selectHomeAlbums } from './screens/home/albums/homeAlbums.ts';
export { EntriesBlock } from './screens/home/entries/EntriesBlock.tsx';
export { homeBlockHeights } from './screens/home/homeBlockHeights.ts';
export { homeHeadings } from './screens/home/homeHeadings.ts';
export { homeItemCounts } from './screens/home/homeItemCounts.ts';
export { HomeColumns } from './screens/home/frame/HomeColumns.ts';
export { SectionHead } from './screens/home/frame/SectionHead.tsx';
export { HomeScreen } from './screens/home/HomeScreen.tsx';
export { MajorsBlock } from './screens/home/majors/MajorsBlock.tsx';
export { NoticesBlock } from './screens/home/notices/NoticesBlock.tsx';
export { ProductsBlock } from './screens/home/products/ProductsBlock.tsx';
export { NewsBlock } from './screens/home/news/NewsBlock.tsx';
export { QuestionsBlock } from './screens/home/questions/QuestionsBlock.tsx';
export type { CourseContents } from './screens/course/contents/CourseContents.ts';
export { CourseScreen } from './screens/course/CourseScreen.tsx';
export { HotMajorScreen } from './screens/hot-major/HotMajorScreen.tsx';
export { catalogueSize } from './screens/hot-major/catalogue/catalogueSize.ts';
export { ReviewFilesDialog } from './screens/home/reviews/ReviewFilesDialog.tsx';
export { ReviewCommentsDialog } from './screens/home/reviews/ReviewCommentsDialog.tsx';
export { ReviewsBlock } from './screens/home/reviews/ReviewsBlock.tsx';
export { ShortVideoDialog } from './screens/home/short-videos/ShortVideoDialog.tsx';
export { ShortVideosBlock } from './screens/home/short-videos/ShortVideosBlock.tsx';
export { LessonScreen } from './screens/lesson/LessonScreen.tsx';
export { LoginGuideScreen } from './screens/login-guide/LoginGuideScreen.tsx';
export { LoginScreen } from './screens/login/LoginScreen.tsx';
export { SignedInScreen } from './screens/login/SignedInScreen.tsx';
export { type ClassFilter, isClassFilter } from './screens/my-classes/classList.ts';
export type { ClassView } from './screens/my-classes/ClassList.tsx';
export { MyClassesScreen } from './screens/my-classes/MyClassesScreen.tsx';
export { LatestNewsBlock } from './screens/news-detail/LatestNewsBlock.tsx';
export { NewsDetailScreen } from './screens/news-detail/NewsDetailScreen.tsx';
export { NewsVideo } from './screens/news-detail/NewsVideo.tsx';
export { NewsListScreen } from './screens/news-list/NewsListScreen.tsx';
export { NotFoundScreen } from './screens/not-found/NotFoundScreen.tsx';
export { NoticeDetailScreen } from './screens/notice-detail/NoticeDetailScreen.tsx';
export { NoticeListScreen } from './screens/notice-list/NoticeListScreen.tsx';
export { SchoolProfileScreen } from './screens/school-profile/SchoolProfileScreen.tsx';
export type { MapSource } from './screens/school-profile/service-points/MapSource.ts';
export { SchoolUnavailableScreen } from './screens/school-unavailable/SchoolUnavailableScreen.tsx';
export { OfflineClassroomScreen } from './screens/offline-classroom/OfflineClassroomScreen.tsx';
export { OrganisationCodeScreen } from './screens/organisation-code/OrganisationCodeScreen.tsx';
export { RegisterScreen } from './screens/register/RegisterScreen.tsx';
export { SsoLoginScreen } from './screens/sso-login/SsoLoginScreen.tsx';
export {
  ExamAnsweringScreen,
  type ExamAnsweringScreenProps,
} from './screens/exam-answering/ExamAnsweringScreen.tsx';
export type { KeptAnswersOffer } from './screens/exam-answering/notice/KeptAnswersOffer.ts';
export { PracticeScreen } from './screens/exam-answering/practice/PracticeScreen.tsx';
export { ExamFinishedScreen } from './screens/exam-finished/ExamFinishedScreen.tsx';
export type { OpenAttempt } from './screens/exam-intro/OpenAttempt.ts';
export { ExamIntroScreen } from './screens/exam-intro/ExamIntroScreen.tsx';
export { ExamReviewScreen } from './screens/exam-review/ExamReviewScreen.tsx';
export type { LessonTab } from './screens/training-class/lessons/lessonTab.ts';
export { PAST_PAGE_SIZES, type PastView } from './screens/training-class/lessons/pastView.ts';
export { formatDuration } from './screens/training-class/statistics/durationParts.ts';
export { TimetableScreen } from './screens/timetable/TimetableScreen.tsx';
export type { TimetablePlace } from './screens/timetable/TimetablePlace.ts';
export { TrainingClassScreen } from './screens/training-class/TrainingClassScreen.tsx';
export { AuthDrawing } from './theme/AuthDrawing.tsx';
export type { BrandArt, BrandTheme } from './theme/BrandTheme.ts';
export { BrandThemeProvider, useBrandArt } from './theme/BrandThemeProvider.tsx';
export { checkContrast } from './theme/checkContrast.ts';
export { media } from './theme/media.ts';
export { standardBrandTheme } from './theme/standard/standardBrandTheme.ts';
export type { Theme, ThemeOverrides } from './theme/standardTheme.ts';
export { theme } from './theme/theme.ts';
