/** Quality of a video: templateType LD, SD, HD, other (VIEW-02). */
export const VIDEO_QUALITIES = ['360P', '480P', '720P', '1080P'] as const;
export type VideoQuality = (typeof VIDEO_QUALITIES)[number];

export interface VideoSource {
  quality: VideoQuality;
  /** A checked http or https address, or one of this origin. */
  url: string;
}

/** A file, picture or article that belongs to a classroom. */
export interface LessonMaterial {
  id: string;
  name: string;
  /** A checked address; null where the school uploaded none. */
  url: string | null;
  /** Foreign HTML of an article: renders through RichText alone. */
  html: string | null;
  /** The lecture summary of a picture. */
  summary: string | null;
}

/** What a classroom shows (VIEW-02, VIEW-03). */
export interface LessonContent {
  /** Video sources by rising quality; empty without video. */
  videos: VideoSource[];
  audioUrl: string | null;
  materials: LessonMaterial[];
  /** WebVTT captions; null without. */
  captionsUrl: string | null;
}
