/** What can be liked: a review of a training, a short video, a picture or video of an album. */
export type LikeKind = 'review' | 'short-video' | 'picture';
