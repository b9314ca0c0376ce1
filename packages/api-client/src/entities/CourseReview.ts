/** A picture or a video that a student added to a review. */
export interface ReviewFile {
  kind: 'picture' | 'video';
  url: string;
  /** What stands for a video until it plays. */
  posterUrl: string | null;
}

/** What a student says of a training (HOME-07). */
export interface CourseReview {
  id: string;
  authorName: string;
  authorAvatarUrl: string | null;
  content: string;
  files: ReviewFile[];
  /** The training it is about. */
  productName: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  createdAt: string | null;
  browseCount: number;
  likeCount: number;
  /** Whether the one who asks likes it. */
  isLiked: boolean;
  /** What the school answered. */
  schoolReply: string | null;
}
