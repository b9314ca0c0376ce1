import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface StageRoomProps {
  /** The frame where the student stopped; it stands until the video has come. */
  posterUrl?: string | null;
  /** The student has captions on, which are a row of their own on a phone. */
  hasCaptions?: boolean;
}

/** The place of a player before it is known: its picture and the row of its controls, on phones that of its captions too. */
export function StageRoom({ posterUrl, hasCaptions = false }: StageRoomProps) {
  return (
    <Room $hasCaptions={hasCaptions}>{posterUrl && <img src={posterUrl} alt="" decoding="sync" />}</Room>
  );
}

const rows = css<{ $hasCaptions: boolean }>`
  --rows: ${({ $hasCaptions }) => ($hasCaptions ? '5.25rem' : '3rem')};
  box-sizing: border-box;
  aspect-ratio: auto;
  height: calc(56.25vw + var(--rows));
  padding-bottom: var(--rows);
`;

const Room = styled.div<{ $hasCaptions: boolean }>`
  box-sizing: content-box;
  aspect-ratio: 16 / 9;
  padding-bottom: 3rem;
  background: ${theme.color.surface.stage};
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  ${media.lessonPhone} {
    [data-lesson-page] & {
      ${rows}
    }
  }
  ${media.lessonSideways} {
    [data-lesson-page] & {
      height: 100dvh;
    }
  }
`;
