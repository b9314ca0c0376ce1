import type { Comment } from '@cloud-school/domain';
import { MessageSquare, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { WindowedList } from '../../primitives/windowed-list/WindowedList.tsx';
import { theme } from '../../theme/theme.ts';
import { CommentAction } from './CommentAction.ts';
import { CommentItem } from './CommentItem.tsx';

interface CommentListProps {
  comments: Comment[];
  now: Date;
  userId: string | null;
  onDelete: (comment: Comment) => void;
  renderReplies: (comment: Comment) => ReactNode;
  hasReplyDraft: ((comment: Comment) => boolean) | undefined;
}

/** First-level comments, each with a reply panel that opens and closes. */
export function CommentList({
  comments,
  now,
  userId,
  onDelete,
  renderReplies,
  hasReplyDraft,
}: CommentListProps) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set(comments.filter((comment) => hasReplyDraft?.(comment)).map(({ id }) => id)),
  );
  const isOpen = ({ id }: Comment) => openIds.has(id);

  function toggle({ id }: Comment) {
    const next = new Set(openIds);
    if (!next.delete(id)) next.add(id);
    setOpenIds(next);
  }

  return (
    <WindowedList
      items={comments}
      keyOf={({ id }) => id}
      itemHeight={104}
      isAlwaysRendered={isOpen}
      renderItem={(comment) => (
        <Row>
          <CommentItem
            comment={comment}
            now={now}
            size="large"
            actions={
              <>
                <CommentAction
                  type="button"
                  aria-expanded={isOpen(comment)}
                  $isCurrent={isOpen(comment)}
                  onClick={() => toggle(comment)}
                >
                  <MessageSquare size={14} aria-hidden />
                  <span>
                    {isOpen(comment)
                      ? '收起回复'
                      : comment.replyCount > 0
                        ? `回复 ${comment.replyCount}`
                        : '回复'}
                  </span>
                </CommentAction>
                {userId !== null && comment.authorId === userId && (
                  <CommentAction type="button" onClick={() => onDelete(comment)}>
                    <Trash2 size={14} aria-hidden />
                    <span>删除</span>
                  </CommentAction>
                )}
              </>
            }
          >
            {isOpen(comment) && renderReplies(comment)}
          </CommentItem>
        </Row>
      )}
    />
  );
}

const Row = styled.li`
  padding: ${theme.space[4]} 0 ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line.hairline};
  div:last-child > ul > &:last-child {
    border-bottom: 0;
  }
`;
