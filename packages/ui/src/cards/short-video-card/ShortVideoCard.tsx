import { type ShortVideo, formatMinutes } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { LikeButton } from '../../primitives/like-button/LikeButton.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { Pill } from '../../primitives/pill/Pill.tsx';
import { PlayDisc } from '../../primitives/play-disc/PlayDisc.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { likeLabel } from '../labels/likeLabel.ts';

export interface ShortVideoCardProps extends NativeProps<'article', 'children'> {
  video: ShortVideo;
  onOpen: () => void;
  onLike: () => void;
}

/** A short video: a portrait cover that opens it, the author and the like button (HOME-08). */
export function ShortVideoCard({ video, onOpen, onLike, ...rest }: ShortVideoCardProps) {
  const { title, coverUrl, authorName, authorAvatarUrl } = video;
  const duration = video.duration === null ? null : formatMinutes(Math.round(video.duration));
  return (
    <Root aria-label={title} {...rest}>
      <Open type="button" onClick={onOpen}>
        <VisuallyHidden>播放：{title}</VisuallyHidden>
        <Cover src={coverUrl ?? undefined} alt="" ratio="3/4" placeholderText={title} />
        <OnCover>
          <PlayDisc />
          {duration !== null && <Pill tone="overlay">{duration}</Pill>}
        </OnCover>
      </Open>
      <Title title={title}>
        <PhraseText>{title}</PhraseText>
      </Title>
      <Foot>
        {authorName && <Avatar name={authorName} src={authorAvatarUrl} size={24} />}
        <Author>{authorName}</Author>
        <LikeButton
          icon="heart"
          isLiked={video.isLiked}
          count={video.likeCount}
          onToggle={onLike}
          label={likeLabel(title, video.likeCount)}
        />
      </Foot>
    </Root>
  );
}

const Root = styled.article`
  min-width: 0;
`;

const Open = styled.button`
  position: relative;
  display: block;
  width: 100%;
  border-radius: ${theme.radius.card};
  &:hover > :last-child > :first-child {
    transform: scale(1.08);
  }
`;

const Cover = styled(Picture)`
  border-radius: inherit;
`;

const OnCover = styled.span`
  position: absolute;
  inset: auto ${theme.space[3]} ${theme.space[3]};
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  > :first-child {
    transition: transform ${theme.motion.quick};
  }
`;

const Title = styled.h3`
  ${clamp(1)}
  ${media.phone} {
    ${clamp(2)}
  }
  margin-top: ${theme.space[2]};
  font: ${theme.type.bodyStrong};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 32px;
`;

const Author = styled.span`
  flex: 1;
  ${clamp(1)}
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
