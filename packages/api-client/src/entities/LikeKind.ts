/** What a person may like: a review, a short video, a picture or video of an album. */
export type LikeKind = 'review' | 'short-video' | 'picture';
