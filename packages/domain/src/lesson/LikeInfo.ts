/** Likes of a classroom (QNA-04). */
export interface LikeInfo {
  isLiked: boolean;
  total: number;
}
