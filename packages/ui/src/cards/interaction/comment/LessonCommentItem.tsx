import { isolate, type LessonComment } from '@cloud-school/domain';
import { MessageSquare } from 'lucide-react';
import { styled } from 'styled-components';
import { WindowedList } from '../../../primitives/windowed-list/WindowedList.tsx';
import { theme } from '../../../theme/theme.ts';
import { EntryAction } from '../entry/EntryAction.ts';
import { EntryRow, EntryText, InteractionEntry } from '../entry/InteractionEntry.tsx';
import type { CommentWithReplies } from './toCommentThreads.ts';

interface LessonCommentItemProps {
  thread: CommentWithReplies;
  now: Date;
  /** A reply is on its way: its words are not for another comment. */
  isSending: boolean;
  onReply: (parent: LessonComment) => void;
}

/** A comment on a classroom with its replies (QNA-03). */
export function LessonCommentItem({ thread, now, isSending, onReply }: LessonCommentItemProps) {
  const { comment, replies } = thread;
  return (
    <EntryRow>
      <CommentEntry comment={comment} now={now} isSending={isSending} onReply={onReply} />
      {replies.length > 0 && (
        <Replies>
          <WindowedList
            items={replies}
            keyOf={({ id }) => id}
            itemHeight={96}
            renderItem={(reply) => (
              <Reply>
                <CommentEntry comment={reply} now={now} isSending={isSending} onReply={onReply} />
              </Reply>
            )}
          />
        </Replies>
      )}
    </EntryRow>
  );
}

interface CommentEntryProps {
  comment: LessonComment;
  now: Date;
  /** A reply is on its way: its words are not for another comment. */
  isSending: boolean;
  onReply: (parent: LessonComment) => void;
}

function CommentEntry({ comment, now, isSending, onReply }: CommentEntryProps) {
  const { authorName, authorAvatarUrl, parentAuthorName, text, createdAt } = comment;
  return (
    <InteractionEntry authorName={authorName} avatarUrl={authorAvatarUrl} createdAt={createdAt} now={now}>
      <EntryText>
        {parentAuthorName && (
          <ReplyTo>
            回复 <bdi>{parentAuthorName}</bdi>：
          </ReplyTo>
        )}
        <bdi>{text}</bdi>
      </EntryText>
      <EntryAction
        type="button"
        aria-label={`回复${isolate(authorName)}`}
        disabled={isSending}
        onClick={() => onReply(comment)}
      >
        <MessageSquare size={14} aria-hidden />
        <span>回复</span>
      </EntryAction>
    </InteractionEntry>
  );
}

const Replies = styled.div`
  margin-top: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[1]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
`;

const Reply = styled.li`
  padding-bottom: ${theme.space[2]};
`;

const ReplyTo = styled.span`
  color: ${theme.color.text.secondary};
`;
