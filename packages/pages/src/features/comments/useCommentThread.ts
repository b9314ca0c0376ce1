import { pageComments, saveComment } from '@cloud-school/api-client';
import type { Comment, CommentObject, CommentObjectKind, Page } from '@cloud-school/domain';
import { dataOf, type Loadable, type SendOutcome } from '@cloud-school/ui';
import { useState } from 'react';
import { useExistingPage } from '../../platform/data/useExistingPage.ts';
import { useEditableLoadable } from '../../platform/data/useLoadable.ts';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { withReplies } from './commentPages.ts';
import { useCommentMutations } from './useCommentMutations.ts';
import { useCommentSend } from './useCommentSend.ts';

/** First-level comments per page (COMM-01): an album shows all of them. */
const SIZES: Record<CommentObjectKind, number> = { picture: 9999, 'short-video': 10, review: 10 };

interface CommentsOfObject {
  comments: Loadable<Page<Comment>>;
  current: number;
  openPage: (page: number) => void;
  send: (content: string) => Promise<SendOutcome>;
  remove: (comment: Comment) => Promise<unknown>;
  /** Updates the count of replies after one was added or deleted. */
  countReply: (topId: string, by: 1 | -1) => void;
}

/** The comments on an object with paging and changes. */
export function useCommentThread(object: CommentObject): CommentsOfObject {
  const { client } = usePortal();
  const [current, setCurrent] = useState(1);
  const size = SIZES[object.kind];
  const list = useEditableLoadable(pageComments, { object, current, size });
  // The last comment of the last page may have been deleted, here or elsewhere.
  useExistingPage(list.loadable, current, setCurrent);
  const { add, remove } = useCommentMutations(list);
  const sendOnce = useCommentSend(`${object.kind} ${object.id}`);

  async function send(content: string) {
    const outcome = await add('first', () =>
      sendOnce(
        { content, parentId: null },
        {
          save: (idempotencyKey) =>
            client.call(saveComment, { object, content }, { ...CLICK_CALL, idempotencyKey }),
          // New comments are on the first page.
          readList: async () =>
            (await client.call(pageComments, { object, current: 1, size }, { ...CLICK_CALL, isQuiet: true }))
              .items,
          seen: current === 1 ? (dataOf(list.loadable)?.items ?? null) : null,
        },
      ),
    );
    // The new comment is on the first page.
    if (outcome.isSent) setCurrent(1);
    return outcome;
  }

  return {
    comments: list.loadable,
    current,
    openPage: setCurrent,
    send,
    remove,
    countReply: (topId, by) =>
      void list.mutate((page) => page && withReplies(page, topId, by), { revalidate: false }),
  };
}
