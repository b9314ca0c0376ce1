import { pageReplies, replyToComment } from '@cloud-school/api-client';
import type { Comment, CommentObject } from '@cloud-school/domain';
import { dataOf, type Loadable, mapLoadable, type SendOutcome } from '@cloud-school/ui';
import { useEditableLoadable } from '../../platform/data/useLoadable.ts';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useCommentMutations } from './useCommentMutations.ts';
import { useCommentSend } from './useCommentSend.ts';

interface RepliesOfComment {
  replies: Loadable<Comment[]>;
  reply: (parent: Comment, content: string) => Promise<SendOutcome>;
  remove: (reply: Comment) => Promise<void>;
}

/** The replies under one first-level comment, loaded when its panel opens (COMM-01). */
export function useReplies(
  object: CommentObject,
  { id: topId }: Comment,
  onCount: (topId: string, by: 1 | -1) => void,
): RepliesOfComment {
  const { client } = usePortal();
  const args = { objectId: object.id, topId };
  const list = useEditableLoadable(pageReplies, args);
  const { add, remove } = useCommentMutations(list);
  const sendOnce = useCommentSend(`${object.kind} ${object.id} ${topId}`);

  return {
    replies: mapLoadable(list.loadable, ({ items }) => items),
    async reply(parent, content) {
      const outcome = await add('last', () =>
        sendOnce(
          { content, parentId: parent.id },
          {
            save: (idempotencyKey) =>
              client.call(replyToComment, { object, content, parent }, { ...CLICK_CALL, idempotencyKey }),
            readList: async () =>
              (await client.call(pageReplies, args, { ...CLICK_CALL, isQuiet: true })).items,
            seen: dataOf(list.loadable)?.items ?? null,
          },
        ),
      );
      if (outcome.isSent) onCount(topId, 1);
      return outcome;
    },
    async remove(deleted) {
      if (await remove(deleted)) onCount(topId, -1);
    },
  };
}
