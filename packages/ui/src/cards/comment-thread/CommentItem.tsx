import { type Comment, type CommentRole, formatRelativeTime } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { theme } from '../../theme/theme.ts';

interface CommentItemProps {
  comment: Comment;
  now: Date;
  /** Large for a first-level comment, small for a reply. */
  size: 'small' | 'large';
  /** CommentActions under the text. */
  actions: ReactNode;
  /** The replies. */
  children?: ReactNode;
}

const AVATAR = { small: 28, large: 36 };

/** The tag behind an author's name. */
const ROLE_TAGS: Record<CommentRole, string | null> = { user: null, virtual: '虚拟评论' };

/** A comment with its author and time; a virtual comment is marked as one (COMM-04). The content is plain text, never HTML. */
export function CommentItem({ comment, now, size, actions, children }: CommentItemProps) {
  const tag = ROLE_TAGS[comment.role];
  const isReplyToReply = comment.parentId !== comment.topId && comment.parentAuthorName !== null;
  return (
    <Root>
      <Avatar name={comment.authorName} src={comment.authorAvatarUrl} size={AVATAR[size]} />
      <Body>
        <Head>
          <Author>{comment.authorName}</Author>
          {tag && <RoleTag>{tag}</RoleTag>}
          <Time dateTime={comment.createdAt?.replace(' ', 'T')}>
            {formatRelativeTime(comment.createdAt, now)}
          </Time>
        </Head>
        <Text>
          {isReplyToReply && (
            <ReplyTo>
              回复 <bdi>{comment.parentAuthorName}</bdi>：
            </ReplyTo>
          )}
          <bdi>{comment.content}</bdi>
        </Text>
        <Actions>{actions}</Actions>
        {children}
      </Body>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${theme.space[3]};
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;

const Author = styled.strong`
  min-width: 0;
  ${truncate}
  font: ${theme.type.bodyStrong};
`;

const RoleTag = styled(Tag)`
  height: 1.25rem;
`;

const Time = styled.time`
  flex: none;
  margin-left: auto;
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Text = styled.p`
  margin-top: 2px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const ReplyTo = styled.span`
  color: ${theme.color.text.tertiary};
  bdi {
    color: ${theme.color.action.base};
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[4]};
`;
