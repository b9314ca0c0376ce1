/** Players, and the screens and dialogs that play, as `@cloud-school/ui/player`: needs @vidstack/react and hls.js. */

export { AudioPlayer, type AudioPlayerProps } from './player/audio/AudioPlayer.tsx';
export { LazyAudioPlayer } from './player/lazy/LazyAudioPlayer.tsx';
export { LazyLessonPlayer } from './player/lazy/LazyLessonPlayer.tsx';
export { PLAYBACK_RATES, type PlaybackRate, type PlayerSettings } from './player/lazy/PlayerSettings.ts';
export { pickSource } from './player/lazy/pickSource.ts';
export { preloadPlayer } from './player/preload/preloadPlayer.ts';
export { LessonPlayer, type LessonPlayerProps } from './player/lesson/LessonPlayer.tsx';
export type { LessonPlayerHandle } from './player/lesson/LessonPlayback.ts';
export { LazyVideo, type LazyVideoProps } from './player/poster/LazyVideo.tsx';
export { VideoPlayer, type VideoPlayerProps } from './player/VideoPlayer.tsx';
export { AlbumDialog, type AlbumDialogProps } from './dialogs/album/AlbumDialog.tsx';
export type { CourseContents } from './screens/course/contents/CourseContents.ts';
export { CourseScreen, type CourseScreenProps } from './screens/course/CourseScreen.tsx';
export { type CourseView, FIRST_COURSE_VIEW } from './screens/course/CourseView.ts';
export { INTRODUCTION_TABS } from './screens/course/introduction/introductionTabs.ts';
export { CONTENT_TABS } from './screens/course/contents/contentTabs.ts';
export { ReviewFilesDialog, type ReviewFilesDialogProps } from './screens/home/reviews/ReviewFilesDialog.tsx';
export {
  ShortVideoDialog,
  type ShortVideoDialogProps,
} from './screens/home/short-videos/ShortVideoDialog.tsx';
export { NewsVideo } from './screens/news-detail/NewsVideo.tsx';
export {
  OfflineClassroomScreen,
  type OfflineClassroomScreenProps,
} from './screens/offline-classroom/OfflineClassroomScreen.tsx';
