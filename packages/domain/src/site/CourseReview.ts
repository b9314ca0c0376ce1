/** A picture or a video that a student added to a review. */
export interface ReviewFile {
  kind: 'picture' | 'video';
  url: string;
  /** The poster of a video. */
  posterUrl: string | null;
}

/** A student's review of a training (HOME-07). */
export interface CourseReview {
  /** Null where the server names none: the review can be read, but neither liked nor commented. */
  id: string | null;
  authorName: string;
  authorAvatarUrl: string | null;
  content: string;
  files: ReviewFile[];
  /** Name of the training. */
  productName: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  createdAt: string | null;
  browseCount: number;
  likeCount: number;
  /** Whether the person of the query likes it. */
  isLiked: boolean;
  /** The school's reply. */
  schoolReply: string | null;
}

/** A review that the server can be told about. */
export type IdentifiedReview = CourseReview & { id: string };

export const isIdentified = (review: CourseReview): review is IdentifiedReview => review.id !== null;
