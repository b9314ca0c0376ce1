/** A comment on a classroom (QNA-03); a reply names whom it answers. */
export interface LessonComment {
  id: string;
  text: string;
  parentId: string | null;
  authorName: string;
  authorAvatarUrl: string | null;
  parentAuthorName: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  createdAt: string | null;
}
