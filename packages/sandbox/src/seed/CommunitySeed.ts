/** What a student said of a training. */
export interface ReviewSeed {
  id: string;
  author: string;
  /** Name of a file in media/avatars; null where the student has no picture. */
  avatar: string | null;
  product: string;
  content: string;
  /** Addresses of pictures and videos. */
  files: string[];
  tags: string[];
  browseCount: number;
  /** Likes of people from before the sandbox began. */
  likes: number;
  reply: string | null;
  isTop: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** A short video of the home page. */
export interface ShortVideoSeed {
  id: string;
  bizType: 'PEOPLE_SAY' | 'MICRO_CLASSROOM';
  title: string;
  description: string;
  /** Number of its poster in media/posters. */
  poster: string;
  /** Name of its file in media/videos. */
  clip: string;
  /** Seconds. */
  duration: number;
  author: string;
  avatar: string | null;
  tag: string;
  likes: number;
  productIds: string[];
}
