import type { Comment, CommentObject } from '@cloud-school/domain';
import { type CommentDraft, CommentReplies, CommentThread, useSchoolSettings } from '@cloud-school/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { openCommentDraft } from './openCommentDraft.ts';
import { useCommentThread } from './useCommentThread.ts';
import { useReplies } from './useReplies.ts';

const DeleteCommentDialog = lazyDialog(() => import('./DeleteCommentDialog.tsx'), 'DeleteCommentDialog');

interface CommentsProps {
  /** The object of the comments. */
  object: CommentObject;
  /** 'flow' in a page, 'column' for the side of a dialog. */
  layout?: 'flow' | 'column' | undefined;
}

/** What shows the comments on an object; null in a school without comments. */
export function useCommentsOf():
  | ((object: CommentObject, layout?: CommentsProps['layout']) => ReactNode)
  | null {
  const { hasComments } = useSchoolSettings();
  return hasComments ? (object, layout) => <Comments object={object} layout={layout} /> : null;
}

/** The comments on a picture, a short video or a review: read, write and delete (COMM-01 to COMM-04). */
function Comments(props: CommentsProps) {
  const { kind, id } = props.object;
  const userId = useUserId();
  const [writer, setWriter] = useState({ userId, turn: 0 });
  // A student who signs in later, perhaps in another tab, never sees what this one wrote; a visitor's text survives the
  // sign-in.
  if (userId !== null && userId !== writer.userId)
    setWriter({ userId, turn: writer.turn + (writer.userId === null ? 0 : 1) });
  // Each object has its own page number, open panels and draft.
  return <ObjectComments key={`${kind} ${id} ${writer.turn}`} {...props} />;
}

function ObjectComments({ object, layout }: CommentsProps) {
  const now = useNow();
  const { comments, current, openPage, send, remove, countReply } = useCommentThread(object);
  const [deletion, setDeletion] = useState<{ run: () => Promise<unknown> } | null>(null);
  const userId = useUserId();
  const { session } = usePortal();

  return (
    <>
      <CommentThread
        comments={comments}
        now={now}
        userId={userId}
        onSend={send}
        draft={useCommentDraft(`${object.kind} ${object.id}`)}
        onDelete={(comment) => setDeletion({ run: () => remove(comment) })}
        renderReplies={(comment) => (
          <Replies
            object={object}
            comment={comment}
            now={now}
            userId={userId}
            onCount={countReply}
            onDelete={(deleteReply) => setDeletion({ run: deleteReply })}
          />
        )}
        hasReplyDraft={(comment) => openCommentDraft(session, replySubject(object, comment)).text !== ''}
        pagination={{ current, onChange: openPage }}
        layout={layout}
      />
      {deletion && (
        <DeleteCommentDialog
          onConfirm={() => {
            setDeletion(null);
            void deletion.run();
          }}
          onClose={() => setDeletion(null)}
        />
      )}
    </>
  );
}

interface RepliesProps {
  object: CommentObject;
  comment: Comment;
  now: Date;
  userId: string | null;
  onCount: (topId: string, by: 1 | -1) => void;
  /** Runs the deletion after a confirmation. */
  onDelete: (deleteReply: () => Promise<unknown>) => void;
}

function Replies({ object, comment, now, userId, onCount, onDelete }: RepliesProps) {
  const { replies, reply, remove } = useReplies(object, comment, onCount);
  return (
    <CommentReplies
      comment={comment}
      replies={replies}
      now={now}
      userId={userId}
      onReply={reply}
      draft={useCommentDraft(replySubject(object, comment))}
      onDelete={(deleted) => onDelete(() => remove(deleted))}
    />
  );
}

const replySubject = (object: CommentObject, { id }: Comment) => `${object.kind} ${object.id} ${id}`;

/** The unsent comment on a subject; a visitor's draft survives the sign-in (COMM-02). */
function useCommentDraft(subject: string): CommentDraft {
  const { session } = usePortal();
  return useMemo(() => openCommentDraft(session, subject), [session, subject]);
}
