import { type Comment, type Page, toMoment } from '@cloud-school/domain';
import {
  CommentReplies,
  CommentThread,
  LOADING,
  type Loadable,
  ready,
  type SendOutcome,
} from '@cloud-school/ui';
import { useEffect, useEffectEvent } from 'react';

export interface CommentThreadPartProps {
  comments: Loadable<Page<Comment>>;
  /** Replies by the id of their comment; those of an open panel that has none are loading. */
  replies?: Readonly<Record<string, readonly Comment[]>>;
  /** The signed-in visitor, who can delete own comments. */
  userId?: string;
  now: string;
  onSend: (content: string) => Promise<SendOutcome>;
  onReply: (parent: Comment, content: string) => Promise<SendOutcome>;
  onDelete: (comment: Comment) => void;
  /** A panel of replies opened: load them and set `replies`. */
  onReplies: (comment: Comment) => void;
  onPage: (page: number) => void;
}

/** Comments with their replies. */
export function CommentThreadPart(props: CommentThreadPartProps) {
  const { comments, userId = null, now, onSend, onDelete, onPage } = props;
  const page = comments.status === 'ready' ? comments.data.current : 1;
  return (
    <CommentThread
      comments={comments}
      userId={userId}
      now={toDate(now)}
      onSend={onSend}
      onDelete={onDelete}
      pagination={{ current: page, onChange: onPage }}
      renderReplies={(comment) => <Replies key={comment.id} {...props} comment={comment} />}
    />
  );
}

function Replies(props: CommentThreadPartProps & { comment: Comment }) {
  const { comment, replies, now, userId = null, onReply, onDelete, onReplies } = props;
  const open = useEffectEvent(() => onReplies(comment));
  useEffect(() => open(), []);
  const own = replies?.[comment.id];
  return (
    <CommentReplies
      comment={comment}
      replies={own ? ready([...own]) : LOADING}
      now={toDate(now)}
      userId={userId}
      onReply={onReply}
      onDelete={onDelete}
    />
  );
}

const toDate = (now: string): Date => new Date(toMoment(now) ?? 0);
