import type { Comment, Page } from '@cloud-school/domain';
import { type ReactNode, useRef } from 'react';
import { css, styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { Pagination } from '../../primitives/pagination/Pagination.tsx';
import { ScrollBox } from '../../primitives/scroll-box/ScrollBox.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { SendOutcome } from '../composer/useComposer.ts';
import { CommentComposer, type CommentDraft } from './CommentComposer.tsx';
import { CommentList } from './CommentList.tsx';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';

export interface CommentThreadProps extends NativeProps<'section', 'children'> {
  comments: Loadable<Page<Comment>>;
  now: Date;
  /** The signed-in student, who can delete own comments; null for a visitor. */
  userId: string | null;
  onSend: (content: string) => Promise<SendOutcome>;
  draft?: CommentDraft;
  onDelete: (comment: Comment) => void;
  /** The replies of a comment whose panel is open. */
  renderReplies: (comment: Comment) => ReactNode;
  /** Whether a reply to the comment was left unsent: its panel is open from the start. */
  hasReplyDraft?: (comment: Comment) => boolean;
  /** The current page, from 1; without it all comments are on one page. */
  pagination?: { current: number; onChange: (page: number) => void };
  /** 'flow' is part of a page; 'column' fills one side of a dialog: the list scrolls, the field stays at the bottom. */
  layout?: 'flow' | 'column';
}

/** Comments with their replies, and a field to write one (COMM-01 to COMM-04). */
export function CommentThread({
  comments,
  now,
  userId,
  onSend,
  draft,
  onDelete,
  renderReplies,
  hasReplyDraft,
  pagination,
  layout = 'flow',
  ...rest
}: CommentThreadProps) {
  const top = useRef<HTMLDivElement>(null);
  const page = dataOf(comments);
  const List = layout === 'column' ? Column : 'div';

  async function send(content: string) {
    const outcome = await onSend(content);
    // The new comment is the first of the list.
    if (outcome.isSent) top.current?.scrollIntoView({ block: 'nearest' });
    return outcome;
  }

  const composer = (
    <Composer $layout={layout}>
      <CommentComposer label="评论" placeholder="说说您看到的" size="large" onSend={send} draft={draft} />
    </Composer>
  );
  return (
    <Root aria-label="评论" {...rest} $layout={layout}>
      <Head $layout={layout}>
        <Title>评论{page && <Count>{page.total}</Count>}</Title>
      </Head>
      {layout === 'flow' && composer}
      <List>
        <div ref={top} />
        <Block
          of={comments}
          skeleton={<CommentsSkeleton count={4} />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState variant="bare" title="暂无评论" hint="第一个来说说您看到的" />}
          errorTitle="评论加载失败"
          errorVariant="bare"
        >
          {({ items }) => (
            <CommentList
              comments={items}
              now={now}
              userId={userId}
              onDelete={onDelete}
              renderReplies={renderReplies}
              hasReplyDraft={hasReplyDraft}
            />
          )}
        </Block>
        {page && pagination && page.pages > 1 && (
          <Pages label="评论分页" pages={page.pages} {...pagination} />
        )}
      </List>
      {layout === 'column' && composer}
    </Root>
  );
}

type Layout = { $layout: 'flow' | 'column' };

const Root = styled.section<Layout>`
  ${({ $layout }) =>
    $layout === 'column' &&
    css`
      display: flex;
      flex-direction: column;
      height: 100%;
      min-height: 0;
      background: ${theme.color.surface.card};
      ${media.phone} {
        height: auto;
      }
    `}
`;

const Head = styled.div<Layout>`
  ${({ $layout }) =>
    $layout === 'column' &&
    css`
      display: flex;
      flex: none;
      align-items: center;
      height: 64px;
      padding: 0 ${theme.space[6]};
      border-bottom: 1px solid ${theme.color.line.hairline};
      ${media.phone} {
        height: 52px;
        padding: 0 ${theme.space[4]};
      }
    `}
`;

const Title = styled.h2`
  font: ${theme.type.cardTitle};
`;

const Count = styled.span`
  margin-left: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
`;

/* On a phone the dialog scrolls and the field sticks to its bottom. */
const Column = styled(ScrollBox)`
  flex: 1;
  padding: 0 ${theme.space[6]};
  ${media.phone} {
    padding: 0 ${theme.space[4]};
    overflow: visible;
  }
`;

const Composer = styled.div<Layout>`
  ${({ $layout }) =>
    $layout === 'column'
      ? css`
          flex: none;
          padding: ${theme.space[3]} ${theme.space[6]} max(${theme.space[3]}, env(safe-area-inset-bottom));
          border-top: 1px solid ${theme.color.line.hairline};
          ${media.phone} {
            position: sticky;
            bottom: 0;
            padding-inline: ${theme.space[4]};
            background: ${theme.color.surface.card};
          }
        `
      : css`
          padding-block: ${theme.space[4]} ${theme.space[2]};
        `}
`;

const Pages = styled(Pagination)`
  justify-content: center;
  padding-block: ${theme.space[4]};
`;
