/** 大家说 (students talk) and 瞬间 (moments of lessons), HOME-08. */
export type ShortVideoKind = 'people-say' | 'moment';

/** A short video of the home page (HOME-08). */
export interface ShortVideo {
  id: string;
  title: string;
  description: string | null;
  coverUrl: string | null;
  /** Null when the server sends none; the video cannot be played then. */
  videoUrl: string | null;
  authorName: string | null;
  authorAvatarUrl: string | null;
  isLiked: boolean;
  likeCount: number;
  /** Seconds; null when unknown. */
  duration: number | null;
  /** Ids of related products. */
  productIds: string[];
}
