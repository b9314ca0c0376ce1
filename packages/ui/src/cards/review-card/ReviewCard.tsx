import { isolate } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { UnbrokenDate } from '../../primitives/phrase-text/UnbrokenDate.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { type ReviewCountsProps, ReviewCounts } from './ReviewCounts.tsx';
import { ReviewDiamonds } from './ReviewDiamonds.tsx';
import { ReviewFiles } from './ReviewFiles.tsx';
import { ReviewRoot } from './ReviewRoot.ts';
import { ReviewText } from './ReviewText.tsx';

export interface ReviewCardProps extends NativeProps<'article', 'children'>, ReviewCountsProps {
  /** Opens the picture or video with this index. */
  onOpenFile: (index: number) => void;
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
        <ReviewCounts review={review} onLike={onLike} onOpenComments={onOpenComments} />
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
