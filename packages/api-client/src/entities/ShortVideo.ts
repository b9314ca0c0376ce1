/** Whose short videos: 大家说 is told by students, 瞬间 are moments of lessons (HOME-08). */
export type ShortVideoKind = 'people-say' | 'moment';

/** A short video of the home page (HOME-08). */
export interface ShortVideo {
  id: string;
  title: string;
  description: string | null;
  coverUrl: string | null;
  /** Null where the server names none: it cannot be played. */
  videoUrl: string | null;
  authorName: string | null;
  authorAvatarUrl: string | null;
  isLiked: boolean;
  likeCount: number;
  /** Seconds; null where not known. */
  duration: number | null;
  /** Trainings that go with it. */
  productIds: string[];
}
