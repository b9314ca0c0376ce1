import { isolate, type CourseReview } from '@cloud-school/domain';
import { Eye, MessageSquareText, ThumbsUp } from 'lucide-react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { formatCount } from '../../primitives/count/formatCount.ts';
import { LikeButton } from '../../primitives/like-button/LikeButton.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { UnbrokenDate } from '../../primitives/phrase-text/UnbrokenDate.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { likeLabel } from '../labels/likeLabel.ts';
import { ReviewFiles } from './ReviewFiles.tsx';
import { ReviewRoot } from './ReviewRoot.ts';
import { ReviewText } from './ReviewText.tsx';
import { reviewTier } from './reviewTier.ts';

export interface ReviewCardProps extends NativeProps<'article', 'children'> {
  review: CourseReview;
  /** Absent where the review cannot be liked: its count is plain text. */
  onLike?: () => void;
  /** Opens the picture or video with this index. */
  onOpenFile: (index: number) => void;
  /** Absent where the review cannot be commented. */
  onOpenComments?: (() => void) | undefined;
}

/** A student's review as a quotation: author, tier by likes, text, files and the school's reply (HOME-07). */
export function ReviewCard({ review, onLike, onOpenFile, onOpenComments, ...rest }: ReviewCardProps) {
  const { authorName, productName, createdAt, files, schoolReply } = review;
  return (
    <ReviewRoot aria-label={`${isolate(authorName)}的点评`} {...rest}>
      <QuoteMark />
      <Head>
        <Avatar name={authorName} src={review.authorAvatarUrl} size={48} />
        <Author>
          <Name>
            <strong>{authorName}</strong>
            <ReviewDiamonds likes={review.likeCount} />
          </Name>
          {(productName || createdAt) && (
            <Facts>
              <PhraseText>{productName && createdAt ? `${productName} · ` : productName}</PhraseText>
              {createdAt && <UnbrokenDate>{createdAt.slice(0, 10)}</UnbrokenDate>}
            </Facts>
          )}
        </Author>
      </Head>
      {review.content && <ReviewText text={review.content} />}
      {files.length > 0 && <ReviewFiles files={files} onOpen={onOpenFile} />}
      <Foot>
        {schoolReply && (
          <Reply>
            <strong>学校回复</strong>
            <PhraseText>{schoolReply}</PhraseText>
          </Reply>
        )}
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
              label={likeLabel(`${isolate(authorName)}的点评`, review.likeCount)}
            />
          ) : (
            <span>
              <ThumbsUp size={16} aria-hidden />
              <VisuallyHidden>点赞</VisuallyHidden>
              <span>{formatCount(review.likeCount)}</span>
            </span>
          )}
          {onOpenComments && (
            <CommentButton
              type="button"
              onClick={onOpenComments}
              aria-label={`评论${isolate(authorName)}的点评`}
            >
              <MessageSquareText size={16} aria-hidden />
              <span>评论</span>
            </CommentButton>
          )}
        </Counts>
      </Foot>
    </ReviewRoot>
  );
}

function QuoteMark() {
  return (
    <Mark viewBox="0 0 54 42" width="54" height="42" aria-hidden>
      <path
        d="M0 42V24C0 10 8 2 22 0v9c-6 2-9 5-9 11h9v22ZM32 42V24c0-14 8-22 22-24v9c-6 2-9 5-9 11h9v22Z"
        fill="currentColor"
      />
    </Mark>
  );
}

const Mark = styled.svg`
  position: absolute;
  top: ${theme.space[6]};
  right: ${theme.space[8]};
  color: ${theme.color.action.tint};
  /* The date has its place. */
  ${media.phone} {
    display: none;
  }
`;

const Head = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Author = styled.div`
  min-width: 0;
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[3]};
  padding-right: ${theme.space[14]};
  overflow-wrap: anywhere;
  font: ${theme.type.label};
  strong {
    font-weight: 600;
  }
`;

const Facts = styled.p`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Foot = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: auto;
`;

const Reply = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
  color: ${theme.color.text.secondary};
  overflow-wrap: anywhere;
  strong {
    margin-right: ${theme.space[4]};
    color: ${theme.color.text.primary};
    font-weight: 600;
  }
`;

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

/** The tier of a review by its likes: diamonds and a label. */
function ReviewDiamonds({ likes }: { likes: number }) {
  const { diamonds, label } = reviewTier(likes);
  return (
    <Tier>
      {Array.from({ length: diamonds }, (_, index) => (
        <svg key={index} viewBox="0 0 14 12" width="14" height="12" aria-hidden>
          <path d="M3 0h8l3 4-7 8-7-8Z" fill={theme.color.accent.fill} />
          <path d="M0 4h14L7 12Z" fill={theme.color.accent.ink} fillOpacity="0.4" />
        </svg>
      ))}
      {label}
    </Tier>
  );
}

const Tier = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.accent.ink};
  font: ${theme.type.captionStrong};
  white-space: nowrap;
`;
