import { MINUTE } from '../serverTime.ts';
import type { CommentObjectType, StoredComment } from '../store/Collections.ts';

/** The author of a seeded comment: a student, a teacher, or a virtual user of the school. */
export interface CommentAuthor {
  id: string;
  name: string;
  pic: string | null;
  role?: StoredComment['role'];
}

export interface ReplySeed {
  by: CommentAuthor;
  /** Minutes before the start of the sandbox. */
  minutesAgo: number;
  text: string;
  /** Index of the reply in the same list that it replies to; without it, it replies to the comment. */
  to?: number;
}

export interface CommentSeed extends Omit<ReplySeed, 'to'> {
  /** Id of the picture, short video or review. */
  on: string;
  /** Default: an album picture. */
  type?: CommentObjectType;
  replies?: ReplySeed[];
}

/** Comments with their replies, written before `now`. */
export function writeComments(now: number, tenantId: string, seeds: CommentSeed[]): StoredComment[] {
  return seeds.flatMap((seed, commentIndex) => {
    const { on: objectId, type: objectType = 'UNIVERSITY_PIC', replies = [] } = seed;
    const top = `cm-${tenantId}-${commentIndex + 1}`;
    const write = (id: string, { by, minutesAgo, text }: Omit<ReplySeed, 'to'>): StoredComment => ({
      id,
      tenantId,
      authorId: by.id,
      authorName: by.name,
      authorPic: by.pic,
      role: by.role ?? 'user',
      content: text,
      objectId,
      objectType,
      parentId: null,
      parentAuthorName: null,
      repliedUserId: null,
      topId: null,
      createdAt: now - minutesAgo * MINUTE,
    });
    const first = write(top, seed);
    const written = replies.map((reply, index) => write(`${top}-${index + 1}`, reply));
    const answers = written.map((reply, index): StoredComment => {
      const parent = written[replies[index]?.to ?? -1] ?? first;
      return {
        ...reply,
        parentId: parent.id,
        parentAuthorName: parent.authorName,
        repliedUserId: parent.authorId,
        topId: top,
      };
    });
    return [first, ...answers];
  });
}
