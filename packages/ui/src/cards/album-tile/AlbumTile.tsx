import type { AlbumCategory } from '@cloud-school/domain';
import { CirclePlay, Image } from 'lucide-react';
import { styled } from 'styled-components';
import { mergeHandlers } from '../../primitives/native/mergeHandlers.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { Pill } from '../../primitives/pill/Pill.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { VisuallyHidden, visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface AlbumTileProps extends NativeProps<'button', 'children'> {
  category: AlbumCategory;
  coverUrl: string | null;
  /** Large is the first tile of a mosaic. */
  size?: 'small' | 'large';
  onOpen: () => void;
}

/** The cover of an album with its name and the counts of its photos and videos (HOME-03). */
export function AlbumTile({ category, coverUrl, size = 'small', onOpen, ...rest }: AlbumTileProps) {
  const { name, pictureCount, videoCount } = category;
  return (
    <Tile type="button" {...rest} onClick={mergeHandlers(rest.onClick, onOpen)}>
      <Cover src={coverUrl ?? undefined} alt="" ratio="2/1" placeholderText={name} />
      <Name $size={size}>
        <PhraseText>{name}</PhraseText>
      </Name>
      <Counts $size={size}>
        {pictureCount > 0 && (
          <Pill tone="overlay" icon={<Image aria-hidden />}>
            {pictureCount}
            <VisuallyHidden>张照片</VisuallyHidden>
          </Pill>
        )}
        {videoCount > 0 && (
          <VideoPill $size={size} tone="overlay" icon={<CirclePlay aria-hidden />}>
            {videoCount}
            <VisuallyHidden>段视频</VisuallyHidden>
          </VideoPill>
        )}
      </Counts>
    </Tile>
  );
}

/* Fills the tile, whose size comes from the mosaic. */
const Cover = styled(Picture)`
  width: 100%;
  height: 100%;
  img {
    transition: transform ${theme.motion.calm};
  }
`;

const Tile = styled.button`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  box-shadow: ${theme.shadow.rest};
  &:hover img {
    transform: scale(1.03);
  }
`;

const Name = styled.span<{ $size: 'small' | 'large' }>`
  position: absolute;
  bottom: ${({ $size }) => ($size === 'large' ? theme.space[5] : theme.space[3])};
  left: ${({ $size }) => ($size === 'large' ? theme.space[5] : theme.space[3])};
  max-width: 60%;
  padding: ${({ $size }) => ($size === 'large' ? `6px ${theme.space[3]}` : `2px ${theme.space[2]}`)};
  ${clamp(1)}
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};
  font: ${({ $size }) => ($size === 'large' ? theme.type.labelStrong : theme.type.bodyStrong)};
  ${media.phone} {
    bottom: ${theme.space[3]};
    left: ${theme.space[3]};
    max-width: ${({ $size }) => ($size === 'large' ? '60%' : `calc(100% - ${theme.space[6]})`)};
    padding: 2px ${theme.space[2]};
    font: ${theme.type.bodyStrong};
  }
`;

const Counts = styled.span<{ $size: 'small' | 'large' }>`
  position: absolute;
  right: ${theme.space[3]};
  bottom: ${theme.space[3]};
  display: flex;
  gap: ${theme.space[2]};
  /* A small tile has room for its name alone; the counts are read aloud. */
  ${media.phone} {
    ${({ $size }) => $size === 'small' && visuallyHidden}
  }
`;

const VideoPill = styled(Pill)<{ $size: 'small' | 'large' }>`
  ${media.tablet} {
    display: ${({ $size }) => ($size === 'small' ? 'none' : 'inline-flex')};
  }
  ${media.phone} {
    display: none;
  }
`;
