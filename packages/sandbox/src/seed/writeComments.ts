import { MINUTE } from '../serverTime.ts';
import type { CommentObjectType, StoredComment } from '../store/Collections.ts';

/** Who speaks in the first comments: a student by id, a teacher, or a voice of the school. */
export interface CommentAuthor {
  id: string;
  name: string;
  pic: string | null;
  role?: StoredComment['role'];
}

export interface ReplySeed {
  by: CommentAuthor;
  /** Before the sandbox's first moment. */
  minutesAgo: number;
  text: string;
  /** Answers this reply of the same list, counted from 0; the comment itself where left out. */
  to?: number;
}

export interface CommentSeed extends Omit<ReplySeed, 'to'> {
  /** Id of the picture, short video or review it is about. */
  on: string;
  /** Default: an album picture. */
  type?: CommentObjectType;
  replies?: ReplySeed[];
}

/** Comments with their replies, as if people had written them before `now`. */
export function writeComments(now: number, tenantId: string, seeds: CommentSeed[]): StoredComment[] {
  return seeds.flatMap((seed, place) => {
    const { on: objectId, type: objectType = 'UNIVERSITY_PIC', replies = [] } = seed;
    const top = `cm-${tenantId}-${place + 1}`;
    const write = (id: string, { by, minutesAgo, text }: Omit<ReplySeed, 'to'>): StoredComment => ({
      id,
      tenantId,
      authorId: by.id,
      authorName: by.name,
      authorPic: by.pic,
      role: by.role ?? 'USER',
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
