/** What can be commented on: an album picture or video, a short video, a review. */
export type CommentObjectType = 'UNIVERSITY_PIC' | 'MICRO_CLASSROOM' | 'ORDER';

/** The thing a comment belongs to. */
export interface CommentObject {
  type: CommentObjectType;
  id: string;
}

/** A comment, or a reply to one (COMM-01). */
export interface Comment {
  id: string;
  /** User id of who wrote it; null where the server does not tell. */
  authorId: string | null;
  authorName: string;
  authorAvatarUrl: string | null;
  /** Written on behalf of the school, not by a person (role VEST, COMM-04). */
  isVirtual: boolean;
  content: string;
  objectId: string | null;
  objectType: CommentObjectType | null;
  /** The comment this one answers; null on the first level. */
  parentId: string | null;
  parentAuthorName: string | null;
  /** User id of who is answered. */
  repliedUserId: string | null;
  /** The comment of the first level a reply stands under. */
  topId: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  createdAt: string | null;
  replyCount: number;
  /** Replies the server sent along; most answers carry none. */
  replies: Comment[];
}
