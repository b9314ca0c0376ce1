/** A student's review of a training. */
export interface ReviewSeed {
  id: string;
  author: string;
  /** File in media/avatars without extension; null for none. */
  avatar: string | null;
  product: string;
  content: string;
  /** Addresses of pictures and videos. */
  files: string[];
  tags: string[];
  browseCount: number;
  /** Number of likes before the start of the sandbox. */
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
  /** File in media/posters without extension. */
  poster: string;
  /** File in media/videos without extension. */
  clip: string;
  /** Seconds. */
  duration: number;
  author: string;
  avatar: string | null;
  tag: string;
  likes: number;
  productIds: string[];
}
