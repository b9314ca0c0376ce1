import type { Comment } from '@cloud-school/domain';
import { useState } from 'react';
import { useUserId } from '../../platform/session/useUserId.ts';
import { createSafeSend } from '../interaction/createSafeSend.ts';

interface Written {
  content: string;
  /** The comment that is replied to; null for one on the first level. */
  parentId: string | null;
}

interface CommentSendPorts {
  save: () => Promise<Comment | null>;
  /** The part of the list that the comment is added to, from the server. */
  readList: () => Promise<readonly Comment[]>;
  /** That part as last seen; null when it was not loaded. */
  seen: readonly Comment[] | null;
}

/** Sends a comment without doubling it after an unknown outcome; resolves to null when the answer does not have it. */
export function useCommentSend(): (written: Written, ports: CommentSendPorts) => Promise<Comment | null> {
  const userId = useUserId();
  const [safeSend] = useState(() => createSafeSend<Written, Comment>(null));

  return async (written, { save, readList, seen }) => {
    let saved: Comment | null = null;
    await safeSend(written, {
      send: async () => {
        saved = await save();
      },
      readList,
      isSame: (comment, { content, parentId }) =>
        comment.authorId === userId && comment.content === content && comment.parentId === parentId,
      seen,
    });
    return saved;
  };
}
