import type { Comment } from '@cloud-school/domain';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { sendOnce } from '../interaction/sendOnce.ts';
import { useOpenSend } from '../interaction/useOpenSend.ts';

interface Written {
  content: string;
  /** The comment that is replied to; null for one on the first level. */
  parentId: string | null;
}

interface CommentSendPorts {
  save: (idempotencyKey: string) => Promise<Comment | null>;
  /** The part of the list that the comment is added to, from the server. */
  readList: () => Promise<readonly Comment[]>;
  /** That part as last seen; null when it was not loaded. */
  seen: readonly Comment[] | null;
}

/**
 * Sends a comment without doubling it after an unknown outcome; resolves to null when the answer does not have it. The subject
 * is the list that it is added to: a reply elsewhere leaves what is known of a comment without an answer.
 */
export function useCommentSend(
  subject: string,
): (written: Written, ports: CommentSendPorts) => Promise<Comment | null> {
  const userId = useUserId();
  const open = useOpenSend(`comment ${subject}`);

  return async (written, { save, readList, seen }) => {
    let saved: Comment | null = null;
    await sendOnce<Written, Comment>(written, {
      open,
      send: async (_, key) => {
        saved = await save(key);
      },
      readList,
      isSame: (comment, { content, parentId }) =>
        comment.authorId === userId && comment.content === content && comment.parentId === parentId,
      seen,
    });
    return saved;
  };
}
