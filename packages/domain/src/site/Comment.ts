/** What can be commented on: a picture or video of an album, a short video, a review of a training. */
export type CommentObjectKind = 'picture' | 'short-video' | 'review';

/** The server's codes of the kinds. */
export const COMMENT_OBJECT_TYPES: Record<CommentObjectKind, string> = {
  picture: 'UNIVERSITY_PIC',
  'short-video': 'MICRO_CLASSROOM',
  review: 'ORDER',
};

/** The object that a comment belongs to. */
export interface CommentObject {
  kind: CommentObjectKind;
  id: string;
}

/** Who writes a comment: a person, or somebody on behalf of the school (COMM-04). */
export type CommentRole = 'user' | 'virtual';

/** The server's codes of the roles. */
export const COMMENT_ROLES: Record<CommentRole, string> = { user: 'USER', virtual: 'VEST' };

/** A comment, or a reply to one (COMM-01). */
export interface Comment {
  id: string;
  /** User id of the author; null when the server sends none. */
  authorId: string | null;
  authorName: string;
  authorAvatarUrl: string | null;
  role: CommentRole;
  content: string;
  objectId: string | null;
  objectKind: CommentObjectKind | null;
  /** Id of the comment that this one replies to; null on the first level. */
  parentId: string | null;
  parentAuthorName: string | null;
  /** User id of the parent's author. */
  repliedUserId: string | null;
  /** Id of the first-level comment that a reply is listed under; null on the first level. */
  topId: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  createdAt: string | null;
  replyCount: number;
  /** Replies in the same response; most responses carry none. */
  replies: Comment[];
}
