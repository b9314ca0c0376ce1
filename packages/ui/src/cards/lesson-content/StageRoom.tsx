import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface StageRoomProps {
  /** The frame where the student stopped; it stands until the video has come. */
  posterUrl?: string | null;
  /** The student has captions on, which are a row of their own. */
  hasCaptions?: boolean;
}

/** The place of a player before it is known: its picture, and the rows of its captions and controls. */
export function StageRoom({ posterUrl, hasCaptions = false }: StageRoomProps) {
  return (
    <Room $hasCaptions={hasCaptions}>{posterUrl && <img src={posterUrl} alt="" decoding="sync" />}</Room>
  );
}

const Room = styled.div<{ $hasCaptions: boolean }>`
  --rows: ${({ $hasCaptions }) => ($hasCaptions ? '5.25rem' : '3rem')};
  box-sizing: content-box;
  aspect-ratio: 16 / 9;
  padding-bottom: var(--rows);
  background: ${theme.color.surface.stage};
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  ${media.lessonPhone} {
    [data-lesson-page] & {
      box-sizing: border-box;
      aspect-ratio: auto;
      height: calc(56.25vw + var(--rows));
    }
  }
  ${media.lessonSideways} {
    [data-lesson-page] & {
      height: 100dvh;
    }
  }
`;
