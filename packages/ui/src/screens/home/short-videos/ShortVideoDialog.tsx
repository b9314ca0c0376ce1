import type { ShortVideo } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { likeLabel } from '../../../cards/labels/likeLabel.ts';
import { LazyVideo } from '../../../player/poster/LazyVideo.tsx';
import { VideoMissing } from '../../../player/poster/VideoMissing.tsx';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { LikeButton } from '../../../primitives/like-button/LikeButton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

export interface ShortVideoDialogProps {
  video: ShortVideo;
  onClose: () => void;
  onLike: () => void;
  /** The products related to the video. */
  products?: ReactNode;
  comments?: ReactNode;
}

/** A playing short video with its author, description, related products and comments (HOME-08). */
export function ShortVideoDialog({ video, onClose, onLike, products, comments }: ShortVideoDialogProps) {
  const { title, description, coverUrl, videoUrl, authorName, authorAvatarUrl } = video;
  const player = { title, posterUrl: coverUrl, ratio: '3/4' } as const;
  return (
    <Dialog isOpen title={title} width={1000} closeLabel="关闭" isSheetOnPhone onClose={onClose}>
      <Columns>
        <Stage>
          {videoUrl ? <LazyVideo src={videoUrl} {...player} autoPlay /> : <VideoMissing {...player} />}
        </Stage>
        <Side>
          <Author>
            {authorName && <Avatar name={authorName} src={authorAvatarUrl} size={40} />}
            <strong>{authorName}</strong>
            <LikeButton
              variant="framed"
              icon="heart"
              isLiked={video.isLiked}
              count={video.likeCount}
              onToggle={onLike}
              label={likeLabel(title, video.likeCount)}
            />
          </Author>
          {description && <Description>{description}</Description>}
          {products}
          {comments}
        </Side>
      </Columns>
    </Dialog>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[8]};
  padding-bottom: ${theme.space[2]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;

const Stage = styled.div`
  position: sticky;
  top: 0;
  ${media.tablet} {
    position: static;
    width: min(100%, 420px);
    margin: 0 auto;
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;

const Author = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  strong {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font: ${theme.type.labelStrong};
  }
`;

const Description = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
  text-wrap: pretty;
  color: ${theme.color.text.secondary};
  font: ${theme.type.reading};
`;
