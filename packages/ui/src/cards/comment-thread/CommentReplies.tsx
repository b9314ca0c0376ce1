import { isolate, type Comment } from '@cloud-school/domain';
import { MessageSquare, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { WindowedList } from '../../primitives/windowed-list/WindowedList.tsx';
import { theme } from '../../theme/theme.ts';
import type { SendOutcome } from '../composer/useComposer.ts';
import { CommentAction } from './CommentAction.ts';
import { CommentComposer, type CommentDraft } from './CommentComposer.tsx';
import { CommentItem } from './CommentItem.tsx';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';

export interface CommentRepliesProps extends NativeProps<'div', 'children'> {
  /** The comment that is answered. */
  comment: Comment;
  replies: Loadable<Comment[]>;
  now: Date;
  /** The signed-in student, who can delete own replies; null for a visitor. */
  userId: string | null;
  /** Sends a reply to the comment or to one of its replies. */
  onReply: (parent: Comment, content: string) => Promise<SendOutcome>;
  onDelete: (reply: Comment) => void;
  draft?: CommentDraft;
}

/** The open reply panel of a comment: its replies and a field to write one (COMM-01). */
export function CommentReplies({
  comment,
  replies,
  now,
  userId,
  onReply,
  onDelete,
  draft,
  ...rest
}: CommentRepliesProps) {
  const [target, setTarget] = useState<Comment | null>(null);
  const parent = target ?? comment;
  const label = `回复${isolate(parent.authorName)}`;

  async function send(content: string) {
    const outcome = await onReply(parent, content);
    if (outcome.isSent) setTarget(null);
    return outcome;
  }

  return (
    <Panel {...rest}>
      <Block
        of={replies}
        skeleton={<CommentsSkeleton count={Math.min(2, comment.replyCount)} size="small" />}
        errorTitle="回复加载失败"
        errorVariant="bare"
      >
        {(items) => (
          <WindowedList
            items={items}
            keyOf={({ id }) => id}
            itemHeight={84}
            renderItem={(reply) => (
              <Row>
                <CommentItem
                  comment={reply}
                  now={now}
                  size="small"
                  actions={
                    <>
                      <CommentAction
                        type="button"
                        aria-pressed={target?.id === reply.id}
                        aria-label={`回复${isolate(reply.authorName)}`}
                        $isCurrent={target?.id === reply.id}
                        onClick={() => setTarget(target?.id === reply.id ? null : reply)}
                      >
                        <MessageSquare size={14} aria-hidden />
                        <span>回复</span>
                      </CommentAction>
                      {userId !== null && reply.authorId === userId && (
                        <CommentAction type="button" onClick={() => onDelete(reply)}>
                          <Trash2 size={14} aria-hidden />
                          <span>删除</span>
                        </CommentAction>
                      )}
                    </>
                  }
                />
              </Row>
            )}
          />
        )}
      </Block>
      <CommentComposer label={label} placeholder={label} size="small" onSend={send} draft={draft} />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  margin-top: ${theme.space[1]};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
`;

const Row = styled.li`
  padding-bottom: ${theme.space[2]};
`;
