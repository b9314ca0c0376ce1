import { isolate, type CourseReview } from '@cloud-school/domain';
import { Eye, MessageSquareText, ThumbsUp } from 'lucide-react';
import { styled } from 'styled-components';
import { formatCount } from '../../primitives/count/formatCount.ts';
import { LikeButton } from '../../primitives/like-button/LikeButton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import { likeLabel } from '../labels/likeLabel.ts';

export interface ReviewCountsProps {
  review: CourseReview;
  /** Absent where the review cannot be liked: its count is plain text. */
  onLike?: (() => void) | undefined;
  /** Absent where the review cannot be commented. */
  onOpenComments?: (() => void) | undefined;
}

/** How often a review was read and liked, and the way to its comments. */
export function ReviewCounts({ review, onLike, onOpenComments }: ReviewCountsProps) {
  const author = isolate(review.authorName);
  return (
    <Counts>
      <span>
        <Eye size={16} aria-hidden />
        <VisuallyHidden>浏览</VisuallyHidden>
        <span>{formatCount(review.browseCount)}</span>
      </span>
      {onLike ? (
        <LikeButton
          isLiked={review.isLiked}
          count={review.likeCount}
          onToggle={onLike}
          label={likeLabel(`${author}的点评`, review.likeCount)}
        />
      ) : (
        <span>
          <ThumbsUp size={16} aria-hidden />
          <VisuallyHidden>点赞</VisuallyHidden>
          <span>{formatCount(review.likeCount)}</span>
        </span>
      )}
      {onOpenComments && (
        <CommentButton type="button" onClick={onOpenComments} aria-label={`评论${author}的点评`}>
          <MessageSquareText size={16} aria-hidden />
          <span>评论</span>
        </CommentButton>
      )}
    </Counts>
  );
}

const CommentButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${theme.size.control.medium};
  &:hover {
    color: ${theme.color.action.base};
  }
`;

const Counts = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]};
  min-height: ${theme.size.control.medium};
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
  > span:first-child {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;
